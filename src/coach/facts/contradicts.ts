import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { AVOID_WORDS, BODY_WORDS, THING_WORDS } from './words/life-words.ts';
import { DAY, isWithin } from './reading/day-stretches.ts';
import type { Fact, Limit } from './fact.ts';
import { boundDays, habitParts, type HabitParts, hasRoomBeside, type JudgedHabit, momentOf } from './habit-parts.ts';
import { PatternList } from './reading/word-lists.ts';

type Judged = { readonly habit: JudgedHabit; readonly parts: HabitParts };
type LimitOf<K extends Limit['is']> = Extract<Limit, { is: K }>;

const lists = new Map<string, PatternList>();
const listOf = (source: string): PatternList => {
  const list = lists.get(source) ?? new PatternList(source);
  lists.set(source, list);
  return list;
};

const NEGATIONS = phraseSet('no; not; without; never; skip; avoid; less; nor; instead; rather; than; quit; stop');
/** Words before something within which a `no` still is about it. */
const REACH = 3;

const isNegated = ({ tokens }: Reading, at: number): boolean =>
  tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => NEGATIONS.has(word));

/** `in the room or gym`: there is another way. */
const isOneOfTwo = ({ tokens }: Reading, { from, to }: Range): boolean =>
  tokens[to]?.word === 'or' || tokens.slice(Math.max(0, from - 2), from).some(({ word }) => word === 'or');

type Where = readonly Reading[];

/** True when a text of the habit speaks of what a list names, other than to say no to it. */
function speaksOf(list: string, where: Where, hasOtherWay = false): boolean {
  const patterns = listOf(list);
  return where.some((reading) =>
    patterns
      .findAll(reading, allOf(reading))
      .some((match) => !isNegated(reading, match.from) && !(hasOtherWay && isOneOfTwo(reading, match))),
  );
}

/** What is of the working day does not touch what is done at the weekend. */
const OF_WORKDAYS = new Set(['lunch break', 'break', 'desk', 'work', 'commute', 'meetings']);

function isAtWeekend({ habit, parts }: Judged): boolean {
  const bound = boundDays(habit, parts);
  return bound?.every((day) => day === 'saturday' || day === 'sunday') ?? false;
}

function lacks({ thing, days }: LimitOf<'without'>, judged: Judged): boolean {
  const { habit, parts } = judged;
  if (OF_WORKDAYS.has(thing) && isAtWeekend(judged)) return false;
  const words = THING_WORDS[thing];
  const chosen = [parts.cue, parts.fallback];
  const all = habit.isOwn ? chosen : [...parts.act, ...chosen];
  const needs = words ? (words.needs ?? '') : thing;
  const isNeeded = speaksOf(needs, all, true) || speaksOf(words?.cue ?? '', [parts.cue], true);
  return isNeeded && (days === null || !hasRoomBeside(habit, parts, days));
}

/** What one does at their own hour of sleep and rising, whenever that is. */
const OWN_HOURS = new Pattern(knowledge.acts.words.contradictsOwnHours);

function isTaken(limit: LimitOf<'busy'>, { habit, parts }: Judged): boolean {
  if (limit.by !== undefined && speaksOf(limit.by, parts.act)) return false;
  const isWholeDay = limit.from === 0 && limit.to === DAY;
  if (!isWholeDay) {
    const moment = momentOf(habit);
    if (!moment || !isWithin(moment, limit)) return false;
    if (limit.isShift && !moment.includes(':') && OWN_HOURS.find(parts.cue)) return false;
  }
  return limit.days === null ? !isWholeDay : !hasRoomBeside(habit, parts, limit.days);
}

const NOT_LONG = new Set(['before', 'after', 'until', 'early', 'earlier', 'later', 'from']);

function isTooLong({ minutes }: LimitOf<'brief'>, { parts }: Judged): boolean {
  return parts.act.some((reading) =>
    spansIn(reading, 'amount', allOf(reading)).some(
      ({ value, unit, to }) => unit === 'minute' && value > minutes && !NOT_LONG.has(reading.tokens[to]?.word ?? ''),
    ),
  );
}

function strains({ part, isGrave }: LimitOf<'body'>, { habit, parts }: Judged): boolean {
  const words = BODY_WORDS[part];
  if (!words) return false;
  const where = habit.isOwn ? [parts.fallback] : [...parts.act, parts.fallback];
  return speaksOf(words.strains, where) || (isGrave && words.grave !== undefined && speaksOf(words.grave, where));
}

function isAvoided({ what }: LimitOf<'avoid'>, { habit, parts }: Judged): boolean {
  const chosen = [parts.cue, parts.fallback];
  return speaksOf(AVOID_WORDS[what]?.also ?? what, habit.isOwn ? chosen : [...parts.act, ...chosen]);
}

function rulesOut(limit: Limit, judged: Judged): boolean {
  switch (limit.is) {
    case 'without':
      return lacks(limit, judged);
    case 'busy':
      return isTaken(limit, judged);
    case 'brief':
      return !judged.habit.isOwn && isTooLong(limit, judged);
    case 'body':
      return strains(limit, judged);
    case 'avoid':
      return isAvoided(limit, judged);
  }
}

/** True when a habit, its cue or what is done instead cannot be with a circumstance. */
export function contradicts(fact: Pick<Fact, 'limits'>, habit: JudgedHabit): boolean {
  if (fact.limits.length === 0) return false;
  const judged = { habit, parts: habitParts(habit) };
  return fact.limits.some((limit) => rulesOut(limit, judged));
}
