import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient, apiQuery } from '#web/query-client.ts';
import { Contact } from './contact.tsx';

afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'contact'));

function show(): void {
  const client = createQueryClient();
  // Nobody is signed in.
  client.setQueryData(apiQuery('GET /api/bootstrap').queryKey, null as never);
  render(
    <QueryClientProvider client={client}>
      <Contact />
    </QueryClientProvider>,
  );
}

it('is the address that the site was given', () => {
  document.documentElement.dataset.contact = 'maya@example.org';
  show();
  expect(screen.getByRole('link', { name: 'maya@example.org' })).toHaveProperty('href', 'mailto:maya@example.org');
});

it('is Help & Feedback of the site without one', () => {
  show();
  expect(document.body.textContent).toContain(
    `Those who run ${location.host} read what you send under Help & Feedback`,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
