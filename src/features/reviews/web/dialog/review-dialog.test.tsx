import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AGAIN,
  answer,
  BEGIN,
  getBodies,
  button,
  CONDUCT,
  END,
  log,
  onPlan,
  open,
  opened,
  OUT_OF_ORDER,
  READ,
  review,
  server,
  START,
  withServer,
} from './review-dialog.testing.tsx';

withServer();

describe('opening', () => {
  it('begins the review once and lets the coach speak first, with the week in pictures', async () => {
    await opened();
    expect(server.times(BEGIN)).toBe(1);
    expect(getBodies(BEGIN)).toEqual([
      {
        identityId: 'i1',
        habitPlanId: 'p1',
        weekStartDate: START,
        weekEndDate: END,
        status: 'in_progress',
        isCompleted: false,
      },
    ]);
    expect(getBodies(CONDUCT)).toEqual([{ weekStartDate: START, weekEndDate: END, previousMessages: [] }]);
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
    expect(getBodies(AGAIN)).toEqual([{ status: 'in_progress' }]);
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
