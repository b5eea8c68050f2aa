import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/testing/show.testing.tsx';
import { SafetyCard } from './safety-card.tsx';

it('a number of the text is called by a tap, and the text stays as it is', () => {
  const text = 'Call 999 now. You can talk to a person: Samaritans (116 123). Elsewhere: findahelpline.com.';
  const links = [
    { text: '999', href: 'tel:999' },
    { text: '116 123', href: 'tel:116123' },
  ];
  show(<SafetyCard answer={{ label: 'crisis', text, stopsCoaching: true, goals: [], links }} />, { at: '/' });
  // A toast of another test may still be there.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['999', 'tel:999'],
    ['116 123', 'tel:116123'],
  ]);
});
