import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery, createQueryClient } from '#web/query-client.ts';
import { show } from '#web/testing/show.testing.tsx';
import { HelpPage } from './help-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document.documentElement.dataset, 'contact');
});

describe.each([
  ['/privacy', PrivacyPage],
  ['/help', HelpPage],
])('the contact on %s', (at, Page) => {
  const open = () => {
    const client = createQueryClient();
    // Nobody is signed in.
    client.setQueryData(apiQuery('GET /api/bootstrap').queryKey, null as never);
    show(<Page />, { at, client });
  };

  it('is the address that the site was given', () => {
    document.documentElement.dataset.contact = 'maya@example.org';
    open();
    expect(screen.getByRole('link', { name: 'maya@example.org' })).toHaveProperty('href', 'mailto:maya@example.org');
  });

  it('is Help & Feedback of the site without one', () => {
    open();
    expect(document.body.textContent).toContain(
      `The people who run ${location.host} read what you send under Help & Feedback`,
    );
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  });
});
