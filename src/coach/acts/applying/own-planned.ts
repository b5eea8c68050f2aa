import { cueDays } from '#core/habit/cue/cue-days.ts';
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { toAmount } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { cueTime, type CueTime } from '#coach/builtin/planning/cue-time.ts';
import { lowered } from '#coach/compose/spoken-act.ts';
import { asAct } from '#coach/say/in-a-sentence.ts';
import { allOf, read, wordsOf } from '#coach/text/reading.ts';
import { ownTime, timesSaid } from '../values/own-time.ts';
import { ifThen, toCue } from './cue-sentence.ts';

const USUAL_TIMES = 3;
/** Cues for a habit of which nobody said when: the first at a time of day at which nothing else stands. */
const CUES: readonly (readonly [CueTime, string])[] = [
  ['evening', 'When I finish dinner'],
  ['morning', 'When I finish breakfast'],
  ['midday', 'When I finish lunch'],
];
const ABSTAINS = new Set(['no', 'not', 'never', 'avoid', 'without', 'do']);
const TEMPTED = 'When I am tempted';
const FALLBACK = 'If the day runs away with me, I do the smallest part of it.';
const ABSTAIN_FALLBACK = 'If it slips once, I carry on from the next time.';

function abstains(text: string): boolean {
  const [first, second] = read(text).tokens;
  return ABSTAINS.has(first?.word ?? '') && (first?.word !== 'do' || second?.word === 'not');
}

/** The words of a habit after `I will`. */
export function actOf(text: string): string {
  const plain = lowered(text.endsWith('.') ? text.slice(0, -1) : text);
  if (abstains(text)) return `keep to this: ${plain}`;
  const [first] = read(plain).tokens;
  if (!first) return plain;
  if (first.tag === 'gerund') return first.lemma === 'go' ? plain.replace('going', 'go') : `do some ${plain}`;
  return asAct({ description: text }) === null ? `do this: ${plain}` : plain;
}

function freeCue(habits: readonly PlannedHabit[]): string {
  const taken = new Set(habits.map(({ implementationIntention }) => cueTime(implementationIntention)));
  return (CUES.find(([time]) => !taken.has(time)) ?? CUES[0] ?? ['any', 'When I finish dinner'])[1];
}

/** Where a habit goes: the one whose place it takes leaves it its time and its days. */
export type Place = Pick<PlannedHabit, 'habitType' | 'order'> & { readonly instead?: PlannedHabit };

/** When the habit stood that makes way. */
function openingOf({ implementationIntention }: PlannedHabit): string | null {
  const end = implementationIntention.indexOf(', ');
  return end < 0 ? null : implementationIntention.slice(0, end);
}

function sentenceOf(own: OwnHabit, { instead }: Place, habits: readonly PlannedHabit[]): string {
  const cue = own.cue === undefined ? { opening: null, place: null } : toCue(own.cue);
  const opening = cue.opening ?? (instead && openingOf(instead)) ?? (abstains(own.text) ? TEMPTED : freeCue(habits));
  return ifThen({ ...cue, opening }, actOf(own.text), abstains(own.text) ? ABSTAIN_FALLBACK : FALLBACK);
}

/** The days that were said of a habit, or those of the one whose place it takes. */
export function daysOf(own: OwnHabit, { instead }: Place): Pick<PlannedHabit, 'targetFrequency' | 'days'> {
  const isOwn = own.days !== undefined || own.times !== undefined;
  const days = isOwn ? toNamedDays(own.days) : instead?.days;
  const targetFrequency = own.days?.length ?? own.times ?? instead?.targetFrequency ?? USUAL_TIMES;
  return { targetFrequency, ...(days && { days: [...days] }) };
}

function measureOf({ amount }: OwnHabit): Pick<PlannedHabit, 'measure'> {
  if (!amount) return {};
  const { unit, isLimit } = amount;
  const value = toAmount(amount.value);
  return { measure: isLimit ? { unit, atMost: value } : { unit, atLeast: value } };
}

/** A habit in the person's own words as one of a plan. */
export function ownPlanned(own: OwnHabit, place: Place, habits: readonly PlannedHabit[]): PlannedHabit {
  const implementationIntention = sentenceOf(own, place, habits);
  const moment = own.cue === undefined && !place.instead ? null : cueMoment(implementationIntention);
  const days = own.cue === undefined ? [] : cueDays(implementationIntention);
  const isOnThem = days.length > 0 && own.days === undefined && own.times === undefined;
  return {
    description: own.text,
    implementationIntention,
    ...daysOf(isOnThem ? { ...own, days } : own, place),
    ...measureOf(own),
    ...(moment && { moment }),
    difficulty: 'easy',
    habitType: own.habitType ?? place.habitType,
    order: place.order,
    templateId: null,
  };
}

/** The sentence with the hour of another text, where it began with the one of the text before: `By midnight` of `phone away by midnight`. */
function atOwnTime(habit: PlannedHabit, text: string): string {
  const sentence = habit.implementationIntention;
  const [before, after] = [ownTime(habit), ownTime({ ...habit, description: text })];
  const opening = read(openingOf(habit) ?? '');
  const [clock] = timesSaid(opening, allOf(opening));
  if (!before || !after || clock?.minutes !== before.time.minutes) return sentence;
  const [first, last] = [clock.from, clock.to - 1].map((at) => opening.tokens[at]);
  const words = wordsOf(after.reading, after.time);
  return first && last ? `${sentence.slice(0, first.from)}${words}${sentence.slice(last.to)}` : sentence;
}

/** The habit under another text, in its sentence too; what no longer reads as its template leaves it. */
export function reworded(habit: PlannedHabit, text: string): PlannedHabit {
  const sentence = atOwnTime(habit, text);
  const at = sentence.indexOf('I will ');
  const end = at < 0 ? -1 : sentence.indexOf('. If ', at);
  const implementationIntention =
    at < 0 ? sentence : `${sentence.slice(0, at)}I will ${actOf(text)}${end < 0 ? '.' : sentence.slice(end)}`;
  return { ...habit, description: text, implementationIntention, templateId: null };
}
