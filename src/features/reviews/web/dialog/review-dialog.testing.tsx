import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';

export const START = calendarDay('2026-03-01');
export const END = calendarDay('2026-03-07');
export const READ = `GET /api/weekly-reviews/i1/${START}`;
export const BEGIN = 'POST /api/weekly-reviews';
export const AGAIN = 'PATCH /api/weekly-reviews/r1';
export const CONDUCT = 'POST /api/weekly-reviews/i1/conduct';
export const COMPLETE = 'POST /api/weekly-reviews/complete';
export const AHEAD = `GET /api/weekly-reviews/next-week/i1?weekStart=${START}`;
export const OUT_OF_ORDER: [number, unknown] = [500, { message: 'Out of order', code: 'INTERNAL' }];

export const review = (change: object = {}) => ({
  id: 'r1',
  identityId: 'i1',
  habitPlanId: 'p1',
  weekStartDate: START,
  weekEndDate: END,
  completionRate: null,
  status: 'in_progress',
  isCompleted: false,
  completedAt: null,
  difficulty: null,
  summary: null,
  aiSummary: null,
  reviewNotes: null,
  recommendations: null,
  messages: [],
  chips: [],
  wantsPlan: false,
  ...change,
});

export const answer = (change: object = {}) => ({
  response: 'You walked on 5 of 7 days. What made it work?',
  pauseProposal: null,
  safety: null,
  basicMode: false,
  chips: [],
  wantsPlan: false,
  ...change,
});

/** What each choice would make of the week after. */
export const ahead = () => ({
  recommended: 'same',
  weeks: [
    { choice: 'easier', changes: ['“Walk for 5 minutes” becomes “Walk for 2 minutes”.'], stays: ['Read 1 page'] },
    { choice: 'same', changes: [], stays: ['Walk for 5 minutes', 'Read 1 page'] },
    {
      choice: 'harder',
      changes: ['“Read 1 page”: 4 days a week instead of 3 days a week.'],
      stays: ['Walk for 5 minutes'],
    },
  ],
});

const group = {
  identityId: 'i1',
  plan: { id: 'p1', weekStartDate: START, weekEndDate: END, activeFrom: START, status: 'active' },
  habits: [
    {
      id: 'h1',
      description: 'Walk for 5 minutes',
      order: 0,
      countsFrom: START,
      completedDays: [START],
      completionsThisWeek: 1,
      effectiveTarget: 4,
      dueOn: null,
      measure: null,
      skippedDays: [],
      amounts: [],
    },
  ],
  pausedDays: [END],
} as unknown as HabitGroup;

export let server: Loopback;
export const onPlan = vi.fn();
export const onCompleted = vi.fn();
export const onClose = vi.fn();

/** Gives each test of a file a server of its own, and a browser that remembers nothing. */
export function withServer(): void {
  beforeEach(async () => {
    signedInCookie(true);
    server = await startLoopback();
  });

  afterEach(async () => {
    cleanup();
    signedInCookie(false);
    sessionStorage.clear();
    vi.clearAllMocks();
    await server.close();
  });
}

export function open(change: Partial<ReviewDialogProps> = {}) {
  const client = createQueryClient();
  client.setQueryData(['/api/ai-usage/status'], newcomer().aiUsage);
  return show(
    <ReviewDialog
      open
      opening={1}
      identity={{ id: 'i1', name: 'The Everyday Mover' }}
      week={{ start: START, end: END, habitPlanId: 'p1' }}
      today={END}
      hasNext={false}
      group={group}
      rate={71}
      offersWaysBack={false}
      {...{ onPlan, onCompleted, onClose }}
      renderSafety={({ text }) => <p>{text}</p>}
      renderPause={({ from, until }) => <p>{`Pause ${from} to ${until}?`}</p>}
      limitCard={<p>No more answers</p>}
      {...change}
    />,
    { at: '/', client },
  );
}

export const log = () => within(screen.getByRole('log'));
export const button = (name: RegExp) => screen.findByRole('button', { name });
export const getBodies = (key: string) => server.asked.filter((call) => call.key === key).map(({ body }) => body);

/** Answers the opening, and waits for the choices. */
export async function opened(change: Partial<ReviewDialogProps> = {}) {
  server.reply(READ, [200, null]);
  server.reply(BEGIN, [201, review()]);
  server.reply(CONDUCT, [200, answer()]);
  server.reply(AHEAD, [200, ahead()]);
  const shown = open(change);
  await button(/^Same/);
  return shown;
}

export function say(message: string) {
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: message } });
  fireEvent.submit(box);
}
