import { capital } from '#core/words/capital.ts';
import type { ReasonCode } from '#core/adaptive-plan/draft.ts';
import { daysMoved } from '#core/adaptive-plan/named-days.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { inWords } from '#coach/builtin/amounts/amount-words.ts';
import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import type { WordedChange } from './word-changes.ts';

/** What the sentences of all changes share. */
export type TextFacts = {
  /** True when the reviewed week is the newest one with a check-in. */
  readonly isLastWeek: boolean;
  /** Days that are left of a short week; null in a whole one. */
  readonly daysLeft: number | null;
};

/** Share of the target from which a week went well enough. */
const WELL = 0.6;
/** Characters of a habit that the coach repeats; longer ones are spoken of without their words. */
const LONGEST_QUOTE = 70;
const COUNTED =
  /(?<![\d:.])(\d+) (minutes?|pages?|rounds?|times?|songs?|words?|steps?|cards?|flashcards|lines?|sentences?|messages?|questions?|blocks?|hours?)\b/;

function isSayable(text: string): boolean {
  const isPlain = !/[?!“”"]|[A-Z]{4,}|\p{Extended_Pictographic}|[.;] /u.test(text);
  return text.length > 0 && text.length <= LONGEST_QUOTE && isPlain && bannedWords(text).length === 0;
}

/** A habit in quotation marks, or the words given in its place when it is long or holds what the coach does not say. */
export function quoted(text: string | undefined, instead: string): string {
  const plain = (text ?? '').replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  return isSayable(plain) ? `“${plain}”` : instead;
}

export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function getObserved({ observed }: WordedChange, { isLastWeek }: TextFacts): string {
  if (!observed) return 'No day is on record yet';
  const { done, target } = observed;
  return `${done} of ${target} ${isLastWeek ? 'last week' : 'in the last week you logged'}`;
}

/** `6 glasses` where the amount changed; null where it did not, or its unit is nothing that the coach repeats. */
function getNewAmount(habit: PlannedHabit | null, before: PlannedHabit | null): string | null {
  const [next, old] = [habit, before].map((one) => (one?.measure ? inWords(one.measure) : null));
  return next && old && next !== old && isSayable(next) ? next : null;
}

/** The amount, or `5 minutes` where the text counts them, else the whole text. */
function getSize(habit: PlannedHabit | null, before: PlannedHabit | null): string {
  const amount = getNewAmount(habit, before);
  if (amount) return amount;
  const [text, count, unit] = COUNTED.exec(habit?.description ?? '') ?? [];
  const old = COUNTED.exec(before?.description ?? '');
  if (text && old?.[1] !== count && old?.[2]?.replace(/s$/, '') === unit?.replace(/s$/, '')) return text;
  return quoted(habit?.description, 'a smaller step');
}

const named = (weekdays: readonly Weekday[]) => weekdays.map(capital).join(' and ');

/** `. Thursday rests` where a habit has named days: a sentence of its own, since both together are long. */
function whichDays({ before, after }: WordedChange): string {
  const { off, on } = daysMoved(before?.days, after?.days);
  if (off.length > 0) return `. ${named(off)} ${off.length === 1 ? 'rests' : 'rest'}`;
  return on.length > 0 ? `. ${named(on)} ${on.length === 1 ? 'joins' : 'join'}` : '';
}

function daysChange(change: WordedChange, every = ''): string {
  const [from, to] = [change.before?.targetFrequency ?? 0, change.after?.targetFrequency ?? 0];
  return `goes from ${from} to ${days(to)}${every}${whichDays(change)}`;
}

function dayMoved({ before, after }: WordedChange): string {
  const { off, on } = daysMoved(before?.days, after?.days);
  return `${named(on)} instead of ${named(off)}`;
}

/** `, on 3 days` where the days changed with the size. */
function withDays(change: WordedChange): string {
  const { before, after } = change;
  if (!before || !after || before.targetFrequency === after.targetFrequency) return '';
  return `, on ${days(after.targetFrequency)}${whichDays(change)}`;
}

function cueChange({ before, after }: WordedChange): string {
  const [old, next] = [before, after].map((habit) => readIfThen(habit?.implementationIntention ?? '').opening);
  return old === next || !next
    ? 'the step stays and it gets a plan for hard days'
    : `the step stays and its new cue is ${quoted(next, 'another one')}`;
}

const getShare = ({ observed }: WordedChange): number | null => observed && observed.done / observed.target;

/** What went well is not made lighter because of what was seen. */
function lighter(change: WordedChange, what: string): string {
  const share = getShare(change);
  return share !== null && share < WELL ? `so ${what}` : `and for a lighter week ${what}`;
}

/** What was new or had a thin week does not grow because of it. */
function grown(change: WordedChange, what: string): string {
  const share = getShare(change);
  if (share === null) return `and there is room, so ${what}`;
  return share < WELL ? `the weeks before went better, so ${what}` : `so ${what}`;
}

const resized = (change: WordedChange): string =>
  `we keep the cue and make it ${getSize(change.after, change.before)}${withDays(change)}`;

function deeper(change: WordedChange): string {
  const size = getSize(change.after, change.before);
  if (change.kind === 'quantity_up') return grown(change, `it grows by a tenth, to ${size}`);
  return grown(change, change.kind === 'limit_down' ? `its limit goes down to ${size}` : resized(change));
}

function lastResort(change: WordedChange): string {
  if (change.kind === 'rung_down') return lighter(change, resized(change));
  return change.after
    ? lighter(change, `it ${daysChange(change)}`)
    : 'and it rests so that two habits can carry the week';
}

const kept = (change: WordedChange): string =>
  (getShare(change) ?? 1) < WELL ? 'and the same step gets one more week' : 'so it stays as it is';

function inShortWeek(change: WordedChange, daysLeft: number): string {
  const left = `${days(daysLeft)} ${daysLeft === 1 ? 'is' : 'are'} left`;
  if (!change.after) return `${left}, so this one rests until the next full week.`;
  if (change.asked === 0) return `${left} and none is a day of its own, so it waits for the next full week.`;
  const isSmaller = change.before?.difficulty !== change.after.difficulty;
  const size = isSmaller ? ` and makes it ${getSize(change.after, change.before)}` : '';
  return `${left}, so this asks for ${change.asked}${size}.`;
}

const REST_OF: Readonly<Record<ReasonCode, (change: WordedChange) => string>> = {
  KEEP: kept,
  PROVED: () => 'the second good week in a row, so it becomes a core habit',
  EXP_NOT_LANDING: () => 'so this experiment makes room',
  SHRINK_NOT_SKIP: (change) => lighter(change, resized(change)),
  MATCH_REAL_WEEK: (change) => lighter(change, `it ${daysChange(change)}`),
  MATCH_REAL_DAYS: (change) => `so it is on ${dayMoved(change)}`,
  FOCUS_ON_CORE: () => 'and it rests so that the core habits have room',
  LAST_RESORT: lastResort,
  SWAPPED: ({ after }) => `so ${quoted(after?.description, 'another one')} takes its place`,
  CUE_REPAIR: (change) => `so ${cueChange(change)}`,
  THREE_WEEKS: (change) =>
    `the third thin week, so it gets a plan for hard days and becomes ${getSize(change.after, change.before)}`,
  READY: (change) => grown(change, `it ${daysChange(change)}`),
  DEEPEN: deeper,
  ROOM_TO_EXPLORE: () => '',
  FRICTION_FIT: ({ friction }) => `and it gets a plan B for ${friction ? FRICTIONS[friction].label : 'hard days'}`,
  SHORT_WEEK: () => '',
  FRESH_START: () => 'and a new page begins',
  CARE: () => '',
  SAID: () => '',
};

function careful(change: WordedChange): string {
  if (!change.after) return 'Your wellbeing comes first, so this one rests.';
  if (change.kind !== 'swap') return `Your wellbeing comes first, so ${resized(change)}.`;
  return `Your wellbeing comes first, so ${quoted(change.after.description, 'another one')} takes its place.`;
}

function asSaid({ before, after }: WordedChange): string {
  if (!after) return 'You asked for it to go, so it rests.';
  return before ? 'It is as you said in your review.' : 'You asked for it in your review.';
}

/** Why a habit changed or stayed, in one sentence with the number that was seen, and which day rests or joins: `2 of 5 last week, so it goes from 5 to 3 days.` */
export function getReason(change: WordedChange, facts: TextFacts): string {
  const { reasonCode, after } = change;
  if (reasonCode === 'CARE') return careful(change);
  if (reasonCode === 'SAID') return asSaid(change);
  if (reasonCode === 'ROOM_TO_EXPLORE')
    return `There is room for ${days(after?.targetFrequency ?? 1)}, so a small experiment joins.`;
  if (facts.daysLeft !== null && ['SHORT_WEEK', 'KEEP'].includes(reasonCode))
    return inShortWeek(change, facts.daysLeft);
  return `${getObserved(change, facts)}, ${REST_OF[reasonCode](change)}.`;
}

function shortWeekLine(change: WordedChange, name: string, daysLeft: number): string {
  if (change.asked === 0) return `${name} waits for a day of its own.`;
  const isSmaller = change.before?.difficulty !== change.after?.difficulty;
  const size = isSmaller ? `becomes ${getSize(change.after, change.before)} and ` : '';
  const asked = daysLeft === 1 ? 'one go on the day left' : `${change.asked} of the ${days(daysLeft)} left`;
  return `${name} ${size}asks for ${asked}.`;
}

/** What changes for one habit, in one sentence: `“Walk for 15 minutes” becomes 5 minutes.` */
export function changeLine(change: WordedChange, { daysLeft }: TextFacts): string {
  const { kind, before, after } = change;
  const name = quoted(before?.description, 'One habit');
  const fresh = quoted(after?.description, 'a new one');
  if (kind === 'scaled' && daysLeft !== null) return shortWeekLine(change, name, daysLeft);
  if (kind === 'own') return `${name} is as you said.`;
  if (kind === 'drop') return `${name} rests for now.`;
  if (kind === 'add')
    return `${quoted(after?.description, 'A new habit')} joins on ${days(after?.targetFrequency ?? 1)}.`;
  if (kind === 'swap') return `${name} makes way for ${fresh}.`;
  if (kind === 'freq_up' || kind === 'freq_down') return `${name} ${daysChange(change, ' a week')}.`;
  if (kind === 'day_moved') return `${name} is on ${dayMoved(change)}.`;
  if (kind === 'limit_down') return `${name} goes down to ${getSize(after, before)}.`;
  if (kind === 'promote') return `${name} becomes a core habit.`;
  if (kind === 'cue_repair') return `${name} stays the same step with a new plan for when it gets hard.`;
  if (kind === 'quantity_up') return `${name} grows by a tenth, to ${getSize(after, before)}.`;
  return `${name} becomes ${getSize(after, before)}${withDays(change)}.`;
}
