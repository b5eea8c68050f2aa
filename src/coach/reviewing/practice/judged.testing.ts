import { small } from '#core/words/capital.ts';
import { addDays, calendarDay, toWeekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import type { ChatTurn, ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import { type AdaptedPlan, adaptPlan } from '#coach/builtin/adapting/adapt-plan.ts';
import { habitDifference } from '#coach/builtin/adapting/habit-difference.ts';
import type { PlanLine, ReviewConversation, Wanted } from '#evals/review-rows.testing.ts';
import type { ReviewOutcome } from '../review-turn.ts';

type Held = PlannedHabit & { readonly seriesId: string };
const START = calendarDay('2026-02-15');

function held([description, cue, days]: PlanLine, order: number): Held {
  const act = small(description);
  return {
    seriesId: `s${order}`,
    templateId: null,
    description,
    implementationIntention: description.startsWith('No ') ? `${cue}, I will hold to it.` : `${cue}, I will ${act}.`,
    targetFrequency: typeof days === 'number' ? days : days.length,
    days: typeof days === 'number' ? null : [...days],
    difficulty: 'medium',
    habitType: order < 3 ? 'core' : 'experimental',
    order,
  };
}

const IDENTITY = { id: 'i', name: 'The Steady One', description: '' };

function goalOf({ goal }: ReviewConversation): ReviewFacts['goal'] {
  return { description: goal, currentLevel: 'some_progress', currentFrictions: '', safetyLabel: 'none' };
}

export const heldHabits = ({ plan }: ReviewConversation): Held[] => plan.map(held);

/** What the server knows of the week that a conversation is about. */
export function factsOf(conversation: ReviewConversation): ReviewFacts {
  const habits = heldHabits(conversation);
  const [asked, kept] = [
    habits.reduce((sum, { targetFrequency }) => sum + targetFrequency, 0),
    conversation.plan.reduce((sum, [, , , done]) => sum + done, 0),
  ];
  return {
    goal: goalOf(conversation),
    identity: IDENTITY,
    plan: habits,
    week: {
      start: START,
      end: addDays(START, 6),
      fulfilment: Math.round((100 * kept) / asked),
      daysActive: Math.min(7, kept),
      votes: kept,
      votesEver: kept + 20,
      hardDays: 0,
      weeksLate: 0,
    },
    habits: habits.map(({ seriesId, description, habitType, targetFrequency }, at) => ({
      seriesId,
      description,
      habitType,
      done: conversation.plan[at]?.[3] ?? 0,
      target: targetFrequency,
      days: Array.from({ length: conversation.plan[at]?.[3] ?? 0 }, (_, day) => addDays(START, day)),
      skippedDays: [],
      total: null,
    })),
    earlier: [60],
    recommendation: conversation.choice ?? 'same',
    topChange: null,
    tried: [],
    previews: previewsOf(conversation),
    messages: [],
  };
}

/** What each choice would change. */
function previewsOf(conversation: ReviewConversation) {
  const lines = (choice: Choice) =>
    nextWeek(conversation, { choice }).changes.flatMap(({ before, after }) => habitDifference(before, after) ?? []);
  return { easier: lines('easier'), same: lines('same'), harder: lines('harder') };
}

/** Next week's plan by the adaptive rule, after what was settled in the review. */
export function nextWeek(
  conversation: ReviewConversation,
  { choice, ...outcome }: { choice: Choice } & Partial<ReviewOutcome>,
): AdaptedPlan {
  let fresh = 0;
  return adaptPlan({
    goal: goalOf(conversation),
    identity: IDENTITY,
    habits: heldHabits(conversation),
    weeks: weeksOf(conversation),
    choice,
    mode: 'normal',
    frictions: [...(outcome.dealtWith ?? [])],
    otherHabits: [],
    ...outcome,
    newSeriesId: () => {
      fresh += 1;
      return `fresh${fresh}`;
    },
  });
}

export const choiceOf = ({ choice = 'same' }: ReviewConversation): Choice => choice;

/** The weeks of that plan as the adaptive rule reads them. */
export function weeksOf(conversation: ReviewConversation) {
  const habits = heldHabits(conversation).map(({ seriesId, targetFrequency }, at) => {
    const done = conversation.plan[at]?.[3] ?? 0;
    const doneOn = Array.from({ length: done }, (_, day) => toWeekday(addDays(START, day)));
    return [seriesId, { done, target: targetFrequency, doneOn }] as const;
  });
  return [{ observed: true, habits: Object.fromEntries(habits) }];
}

/** Every reply, the opening first. */
export function repliesIn(conversation: ReviewConversation, answer: (facts: ReviewFacts) => ReviewAnswer) {
  const facts = factsOf(conversation);
  const messages: ChatTurn[] = [{ role: 'assistant', content: answer(facts).reply }];
  for (const content of conversation.says) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: answer({ ...facts, messages: [...messages] }).reply });
  }
  return messages;
}

const has = (text: string | undefined, words: string) => (text ?? '').toLowerCase().includes(words.toLowerCase());

const inOrder = (list: readonly string[]) => WEEKDAYS.filter((day) => list.includes(day)).join();

function isSame(one: PlannedHabit, other: PlannedHabit): boolean {
  const parts = ({ description, implementationIntention, targetFrequency, days }: PlannedHabit) =>
    JSON.stringify([description, implementationIntention, targetFrequency, days ?? null]);
  return parts(one) === parts(other);
}

type Check = (wanted: Wanted, before: Held, after: PlannedHabit) => boolean;

const CHECKS: readonly Check[] = [
  ({ is }, before, after) => is !== 'as-before' || isSame(before, after),
  ({ is }, before, after) => is !== 'changed' || !isSame(before, after),
  ({ is }, before, after) => is !== 'lighter' || isLighter(before, after),
  ({ text }, _, { description }) => text === undefined || has(description, text),
  ({ not }, _, { description }) => not === undefined || !has(description, not),
  ({ cue }, _, after) => cue === undefined || has(after.implementationIntention, cue) || has(after.description, cue),
  ({ times }, _, { targetFrequency }) => times === undefined || targetFrequency === times,
  ({ days }, _, after) => days === undefined || inOrder(after.days ?? []) === inOrder(days),
];

function isAsWanted(wanted: Wanted, before: Held, after: PlannedHabit | undefined): boolean {
  if (wanted.is === 'gone') return after === undefined;
  return after !== undefined && CHECKS.every((check) => check(wanted, before, after));
}

const numberIn = (text: string) => Number(text.split(' ').find((word) => Number(word) > 0) ?? Number.NaN);

function isLighter(before: Held, after: PlannedHabit): boolean {
  const isSmaller = numberIn(after.description) < numberIn(before.description);
  return habitLoad(after) < habitLoad(before) || after.targetFrequency < before.targetFrequency || isSmaller;
}

/** What is not as its conversation wants it; nothing when all is. */
export function problemsOf(
  conversation: ReviewConversation,
  replies: readonly string[],
  after: readonly PlannedHabit[],
): string[] {
  const before = heldHabits(conversation);
  const plan = Object.entries(conversation.next ?? {}).flatMap(([at, wanted]) => {
    const was = before[Number(at)] as Held;
    const now = after.find(({ seriesId }) => seriesId === was.seriesId);
    const is = now
      ? `${now.description} | ${now.implementationIntention} | ${now.days?.join() ?? now.targetFrequency}`
      : 'gone';
    return isAsWanted(wanted, was, now) ? [] : [`${was.description} wants ${JSON.stringify(wanted)}, is: ${is}`];
  });
  const fresh = after.filter(({ seriesId }) => !before.some((was) => was.seriesId === seriesId));
  const { adds, never = [], gentle = [] } = conversation;
  const isAdded = adds === undefined || fresh.some(({ description }) => has(description, adds));
  const wrong = never.flatMap((words) =>
    replies.slice(1).some((reply) => has(reply, words)) ? [`says “${words}”`] : [],
  );
  const missing = Object.entries(conversation.replies ?? {}).flatMap(([at, ways]) =>
    ways.some((words) => has(replies[Number(at)], words)) ? [] : [`reply ${at} says none of ${ways.join(', ')}`],
  );
  const hard = gentle.filter((at) => {
    const reply = replies[at] ?? '';
    const questions = reply.split('?').length - 1;
    return questions > (has(reply, 'shall i') ? 1 : 0) || DIGITS.some((digit) => reply.includes(digit));
  });
  return [
    ...plan,
    ...(isAdded ? [] : [`nothing with “${adds}” was added: ${fresh.map(({ description }) => description).join(', ')}`]),
    ...wrong,
    ...missing,
    ...hard.map((at) => `reply ${at} asks or counts`),
    ...repeated(replies),
  ];
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Sentences that one conversation says twice. */
function repeated(replies: readonly string[]): string[] {
  const said = replies.flatMap((reply) => reply.split('. ').map((part) => part.trim()));
  const long = said.filter((sentence) => sentence.split(' ').length > 3);
  return long.flatMap((sentence, at) => (long.indexOf(sentence) < at ? [`says twice: ${sentence}`] : []));
}
