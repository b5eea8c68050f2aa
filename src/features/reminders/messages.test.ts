import { describe, expect, it } from 'vitest';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { reminderMessages as texts } from './messages.ts';

const NAME = 'The Everyday Mover';
const NAMES = [NAME, 'The Evening Reader', 'The Calm Parent'];

/** Every sentence that a reminder can say. */
const said = [
  ...[1, 3, 7].map((days) => [texts.review_overdue.title(NAME), texts.review_overdue.message(days)]),
  [texts.review_due.title(), texts.review_due.message(NAME)],
  ...[1, 2, 3].map((many) => [texts.check_in_missing.title(), texts.check_in_missing.message(NAMES.slice(0, many))]),
  [texts.plan_needed.title(NAME), texts.plan_needed.message()],
  ...[0, 2].map((others) => [
    texts.morning_habits.title(others === 0 ? [NAME] : NAMES),
    texts.morning_habits.message('Walk for 5 minutes', others),
  ]),
  [texts.milestone.title(NAME, 25), texts.milestone.message(25)],
  [
    texts.new_insight.title(NAME),
    texts.new_insight.message('On Mondays you did something in 4 of 4 weeks.', 'Try it.'),
  ],
].map(([title = '', message = '']) => ({ title, message }));

const BANNED =
  /\b(should|must|fail\w*|lazy|cheat|excuse|bad day|no pain|guilt\w*|just|streak\w*|miss(?:ed|ing)?|lose|lost|behind|still|forgot\w*|overdue|late|don't|haven't)\b/i;

describe('a reminder', () => {
  it.each(said)('$title: $message', ({ title, message }) => {
    const whole = `${title} ${message}`;
    expect(whole).not.toMatch(BANNED);
    expect(whole.match(/[?]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(whole.match(/!/g) ?? []).toEqual([]);
    expect(whole).not.toMatch(/\b[A-Z]{2,}\b/);
    expect(title.length).toBeLessThanOrEqual(NOTIFICATION.titleMax);
    expect(title.length).toBeLessThanOrEqual(50);
    expect(message.length).toBeLessThanOrEqual(120);
    expect(message).toMatch(/[.?]$/);
  });
});
