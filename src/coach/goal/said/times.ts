import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import type { DayPart } from '#core/habit/moment.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { joined } from '#coach/text/joined.ts';
import { meanings, wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, spanAt, spansIn, wordsOf } from '#coach/text/reading.ts';
import { MOMENTS } from '../words/goal-words.ts';
import { latestAt } from './latest.ts';
import { monthDaysAt } from './rare.ts';
import { hourEnd, isSpentOn, lemmaAt, type Said, type Step, wordAt } from './said.ts';

/** Before a day: left out with it. */
const BEFORE_DAY = wordSet(knowledge.acts.words.timesBeforeDay);
const BEFORE_CLOCK = wordSet('in at by after before around about from until till during on over late early first');
/** They belong to the time: `after nine`. */
const KEEPS = wordSet('at by after before around about from until till');
const WHEN = wordSet('before after while when whenever during once until till upon following between');
const LEADS = wordSet('straight right immediately just shortly soon the as');
const ENDS = wordSet('and with then for');
const EACH = wordSet('every each');
const AT_OCCASION = wordSet('in at on during before after');
/** What comes again and again, so that it can say when. */
const OCCASIONS = wordSet(knowledge.acts.words.timesOccasions);

const BESIDE_HOUR = meanings(
  'in the morning: morning; at noon: noon; in the afternoon: afternoon; in the evening: evening; at night: night',
) as Readonly<Record<DayPart, string>>;
const DAYS_A_WEEK = 7;
const HALVES = wordSet('am pm');
const ABOUT = 'ish';
const NEARLY = wordSet('like about around say approx roughly');

/** An hour alone, of which another word says the half of the day: `at 6`. */
function isHourAlone(when: string): boolean {
  const { tokens, spans } = read(when);
  const isSaid = tokens.some(({ word }) => HALVES.has(word)) || spans.some(({ kind }) => kind === 'part');
  return !isSaid && spans.some(({ kind, to }) => kind === 'clock' && to === tokens.length);
}

/** The first time that was said; an hour and a part of the day belong together: `every evening at 6`. */
function takeTime(said: Said, when: string, part: DayPart | null = null): void {
  const before = said.when;
  if (before === null) said.when = when;
  else if (part !== null && isHourAlone(before)) said.when = `${before} ${BESIDE_HOUR[part]}`;
  else if (isPart(before) && isHourAlone(when)) said.when = `${when} ${before}`;
  else if (isPart(before) && AFTER_OR_BEFORE.has(when.split(' ')[0] ?? '')) said.when = when;
}

const isPart = (when: string) => Object.values(BESIDE_HOUR).includes(when);

const AFTER_OR_BEFORE = wordSet('before after');
const BEHIND_TIME = wordSet('conjunction preposition adverb pronoun');

/** `after dinner and after tea`: twice a day, not an act behind `and`. */
function withSecond(reading: Reading, { from, to }: Range): Range {
  const [and, word, event, next] = reading.tokens.slice(to, to + 4);
  const isTime = and?.word === 'and' && AFTER_OR_BEFORE.has(word?.word ?? '') && event !== undefined;
  const isEnd = isTime && (event.after !== '' || next === undefined || BEHIND_TIME.has(next.tag));
  return { from, to: isEnd && AFTER_OR_BEFORE.has(wordAt(reading, from)) ? to + 3 : to };
}

const UNTIL = wordSet('to till until');

/** `at 8 and at 20`, `at 8am and 8pm`, `from 5 till 7`, `between 7 and 9` */
function withHour(reading: Reading, { from, to }: Range): Range {
  const isStretch = ['from', 'between'].includes(wordAt(reading, from));
  if (!isStretch && wordAt(reading, from) !== 'at') return { from, to };
  if (isStretch && reading.tokens[to - 1]?.after === '-') return { from, to: hourEnd(reading, to) ?? to };
  const isLinked = wordAt(reading, to) === 'and' || (isStretch && UNTIL.has(wordAt(reading, to)));
  const next = wordAt(reading, to + 1) === 'at' ? to + 2 : to + 1;
  return { from, to: (isLinked ? hourEnd(reading, next) : undefined) ?? to };
}

function taken(reading: Reading, first: Range, said: Said): Step {
  const range = withHour(reading, withSecond(reading, first));
  const part = spanAt(reading, 'part', range.to - 1)?.part ?? null;
  const places = Array.from({ length: range.to - range.from }, (_, offset) => range.from + offset);
  takeTime(said, joined(reading, places), part);
  return { to: range.to };
}

/** `before Friday`, `by Thursday`; `before Sundays` is none. */
const isUpTo = (reading: Reading, at: number, days: { readonly to: number; readonly days: readonly unknown[] }) =>
  ['before', 'by'].includes(wordAt(reading, at)) && days.days.length === 1 && days.to === at + 2;

/** Up to a day of the week, with its hour: some day before it, once. */
function upToDay(reading: Reading, range: Range, said: Said): Step {
  const hour = spanAt(reading, 'clock', range.to) ?? spanAt(reading, 'part', range.to);
  said.times ??= 1;
  return taken(reading, { from: range.from, to: hour?.to ?? range.to }, said);
}

/** `morning and night`: each day, at both times. */
function takeBothParts(reading: Reading, at: number, said: Said): number | null {
  const one = spanAt(reading, 'part', at);
  const other = one && wordAt(reading, one.to) === 'and' ? spanAt(reading, 'part', one.to + 1) : null;
  if (!one || !other || one.part === other.part) return null;
  said.times ??= DAYS_A_WEEK;
  takeTime(said, `${BESIDE_HOUR[one.part]} and ${BESIDE_HOUR[other.part]}`);
  return other.to;
}

/** `no beer in the week`: on the days between the weekends. */
const IN_THE_WEEK = new Pattern('^ (in|during|through) the =week !(before|after|of|i|we|when|that)');

function daysAt(reading: Reading, at: number, { times }: Said): { days: readonly Weekday[]; to: number } | null {
  const week = times === null ? IN_THE_WEEK.find(reading, { from: at, to: reading.tokens.length }) : null;
  return spanAt(reading, 'days', at) ?? (week && { days: WEEKDAYS.slice(1, 6), to: week.to });
}

/** Where named days or a count that begin here end. */
function takeDaysAt(reading: Reading, at: number, said: Said): number | null {
  const [days, often] = [daysAt(reading, at, said), spanAt(reading, 'often', at)];
  if (days) said.days ??= days.days;
  else if (often) said.times ??= often.times;
  return (days ?? often)?.to ?? null;
}

const EXCEPT = wordSet('except bar but apart excluding not');
const OTHER = wordSet('other second third');

/** `every other Saturday`: a week knows the day, and the words say that it is not each one. */
function everyOther(reading: Reading, at: number) {
  const isRare = wordAt(reading, at) === 'every' && OTHER.has(wordAt(reading, at + 1));
  return isRare ? spanAt(reading, 'days', at + 2) : null;
}

/** `no takeaways except Saturday`: all other days. */
function takeOthers(reading: Reading, at: number, said: Said): Step {
  const days = EXCEPT.has(wordAt(reading, at))
    ? [1, 2].map((offset) => spanAt(reading, 'days', at + offset)).find((span) => span !== null)
    : null;
  if (!days) return null;
  said.days ??= WEEKDAYS.filter((day) => !days.days.includes(day));
  return { to: days.to };
}

/** `on Mondays and Thursdays`, `every morning`, `twice a week`. */
export function takeDays(reading: Reading, at: number, said: Said): Step {
  const others = takeOthers(reading, at, said);
  if (others) return others;
  const rare = everyOther(reading, at);
  if (rare) {
    said.days ??= rare.days;
    return { to: rare.to, keep: Array.from({ length: rare.to - at }, (_, offset) => at + offset) };
  }
  for (let start = at; start < at + 3; start += 1) {
    const both = takeBothParts(reading, start, said);
    if (both !== null) return { to: both };
    const days = spanAt(reading, 'days', start);
    if (days && start === at + 1 && isUpTo(reading, at, days)) return upToDay(reading, { from: at, to: days.to }, said);
    const to = takeDaysAt(reading, start, said);
    if (to !== null) return { to: partAfter(reading, to, said) };
    if (!BEFORE_DAY.has(wordAt(reading, start))) return null;
  }
  return null;
}

/** `Sunday evening`: the part of the day belongs to it; `every morning` ends with it. */
function partAfter(reading: Reading, to: number, said: Said): number {
  const inside = spanAt(reading, 'part', to - 1);
  const after = spanAt(reading, 'part', to);
  const part = inside?.part ?? after?.part;
  if (part) takeTime(said, BESIDE_HOUR[part], part);
  return after?.to ?? to;
}

/** `2 hours morning`: behind a value a part of the day is another one. */
const hasValue = ({ amount, days, times }: Said) => amount !== null || days !== null || times !== null;

/** `at half past six`, `no later than 11`, `in the evenings`, `tonight`. */
export function takeClock(reading: Reading, at: number, said: Said): Step {
  const latest = latestAt(reading, at);
  if (latest) takeTime(said, `by ${wordsOf(reading, latest.clock)}`);
  if (latest) return { to: latest.to };
  return isSpentOn(reading, at) ? null : takeHour(reading, at, said);
}

function takeHour(reading: Reading, at: number, said: Said): Step {
  for (let start = at; start < at + 3; start += 1) {
    const clock = spanAt(reading, 'clock', start);
    const isApart = said.kept.at(-1) !== at - 1 && hasValue(said);
    const part = isOccasionOf(reading, at, start) ? null : partAt(reading, start, start > at || isApart);
    if (clock) return taken(reading, { from: KEEPS.has(wordAt(reading, at)) ? at : start, to: clock.to }, said);
    if (part !== null) return taken(reading, { from: at, to: part }, said);
    if (!(start === at ? BEFORE_CLOCK : BEFORE_DAY).has(wordAt(reading, start))) return null;
  }
  return null;
}

/** `before morning Mass`: the part of the day only says which one. */
function isOccasionOf(reading: Reading, at: number, start: number): boolean {
  const to = AFTER_OR_BEFORE.has(wordAt(reading, at)) ? (spanAt(reading, 'part', start)?.to ?? 0) : 0;
  return to > 0 && reading.tokens[to]?.tag === 'noun' && reading.tokens[to - 1]?.after === '';
}

/** Without a word before it a part of the day is a time only as `evenings` or `tonight`. */
function partAt(reading: Reading, at: number, isLed: boolean): number | null {
  const part = spanAt(reading, 'part', at);
  const isTime = isLed || reading.tokens[at]?.isPlural === true || wordAt(reading, at) === 'tonight';
  return part && isTime ? part.to : null;
}

/** `before midnight on weekdays`: the little words belong to the days. */
function beforeDays(reading: Reading, to: number): number {
  let end = to;
  while (BEFORE_DAY.has(wordAt(reading, end - 1))) end -= 1;
  return end;
}

/** Behind a comma, or before how long: `before I open the shutters ten minutes`. */
function isTimeEnded(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  const isLasting = spanAt(reading, 'amount', at)?.unit === 'minute' && before?.tag === 'noun';
  return isLasting || before?.after.includes(',') === true;
}

/** Where a phrase of time ends: at the next value, at `and` with an act, at the end. */
export function timeEnd(reading: Reading, at: number, end: number): number {
  for (let to = at + 1; to < end; to += 1) {
    if (ENDS.has(wordAt(reading, to))) return to;
    const isValue = spanAt(reading, 'often', to) !== null || spanAt(reading, 'days', to) !== null;
    if (to > at + 1 && isValue) return beforeDays(reading, to);
    if (to > at + 1 && isTimeEnded(reading, to)) return to;
  }
  return end;
}

function takeDate(reading: Reading, at: number, end: number, said: Said): Step {
  const date = monthDaysAt(reading, at);
  if (!date) return null;
  said.times ??= 1;
  takeTime(said, date.words);
  return { to: Math.min(end, date.to) };
}

/** `before work`, `while the kettle boils`, `on my break`, `every hour`, `first thing`. */
export function takeWhen(reading: Reading, at: number, end: number, said: Said): Step {
  const first = wordAt(reading, at);
  const second = wordAt(reading, at + 1);
  const date = takeDate(reading, at, end, said);
  if (date) return date;
  // `… and go to the gym after`
  if (at + 1 === end && AFTER_OR_BEFORE.has(first)) return { to: end };
  const isEach = EACH.has(first) && [1, 2].some((offset) => OCCASIONS.has(lemmaAt(reading, at + offset)));
  if (isEach) return occasion(reading, at, end, said);
  if (`${first} ${second} ${wordAt(reading, at + 2)}` === 'the night before')
    return taken(reading, { from: at, to: at + 3 }, said);
  const lead = LEADS.has(first) ? 1 : 0;
  const isNamed =
    WHEN.has(wordAt(reading, at + lead)) ||
    `${first} ${second}` === 'as soon' ||
    `${first} ${second}` === 'first thing';
  if (!isNamed && !isMoment(reading, at, end)) return null;
  return atItsHour(reading, { from: at, to: timeEnd(reading, at + lead, end) }, said);
}

/** `after work, like 5ish`: the hour says it closer. */
function atItsHour(reading: Reading, range: Range, said: Said): Step {
  const [clock] = spansIn(reading, 'clock', { from: range.from + 2, to: range.to });
  if (!clock || !NEARLY.has(wordAt(reading, clock.from - 1))) return taken(reading, range, said);
  takeTime(said, `at ${wordsOf(reading, clock).replace(ABOUT, '')}`);
  return { to: range.to };
}

/** Time that a clause says before anything is done: `After Isha I want to …`, `Evening: journal`. */
export function timeBefore(reading: Reading, { from, to }: Range): Said | null {
  const said: Said = { kept: [], when: null, deadline: null, days: null, times: null, amount: null, already: null };
  const part =
    to === from + 1 && reading.tokens[from]?.after.includes(':') ? spanAt(reading, 'part', from)?.part : null;
  if (part) return { ...said, when: BESIDE_HOUR[part] };
  const step = takeDays(reading, from, said) ?? takeClock(reading, from, said) ?? takeWhen(reading, from, to, said);
  return step && step.to === to ? said : null;
}

/** `every lecture`, `in each lunch break`. */
function occasion(reading: Reading, at: number, end: number, said: Said): Step {
  const before = said.kept.at(-1);
  const isLed = before === at - 1 && AT_OCCASION.has(wordAt(reading, before));
  if (isLed) said.kept.pop();
  const to = at + 2 < end && OCCASIONS.has(lemmaAt(reading, at + 2)) ? at + 3 : at + 2;
  return taken(reading, { from: isLed ? at - 1 : at, to: Math.min(end, to) }, said);
}

/** `on my break`, `on the first of the month`. */
export function isMoment(reading: Reading, at: number, end: number): boolean {
  const first = wordAt(reading, at);
  if (WHEN.has(wordAt(reading, at + 1))) return false;
  const isInBed = first === 'in' && [1, 2].some((offset) => ['bed', 'for'].includes(wordAt(reading, at + offset)));
  if (isInBed || isSpentOn(reading, at) || !['on', 'at', 'in', 'over'].includes(first)) return false;
  const stop = [1, 2, 3].find(
    (offset) => spanAt(reading, 'often', at + offset) ?? spanAt(reading, 'days', at + offset),
  );
  const last = Math.min(end, at + (stop ?? 4));
  return [1, 2, 3].some((offset) => at + offset < last && MOMENTS.has(lemmaAt(reading, at + offset)));
}
