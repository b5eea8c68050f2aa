import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { takeRecommendations } from '#web/device/review-recommendations.ts';
import { show } from '#web/testing/show.testing.tsx';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';

const START = calendarDay('2026-03-01');
const END = calendarDay('2026-03-07');
const READ = `GET /api/weekly-reviews/i1/${START}`;
const BEGIN = 'POST /api/weekly-reviews';
const AGAIN = 'PATCH /api/weekly-reviews/r1';
const CONDUCT = 'POST /api/weekly-reviews/i1/conduct';
const COMPLETE = 'POST /api/weekly-reviews/complete';
const OUT_OF_ORDER: [number, unknown] = [500, { message: 'Out of order', code: 'INTERNAL' }];

const review = (change: object = {}) => ({
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
  ...change,
});

const answer = (change: object = {}) => ({
  response: 'You walked on 5 of 7 days. What made it work?',
  pauseProposal: null,
  safety: null,
  basicMode: false,
  ...change,
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
    },
  ],
  pausedDays: [END],
} as unknown as HabitGroup;

let server: Loopback;
const onPlan = vi.fn();
const onCompleted = vi.fn();
const onClose = vi.fn();

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

function open(change: Partial<ReviewDialogProps> = {}) {
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

const log = () => within(screen.getByRole('log'));
const button = (name: RegExp) => screen.findByRole('button', { name });
const bodiesOf = (key: string) => server.asked.filter((call) => call.key === key).map(({ body }) => body);

/** Lets the server open the review, and waits for the choices. */
async function opened(change: Partial<ReviewDialogProps> = {}) {
  server.reply(READ, [200, null]);
  server.reply(BEGIN, [201, review()]);
  server.reply(CONDUCT, [200, answer()]);
  const shown = open(change);
  await button(/^Same/);
  return shown;
}

function say(message: string) {
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: message } });
  fireEvent.submit(box);
}

describe('opening', () => {
  it('begins the review once and lets the coach speak first, with the week in pictures', async () => {
    await opened();
    expect(server.times(BEGIN)).toBe(1);
    expect(bodiesOf(BEGIN)).toEqual([
      {
        identityId: 'i1',
        habitPlanId: 'p1',
        weekStartDate: START,
        weekEndDate: END,
        status: 'in_progress',
        isCompleted: false,
      },
    ]);
    expect(bodiesOf(CONDUCT)).toEqual([{ weekStartDate: START, weekEndDate: END, previousMessages: [] }]);
    expect(log().getByText(/You walked on 5 of 7 days/)).toBeTruthy();
    const pictures = within(log().getByRole('region', { name: 'Your week in pictures' }));
    expect(pictures.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'Completion of the week: 25%',
      'Walk for 5 minutes: 1 of 4, done on Sunday, paused on Saturday',
    ]);
  });

  it('takes up what was said before without asking the coach anew', async () => {
    const messages = [
      { role: 'assistant', content: 'You walked on 5 of 7 days.' },
      { role: 'user', content: 'I was tired' },
      { role: 'assistant', content: 'Tired evenings are long.' },
    ];
    server.reply(READ, [200, review({ messages })]);
    server.reply(AGAIN, [200, review({ messages })]);
    open();
    await button(/^Easier/);
    expect(bodiesOf(AGAIN)).toEqual([{ status: 'in_progress' }]);
    expect(server.times(CONDUCT)).toBe(0);
    expect(log().getByText('I was tired')).toBeTruthy();
    expect(log().getByText('Tired evenings are long.')).toBeTruthy();
  });

  it.each([
    ['harder', 'Harder', 'harder'],
    ['easier', 'Easier', 'easier'],
    ['same', 'Same', 'same'],
    // Summed up, and never completed: nothing was chosen.
    [null, 'Same', 'same'],
  ])('shows the summary of a review that was done, says what was chosen (%s), and opens that', async (...row) => {
    const [difficulty, words, opens] = row;
    server.reply(READ, [200, review({ isCompleted: difficulty !== null, aiSummary: 'A good week.', difficulty })]);
    open();
    const plan = await button(/^Plan the next week$/);
    expect(screen.getByText(/Difficulty of the next week/).textContent).toBe(`Difficulty of the next week: ${words}`);
    fireEvent.click(plan);
    expect(log().getByText('A good week.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onPlan).toHaveBeenCalledWith(`/habit-planning/i1?weeklyReview=true&difficulty=${opens}`);
    expect(server.times(AGAIN)).toBe(0);
  });

  it.each([
    ['the reading', [READ, OUT_OF_ORDER], 'Out of order'],
    [
      'the reading, by something else',
      [READ, [502, 'Bad gateway']],
      'Failed to start weekly review. Please try again.',
    ],
    ['the beginning', [BEGIN, [502, 'Bad gateway']], 'Failed to create weekly review'],
    [
      'the beginning, in its own words',
      [BEGIN, [404, { message: 'Habit plan not found', code: 'NOT_FOUND' }]],
      'Habit plan not found',
    ],
  ] as const)('says what failed: %s', async (_name, [key, reply], text) => {
    server.reply(READ, [200, null]);
    server.reply(key, reply as [number, unknown]);
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(screen.queryAllByText(text)).toHaveLength(2);
  });

  it('says of a week that still runs when its review opens, and of no error', async () => {
    const text = 'This week is still running. Its review opens on its last day.';
    server.reply(READ, [200, null]);
    server.reply(BEGIN, [409, { message: text, code: 'CONFLICT' }]);
    open();
    expect((await screen.findByText(text)).closest('[role="status"]')).not.toBeNull();
    expect(screen.queryAllByText(text)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what failed when it was to be taken up again, and tries again', async () => {
    server.reply(READ, [200, review()]);
    server.reply(AGAIN, [502, 'Bad gateway'], [200, review()]);
    server.reply(CONDUCT, [200, answer()]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update weekly review');
    fireEvent.click(await button(/^Try again$/));
    await button(/^Same/);
  });

  it('says when there is room again when too much was asked in a short time', async () => {
    const refused: [number, unknown, Record<string, string>] = [429, { message: 'x', code: 'RATE_LIMITED' }, {}];
    server.reply(READ, [200, null]);
    server.reply(BEGIN, [201, review()]);
    server.reply(CONDUCT, refused, [200, answer()]);
    open();
    const retry = await button(/^Retry$/);
    expect(log().getByText('Too many messages in a short time. You can try again in a minute.')).toBeTruthy();
    fireEvent.click(retry);
    await button(/^Same/);
  });

  it('can be tried again when the coach did not open it', async () => {
    server.reply(READ, [200, null]);
    server.reply(BEGIN, [201, review()]);
    server.reply(CONDUCT, OUT_OF_ORDER, [200, answer()]);
    open();
    const retry = await button(/^Retry$/);
    expect(log().getByText(/Failed to conduct review: 500/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Same/ })).toBeNull();
    fireEvent.click(retry);
    await button(/^Same/);
  });

  it('has no week to look back on without a plan', async () => {
    open({ week: null });
    expect((await screen.findByRole('alert')).textContent).toBe('Habit plan not found');
    expect(server.asked).toEqual([]);
  });
});

describe('the talk', () => {
  it('sends what was said so far with a message, and shows what belongs to the answer', async () => {
    await opened();
    server.reply(CONDUCT, [
      200,
      answer({
        response: 'Enjoy it.',
        basicMode: true,
        pauseProposal: { from: '2026-03-09', until: '2026-03-11', reason: null },
      }),
    ]);
    say('I am away from Monday');
    await log().findByText('Enjoy it.');
    expect(log().getByText('Pause 2026-03-09 to 2026-03-11?')).toBeTruthy();
    expect(log().getByText(/^Basic mode answered this one/)).toBeTruthy();
    expect(bodiesOf(CONDUCT).at(-1)).toMatchObject({
      previousMessages: [
        { role: 'assistant', content: 'You walked on 5 of 7 days. What made it work?' },
        { role: 'user', content: 'I am away from Monday' },
      ],
    });
  });

  it('ends with help where help is called for', async () => {
    await opened();
    const safety = { label: 'crisis', stopsCoaching: true, text: 'Please talk to somebody.' };
    server.reply(CONDUCT, [200, answer({ response: '', safety })]);
    say('I cannot go on');
    await log().findByText('Please talk to somebody.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Same/ })).toBeNull();
  });

  it('stands still at the limit, and the choice goes on working', async () => {
    await opened();
    server.reply(CONDUCT, [403, { message: 'Used up', code: 'AI_LIMIT_REACHED' }]);
    say('One more thing');
    await log().findByText('No more answers');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await button(/^Same/)).hasAttribute('disabled')).toBe(false);
  });
});

describe('the choice', () => {
  const completed = (change: object = {}) => ({
    ...review({ isCompleted: true, recommendations: 'Shorten the walk' }),
    agreement: 'The walk gets shorter.',
    handOff: 'Now the plan.',
    nextPlanStart: '2026-03-08',
    ...change,
  });

  it('completes the review, says the last words, keeps the recommendations and leads to the plan', async () => {
    await opened();
    server.reply(COMPLETE, [200, completed()]);
    fireEvent.click(await button(/^Easier/));
    await log().findByText('The walk gets shorter.');
    expect(log().getByText('Now the plan.')).toBeTruthy();
    expect(bodiesOf(COMPLETE)).toEqual([
      { identityId: 'i1', weekStartDate: START, weekEndDate: END, difficulty: 'easier' },
    ]);
    expect(onCompleted).toHaveBeenCalledOnce();
    expect(takeRecommendations('i1')).toBe('Shorten the walk');
    expect(screen.getByText('Review completed')).toBeTruthy();
    expect(screen.getByText('Weekly review for The Everyday Mover has been saved successfully.')).toBeTruthy();
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith('/habit-planning/i1?weeklyReview=true&difficulty=easier');
  });

  it('that was made in another tab before is the one that stands', async () => {
    await opened();
    server.reply(COMPLETE, [200, completed({ difficulty: 'harder' })]);
    fireEvent.click(await button(/^Easier/));
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith('/habit-planning/i1?weeklyReview=true&difficulty=harder');
  });

  it('can be made again when it could not be saved', async () => {
    await opened();
    server.reply(COMPLETE, OUT_OF_ORDER);
    fireEvent.click(await button(/^Harder/));
    await screen.findByText('Failed to save weekly review completion');
    expect((await button(/^Harder/)).getAttribute('aria-busy')).toBeNull();
    expect(onPlan).not.toHaveBeenCalled();
  });

  it('of a way back is the same, and leads there', async () => {
    await opened({ offersWaysBack: true });
    server.reply(COMPLETE, [200, completed({ nextPlanStart: '2026-03-10' })]);
    fireEvent.click(await button(/^Short week/));
    await log().findByText(/^A short week it is/);
    expect(bodiesOf(COMPLETE)).toMatchObject([{ difficulty: 'same' }]);
    expect(log().queryByText('The walk gets shorter.')).toBeNull();
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith(
      '/habit-planning/i1?weeklyReview=true&mode=short-week&emergency=true&isOverdueReview=true',
    );
  });

  it('leads nowhere when the next week is planned already', async () => {
    await opened({ hasNext: true });
    server.reply(COMPLETE, [200, completed()]);
    fireEvent.click(await button(/^Same/));
    await log().findByText(/^Your next week is planned already/);
    expect(screen.queryByRole('button', { name: 'Plan the next week' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers no ways back in time', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: /^(Short week|Fresh start)/ })).toBeNull();
  });
});
