import { small } from '#core/words/capital.ts';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ReviewedHabit } from '#core/review/week-records.ts';
import type { ChatTurn, ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import { reviewTurn } from '../review-turn.ts';

const START = calendarDay('2026-02-15');

/** A habit of the reviewed week, done and set aside on these days of it, counted from 0. */
export function getHabit(
  description: string,
  target: number,
  on: readonly number[],
  skippedOn: readonly number[] = [],
): ReviewedHabit {
  return {
    seriesId: description,
    description,
    habitType: 'core',
    done: on.length,
    target,
    days: on.map((day) => addDays(START, day)),
    skippedDays: skippedOn.map((day) => addDays(START, day)),
    total: null,
  };
}

/** The habit as it stands in the plan. */
function toPlanned({ seriesId, description, habitType, target }: ReviewedHabit, order: number): PlannedHabit {
  const act = small(description);
  return {
    seriesId,
    templateId: null,
    description,
    implementationIntention: `When I come home, I will ${act}.`,
    targetFrequency: Math.max(1, target),
    difficulty: 'easy',
    habitType,
    order,
  };
}

/** What the server would count of these habits. */
export function getFacts(
  habits: readonly ReviewedHabit[],
  change: Partial<Omit<ReviewFacts, 'week'>> & { week?: Partial<ReviewFacts['week']> } = {},
): ReviewFacts {
  const asked = habits.reduce((sum, { target }) => sum + target, 0);
  const kept = habits.reduce((sum, { done, target }) => sum + Math.min(done, target), 0);
  const votes = habits.reduce((sum, { done }) => sum + done, 0);
  const { week, ...rest } = change;
  return {
    goal: {
      description: 'I want to get fit',
      currentLevel: 'not_started',
      currentFrictions: 'no time and always tired',
      safetyLabel: 'none',
    },
    identity: { id: 'i1', name: 'The Everyday Mover', description: 'You move a little every day.' },
    week: {
      start: START,
      end: addDays(START, 6),
      fulfilment: asked === 0 ? null : Math.round((100 * kept) / asked),
      daysActive: new Set(habits.flatMap(({ days }) => days)).size,
      votes,
      votesEver: votes + 34,
      hardDays: 0,
      weeksLate: 0,
      ...week,
    },
    habits,
    earlier: [60],
    recommendation: 'same',
    topChange: null,
    plan: habits.map(toPlanned),
    tried: [],
    messages: [],
    ...rest,
  };
}

/** The whole review: the opening, then what is said to each message. */
export function getReview(facts: ReviewFacts, says: readonly string[]): ReviewAnswer[] {
  const messages: ChatTurn[] = [];
  return [null, ...says].map((content) => {
    if (content !== null) messages.push({ role: 'user', content });
    const answer = reviewTurn({ ...facts, messages: [...messages] });
    messages.push({ role: 'assistant', content: answer.reply });
    return answer;
  });
}

/** Weeks of every kind that a review meets. */
export const WEEKS = {
  good: getFacts([getHabit('Walk for 10 minutes', 5, [0, 1, 2, 4]), getHabit('Do 3 wall push-ups', 4, [1, 2, 5])], {
    topChange: '“Do 3 wall push-ups” was done on 3 of 4 days, so it moves to 3 days a week.',
  }),
  thin: getFacts([getHabit('Walk for 10 minutes', 5, [1]), getHabit('Do 3 wall push-ups', 4, [4])], {
    earlier: [55],
    recommendation: 'easier',
    topChange: '“Walk for 10 minutes” was done on 1 of 5 days, so it becomes 5 minutes.',
  }),
  thinTwice: getFacts([getHabit('Walk for 10 minutes', 5, [3]), getHabit('Do 3 wall push-ups', 4, [])], {
    earlier: [null, 20],
    recommendation: 'easier',
    topChange: '“Do 3 wall push-ups” was done on 0 of 4 days, so it gets a new cue.',
  }),
  nothing: getFacts([getHabit('Walk for 10 minutes', 5, []), getHabit('Do 3 wall push-ups', 4, [])], {
    recommendation: 'easier',
  }),
  overdue: getFacts([getHabit('Walk for 10 minutes', 5, [0, 1, 2]), getHabit('Do 3 wall push-ups', 4, [1])], {
    week: { weeksLate: 3 },
    recommendation: 'easier',
  }),
  full: getFacts([getHabit('Walk for 10 minutes', 5, [0, 1, 2, 3, 4, 5]), getHabit('Do 3 wall push-ups', 2, [1, 5])], {
    earlier: [100, 100],
    recommendation: 'harder',
    topChange: '“Do 3 wall push-ups” was done on 2 of 2 days, so it becomes a core habit.',
  }),
  paused: getFacts([getHabit('Walk for 10 minutes', 0, []), getHabit('Do 3 wall push-ups', 0, [])]),
} as const;
