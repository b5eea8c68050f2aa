import knowledge from '#content/knowledge.json' with { type: 'json' };
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import type { Found } from './read-values.ts';
import { REQUESTS } from '../act-words.ts';

const BESIDE_DAYS = new Set(REQUESTS.besideDays);
const BETWEEN = new Set(['on', 'the', 'do', 'it', 'at', 'any', 'in', 'manage', 'make', 'work', 'for']);
const negative = patterns(...REQUESTS.negative);
const extra = new Pattern('(add|also|plus|as well|too|include|and also|extra|additional)');

/** The words up to the commas around a time, where the others are of another one: `in the morning, evenings I am dead`. */
function ownPart({ tokens, spans }: Reading, within: Range, span: Range): Range {
  const isComma = (at: number) => tokens[at]?.after.includes(',') ?? false;
  let { from, to } = span;
  while (from > within.from && !isComma(from - 1)) from -= 1;
  while (to < within.to && !isComma(to - 1)) to += 1;
  const isTime = ({ kind }: (typeof spans)[number]) => kind === 'days' || kind === 'part' || kind === 'clock';
  const isOther = (other: Range) =>
    other.from >= within.from && other.to <= within.to && (other.to <= from || other.from >= to);
  return spans.some((other) => isTime(other) && isOther(other)) ? { from, to } : within;
}

/** True when days or a part of the day are said to be unfit: `not on Fridays`, `Fridays don't work`, `no mornings`. */
export function isRefused(reading: Reading, within: Range, span: Range): boolean {
  if (reading.tokens[span.to]?.word === 'only' && reading.tokens[span.from - 1]?.word !== 'not') return false;
  const about = ownPart(reading, within, span);
  return isNegated(reading, within, span) || negative.some((pattern) => pattern.find(reading, about) !== null);
}

const removing = new Pattern(knowledge.acts.words.readDaysRemoving);

/** True where the words around days take them, or what is done on them, out. */
export const isRemoving = (reading: Reading, within: Range) => removing.find(reading, within) !== null;

const FREE = ['off', 'out', 'free', 'neither', 'either'];
const NO_TROUBLE = ['problem', 'prob', 'worries', 'issue'];
const wordAt = ({ tokens }: Reading, at: number) => tokens[at]?.word ?? '';
const isAnswer = (token: Token | undefined) => token?.word === 'no' && token.after.includes(',');
const isFreeBehind = (reading: Reading, at: number) =>
  FREE.includes(wordAt(reading, at)) || (wordAt(reading, at) === 'no' && !NO_TROUBLE.includes(wordAt(reading, at + 1)));

/** By the words right beside them. */
function isNegated(reading: Reading, within: Range, span: Range): boolean {
  if (isFreeBehind(reading, span.to)) return true;
  for (let place = span.from - 1; place >= within.from && place >= span.from - 5; place -= 1) {
    const word = reading.tokens[place]?.word ?? '';
    // `No, weekdays`: an answer, and the days behind it.
    if (isAnswer(reading.tokens[place])) return false;
    if (BESIDE_DAYS.has(word)) return !(word === 'not' && reading.tokens[place + 1]?.word === 'only');
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

export type NamedDays = {
  readonly days: readonly Weekday[];
  readonly how: 'only' | 'not' | 'also' | 'from-to';
  /** The first and the last of a stretch: `Friday to Monday`. */
  readonly ends?: readonly Weekday[];
};

const moving = new Pattern('^ (move|change|switch|swap|shift|push|put)');

function howNamed(reading: Reading, within: Range, span: Range): NamedDays['how'] {
  if (isRefused(reading, within, span)) return 'not';
  const isPut = reading.tokens[span.from - 1]?.word === 'put';
  const isLed = isPut || ['also', 'plus'].includes(reading.tokens[within.from - 1]?.word ?? '');
  const isExtra = isLed || extra.find(reading, within) !== null;
  return isExtra && reading.tokens[span.from - 1]?.word !== 'only' ? 'also' : 'only';
}

const LEADS_DAY = new Set(['from', 'on', 'of']);

/** `from Saturday to Sunday`, `on Tuesdays to Sundays`, where something is moved. */
function isMoved(reading: Reading, within: Range, span: Range): boolean {
  if (reading.tokens[span.from + 1]?.word !== 'to' || moving.find(reading, within) === null) return false;
  return span.from === within.from + 1 || LEADS_DAY.has(reading.tokens[span.from - 1]?.word ?? '');
}

const dayAt = (reading: Reading, at: number) =>
  WEEKDAYS.find((day) => day.slice(0, 3) === reading.tokens[at]?.word.slice(0, 3)) ?? [];

const INSTEAD = ['instead of', 'in place of', 'rather than', 'not', 'and not', 'not on', 'instead of on', 'not the'];
const exchanged = new Pattern('^ (swap|change|switch|move|replace|exchange|trade)');

/** `Saturday gym not possible, put Thursday`: a day that is refused, and one that is not. */
function isMovedOn(reading: Reading, within: Range, one: Range, other: Range): boolean {
  const comma = reading.tokens.findIndex(({ after }, at) => at >= one.to - 1 && at < other.from && after.includes(','));
  const parted = comma < 0 ? other.from : comma + 1;
  const before = { from: within.from, to: parted };
  if (!isRefused(reading, before, one) && !isRemoving(reading, before)) return false;
  const rest = { from: parted, to: within.to };
  return !isNegated(reading, within, other) && !(comma >= 0 && isRefused(reading, rest, other));
}

/** `Wednesday instead of Thursday`, `Saturday not possible, put Thursday`, `swap Thursday for Sunday`: the day that goes, then the one that comes. */
function exchangeIn(reading: Reading, within: Range): Found<NamedDays> | null {
  const [one, other, ...more] = spansIn(reading, 'days', within);
  if (!one || !other || more.length > 0 || one.days.length + other.days.length !== 2) return null;
  const between = reading.tokens.slice(one.to, other.from).map(({ word }) => word);
  const range = { from: one.from, to: other.to };
  if (INSTEAD.includes(between.join(' ')))
    return { value: { days: [...other.days, ...one.days], how: 'from-to' }, range };
  if (between.at(-1) !== 'only' && isMovedOn(reading, within, one, other))
    return { value: { days: [...one.days, ...other.days], how: 'from-to' }, range };
  const isSwapped =
    ['for', 'to', 'with', 'into'].includes(between.at(-1) ?? '') && exchanged.find(reading, within) !== null;
  return isSwapped ? { value: { days: [...one.days, ...other.days], how: 'from-to' }, range } : null;
}

/** Weekdays that are named, as those that stay, go or come. */
export function namedDaysIn(reading: Reading, within: Range): Found<NamedDays>[] {
  const isName = ({ from, to }: Range) =>
    ['the', 'my'].includes(reading.tokens[from - 1]?.word ?? '') &&
    ['one', 'ones', 'habit'].includes(reading.tokens[to]?.word ?? '');
  const exchange = exchangeIn(reading, within);
  if (exchange) return [exchange];
  return spansIn(reading, 'days', within)
    .filter((span) => !isName(span))
    .map((range) => {
      const ends = [range.from, range.to - 1].flatMap((at) => dayAt(reading, at));
      if (isMoved(reading, within, range)) return { value: { days: ends, how: 'from-to' }, range };
      const isStretch = range.to - range.from === 3 && reading.tokens[range.from + 1]?.word === 'to';
      const how = howNamed(reading, within, range);
      return { value: { days: range.days, how, ...(isStretch && { ends }) }, range };
    });
}

/** `Friday to Monday`, of a habit of Fridays alone. */
const movedFrom = (days: readonly Weekday[], [first, last]: readonly Weekday[] = []): Weekday[] | null =>
  last && days.length === 1 && days[0] === first ? [last] : null;

/** The days of a habit after some were named; as many as before where only some are refused. */
export function daysAfter(
  { days, targetFrequency }: PlannedHabit,
  { days: said, how, ends }: NamedDays,
): Weekday[] | null {
  if (how === 'only') return movedFrom(days ?? [], ends) ?? [...said];
  if (how === 'from-to')
    return days ? WEEKDAYS.filter((day) => (days.includes(day) && day !== said[0]) || day === said[1]) : said.slice(1);
  const open = WEEKDAYS.filter((day) => !said.includes(day));
  const others = spread(open, Math.min(open.length, targetFrequency));
  const left = days?.filter((day) => !said.includes(day)) ?? [];
  if (how === 'not') return left.length > 0 ? left : open.length > 0 ? others : null;
  return WEEKDAYS.filter((day) => (days ?? others).includes(day) || said.includes(day));
}

/** So many of some days, as far apart as they lie. */
export function spread(from: readonly Weekday[], count: number): Weekday[] {
  const ordered = [...from.filter((day) => day !== 'sunday'), ...from.filter((day) => day === 'sunday')];
  // Six or seven days go round the week; fewer have two ends.
  const isRound = ordered.length > 5 || count < 2;
  const at = (place: number) =>
    isRound ? Math.floor((place * ordered.length) / count) : Math.round((place * (ordered.length - 1)) / (count - 1));
  const picked = new Set(Array.from({ length: count }, (_, place) => ordered[at(place)]));
  return WEEKDAYS.filter((day) => picked.has(day));
}
