import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { QuickActions } from './quick-actions.tsx';

afterEach(cleanup);

it.each([
  ['the open check-ins first', { pendingCheckIns: 2, pendingReviews: 1 }, 'Daily Check-in (2)', 'check-in'],
  ['the review that waits once none is open', { pendingCheckIns: 0, pendingReviews: 1 }, 'Weekly Review', 'review'],
  ['a look at what was noted else', { pendingCheckIns: 0, pendingReviews: 0 }, 'Update Progress', 'check-in'],
])('offers %s', (_name, pending, label, opens) => {
  const opened: string[] = [];
  const opener = (what: string) => ({ onOpen: () => opened.push(what), onNear: vi.fn() });
  render(
    <MemoryRouter>
      <QuickActions {...pending} checkIn={opener('check-in')} review={opener('review')} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(opened).toEqual([opens]);
});
