import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from '#web/testing/memory-router.testing.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { QuickActions } from './quick-actions.tsx';

afterEach(cleanup);

it.each([
  ['the open check-ins first', { pendingCheckIns: 2, pendingReviews: 1 }, 'Daily Check-in (2)', 'check-in'],
  ['the review that waits once none is open', { pendingReviews: 1 }, 'Weekly Review', 'review'],
  ['a plan where none covers today', { hasPlanToday: false, unplanned: 2 }, 'Plan Your Week', 'plan'],
  ['a look at what was noted else', {}, 'Update Progress', 'check-in'],
])('offers %s', (_name, pending, label, opens) => {
  const opened: string[] = [];
  const opener = (what: string) => ({ onOpen: () => opened.push(what), onPrefetch: vi.fn() });
  render(
    <MemoryRouter>
      <QuickActions
        {...{ pendingCheckIns: 0, pendingReviews: 0, hasPlanToday: true, unplanned: 0, ...pending }}
        checkIn={opener('check-in')}
        review={opener('review')}
        plan={opener('plan')}
      />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(opened).toEqual([opens]);
});
