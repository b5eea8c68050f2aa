import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { ChatTurn, ReviewFacts } from '#coach/port.ts';
import { type Life, wholeLives } from '#evals/life-rows.ts';
import { sampled } from '../section.ts';

/**
 * A hundred replies in the order in which they came, evenly drawn from twelve whole lives of five days and a review each, to be read
 * aloud: `node scripts/eval/lives/hundred-replies.ts`. What a day told is what its week is reviewed by.
 */

type Said = { readonly who: string; readonly when: string; readonly message: string; readonly reply: string };

const START = calendarDay('2026-03-01');
const coach = createBuiltinCoach();

async function daysOf({ who, habits, days }: Life) {
  const said: Said[] = [];
  const doneOn = habits.map((): number[] => []);
  for (const [day, told] of days.entries()) {
    const messages: ChatTurn[] = [];
    let done: readonly string[] = [];
    for (const message of told) {
      messages.push({ role: 'user', content: message });
      const facts = { habits: habits.map((description, at) => ({ id: String(at), description })), messages };
      const { reply, completions } = await coach.checkIn(facts);
      messages.push({ role: 'assistant', content: reply });
      said.push({ who, when: `day ${day + 1}`, message, reply });
      done = completions.filter(({ completed }) => completed).map(({ habitId }) => habitId);
    }
    for (const id of done) doneOn[Number(id)]?.push(day + 1);
  }
  return { said, doneOn };
}

function factsOf({ identity, habits }: Life, doneOn: readonly number[][]): ReviewFacts {
  const votes = doneOn.flat().length;
  const fulfilment = Math.round((100 * votes) / (5 * habits.length));
  const week = { start: START, end: addDays(START, 6), fulfilment, votes, votesEver: votes, hardDays: 0, weeksLate: 0 };
  const series = habits.map((description, at) => ({ seriesId: `s${at}`, description, habitType: 'core' as const }));
  return {
    goal: { description: habits[0] ?? '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' },
    identity: { id: 'i1', name: identity, description: '' },
    week: { ...week, daysActive: new Set(doneOn.flat()).size },
    habits: series.map((habit, at) => {
      const days = (doneOn[at] ?? []).map((day) => addDays(START, day));
      return { ...habit, done: days.length, target: 5, days, skippedDays: [], total: null };
    }),
    earlier: [],
    recommendation: fulfilment < 50 ? 'easier' : 'same',
    topChange: null,
    plan: series.map((habit, order) => ({
      ...habit,
      templateId: null,
      implementationIntention: '',
      targetFrequency: 5,
      difficulty: 'easy',
      order,
    })),
    tried: [],
    messages: [],
  };
}

async function reviewOf(one: Life, doneOn: readonly number[][]): Promise<Said[]> {
  const facts = factsOf(one, doneOn);
  const messages: ChatTurn[] = [];
  const said: Said[] = [];
  for (const message of ['', ...one.review]) {
    if (message !== '') messages.push({ role: 'user', content: message });
    const { reply } = await coach.conductReview({ ...facts, messages: [...messages] });
    messages.push({ role: 'assistant', content: reply });
    said.push({ who: one.who, when: 'review', message, reply });
  }
  return said;
}

const all: Said[] = [];
for (const one of wholeLives()) {
  const { said, doneOn } = await daysOf(one);
  all.push(...said, ...(await reviewOf(one, doneOn)));
}
for (const [at, { who, when, message, reply }] of sampled(all, 100).entries()) {
  const words = message === '' ? 'opens' : `“${message}”`;
  console.log(`${at + 1}. *${who.split(',')[0]}, ${when}, ${words}:* ${reply}`);
}
