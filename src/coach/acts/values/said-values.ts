import knowledge from '#content/knowledge.json' with { type: 'json' };
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { type CuePhrase, cuesIn } from './cue-phrase.ts';
import { isToldOf, timesOfDays } from './day-times.ts';
import { whoIn } from './read-company.ts';
import { isRefused, isRemoving, type NamedDays, namedDaysIn } from './read-days.ts';
import { daysCountIn, type Found, type FoundSize, sizeIn } from './read-values.ts';

/** What some words say of a habit's size, its days, its time and its company, each with the words that say it. */
export type Values = {
  readonly size: FoundSize | null;
  readonly count: Found<number | 'more' | 'fewer'> | null;
  readonly days: readonly Found<NamedDays>[];
  readonly cues: readonly CuePhrase[];
  readonly refused: readonly CuePhrase[];
  readonly who: Found<string> | null;
};

const swapTime = new Pattern('(instead of|rather than) <what> $');

const overlaps = (one: Range, other: Range) => one.from < other.to && other.from < one.to;

/** `every evening is too much` is about how often, and not about how long. */
const tooOften = new Pattern(knowledge.acts.words.saidValuesTooOften);
const tooRarely = new Pattern('#often (is|are|feels|seems) (far|way|a bit|just)? (not enough|too little|too seldom)');

const judged = new Pattern(knowledge.acts.words.saidValuesJudged);

/** `four times is too much, two`: how often it is to be instead. */
function countBehind(reading: Reading, within: Range, verdict: Range): Values['count'] {
  const behind = spansIn(reading, 'number', { from: verdict.to, to: within.to });
  const last = behind.findLast(({ to }) => reading.tokens[to]?.tag !== 'noun' || PER_WEEK.has(reading.tokens[to].word));
  const isCount = last && Number.isInteger(last.value) && last.value >= 1 && last.value <= DAYS;
  return isCount ? { value: last.value, range: last } : null;
}
const DAYS = 7;
const PER_WEEK = new Set(['times', 'days', 'x']);

function readCount(reading: Reading, within: Range, days: readonly Found<NamedDays>[]): Values['count'] {
  const verdict = tooOften.find(reading, within) ?? tooRarely.find(reading, within);
  const isJudged = verdict ?? judged.find(reading, within);
  const instead = isJudged && countBehind(reading, within, isJudged);
  if (instead) return instead;
  if (verdict) return { value: tooOften.find(reading, within) ? 'fewer' : 'more', range: verdict };
  const counted = daysCountIn(reading, within);
  return counted && days.some(({ range }) => overlaps(range, counted.range)) ? null : counted;
}

const isOnly = ({ tokens }: Reading, { to }: Range) => tokens[to]?.word === 'only';

function readDays(reading: Reading, within: Range): Found<NamedDays>[] {
  const isOut = isRemoving(reading, within);
  return namedDaysIn(reading, within).map(({ value, range }) => ({
    range,
    value: isOut && value.how === 'only' && !isOnly(reading, range) ? { ...value, how: 'not' as const } : value,
  }));
}

function readSize(reading: Reading, within: Range, taken: readonly Range[]): Values['size'] {
  const found = sizeIn(reading, within);
  return found && taken.some((range) => overlaps(range, found.range)) ? null : found;
}

const ABOUT = new Set(['say', 'around', 'about', 'like', 'roughly', 'ish']);
const LAST_HOUR = 12;

/** `after work, say 7`: beside a moment a bare number is its hour. */
function hourOf({ tokens }: Reading, { value, range }: NonNullable<Values['size']>): CuePhrase | null {
  const isBare = value.is === 'value' && value.amount.unit === null && value.amount.value <= LAST_HOUR;
  return isBare && ABOUT.has(tokens[range.from - 1]?.word ?? '')
    ? { ...range, words: `at ${value.amount.value}` }
    : null;
}

function withHour(reading: Reading, values: Values): Values {
  const hour = values.size && values.cues.length > 0 ? hourOf(reading, values.size) : null;
  return hour ? { ...values, size: null, cues: [...values.cues, hour] } : values;
}

/** `not before 9`, `nothing after dinner` */
const NOT_THEN = new Set(['not', 'nothing', 'never']);

export function readValues(reading: Reading, within: Range): Values {
  const apart = timesOfDays(reading, within, namedDaysIn(reading, within));
  const days = apart ? [apart.days] : readDays(reading, within);
  const count = readCount(reading, within, days);
  const outside = swapTime.find(reading, within);
  const told = [...days, ...(typeof count?.value === 'number' ? [] : [count ?? []].flat())];
  const isFree = (cue: CuePhrase) => !told.some(({ range }) => overlaps(range, cue));
  const cues = cuesIn(reading, outside ? { from: within.from, to: outside.from } : within).filter(
    (cue) => isFree(cue) && !isToldOf(reading, cue),
  );
  const isPart = (cue: CuePhrase) => spansIn(reading, 'part', cue).length > 0;
  const refused = cues.filter((cue) => isPart(cue) && isRefused(reading, within, cue));
  const isOut = (cue: CuePhrase) => refused.includes(cue) || NOT_THEN.has(reading.tokens[cue.from - 1]?.word ?? '');
  const wanted = apart ? [apart.cue] : cues.filter((cue) => !isOut(cue));
  const taken = [...days.map(({ range }) => range), ...cues, ...(count ? [count.range] : [])];
  const size = readSize(reading, within, taken);
  const who = whoIn(reading, within, [...taken, ...(size ? [size.range] : [])]);
  return withHour(reading, { size, count, days, cues: wanted, refused: wanted.length > 0 ? [] : refused, who });
}

export const isEmpty = ({ size, count, days, cues, refused, who }: Values): boolean =>
  !size && !count && days.length === 0 && cues.length === 0 && refused.length === 0 && !who;

export function rangesOf({ size, count, days, cues, refused, who }: Values): Range[] {
  return [
    ...days.map(({ range }) => range),
    ...cues,
    ...refused,
    ...[size, count, who].flatMap((found) => (found ? [found.range] : [])),
  ];
}
