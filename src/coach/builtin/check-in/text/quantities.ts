import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Amount, Clock } from './amount.ts';
import { lemma, type Token, textOf } from './normalise.ts';
import { amountAt, unitAfter } from './amount-forms.ts';
import { numberAt } from './numbers.ts';

const DAY = 1440;
const HALF_DAY = 720;
const CLOCK_LEADS = /^(at|by|before|around|about|past|after|til|till|until|since|nearly|almost|like|gone)$/;

/** `3h 12m`, `1h40` and `an hour and ten minutes` are one amount. */
function joined(amounts: readonly Amount[]): Amount[] {
  return amounts.reduce<Amount[]>((list, amount) => {
    const last = list.at(-1);
    const isNext =
      last && last.unit === 'minute' && last.value >= 60 && last.value % 60 === 0 && amount.from - last.to <= 1;
    if (!last || !isNext || !(amount.unit === 'minute' || amount.unit === '') || amount.value >= 60)
      return [...list, amount];
    return [...list.slice(0, -1), { ...last, value: last.value + amount.value, to: amount.to }];
  }, []);
}

/** Every amount of a text: `9 glasses`, `half an hour` (30 minutes), `6k steps`, `£5`, `8/8`; a bare number has the unit ``. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = amountAt(tokens, at);
    if (!read) continue;
    found.push(read.amount);
    at = Math.max(at, read.to - 1);
  }
  return [...durationsIn(tokens), ...joined(found)];
}

function half(word: string): 'am' | 'pm' | null {
  if (/^(am|a)$/.test(word)) return 'am';
  return /^(pm|p)$/.test(word) ? 'pm' : null;
}

function getClock(
  hour: number,
  minute: number,
  suffix: 'am' | 'pm' | null,
): { minutes: number; isOpen: boolean } | null {
  if (hour > 24 || minute > 59) return null;
  if (suffix) return { minutes: ((hour % 12) + (suffix === 'pm' ? 12 : 0)) * 60 + minute, isOpen: false };
  return { minutes: (hour % 24) * 60 + minute, isOpen: hour <= 12 && hour > 0 };
}

function namedClock(tokens: readonly Token[], at: number): Clock | null {
  const word = tokens[at]?.word;
  if (word === 'midnight') return { minutes: 0, isOpen: false, from: at, to: at + 1 };
  if (word === 'noon' || word === 'midday') return { minutes: HALF_DAY, isOpen: false, from: at, to: at + 1 };
  return null;
}

/** `half ten`, `half past ten`, `quarter to seven`, `ten past six`. */
function spokenClock(tokens: readonly Token[], at: number): Clock | null {
  const words = tokens.slice(at, at + 5).map((token) => token.word);
  const offset = words[0] === 'half' ? 30 : words[0] === 'quarter' ? 15 : (numberAt(tokens, at)?.value ?? null);
  if (offset === null || offset > 30) return null;
  const link = words[1] === 'minutes' ? 2 : 1;
  const hasLink = words[link] === 'past' || words[link] === 'to';
  if (!hasLink && words[0] !== 'half') return null;
  const hourAt = at + (hasLink ? link + 1 : 1);
  const hour = /^an?$/.test(tokens[hourAt]?.word ?? '') ? null : numberAt(tokens, hourAt);
  if (!hour || hour.value < 1 || hour.value > 12 || !Number.isInteger(hour.value)) return null;
  const suffix = half(tokens[hour.to]?.word ?? '');
  const base = getClock(hour.value, 0, suffix);
  if (!base) return null;
  const shift = words[link] === 'to' ? -offset : offset;
  return { minutes: (base.minutes + shift + DAY) % DAY, isOpen: base.isOpen, from: at, to: hour.to + (suffix ? 1 : 0) };
}

/** “Bed was 11.40”. */
const OF_BED = /^(?:bed|bedtime|up|asleep|awake)$/;

function isAfterLead(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  return CLOCK_LEADS.test(before) || OF_BED.test(before) || (/^(?:was|is)$/.test(before) && OF_BED.test(earlier));
}

/** `11.40` of nothing, which may be a time: 40 minutes, no unit behind it, no sign of money before. */
function maybeTime(tokens: readonly Token[], at: number): boolean {
  return !/^[£$€]$/.test(tokens[at - 1]?.word ?? '') && unitAfter(tokens, at + 1, 1) === null;
}

function writtenClock(tokens: readonly Token[], at: number, isOfTimes = false): Clock | null {
  const word = tokens[at]?.word ?? '';
  const parts = /^(\d{1,2})[:.](\d{2})$/.exec(word);
  const suffix = half(tokens[at + 1]?.word ?? '');
  const to = at + (suffix ? 2 : 1);
  if (parts) {
    const isTime = suffix !== null || isAfterLead(tokens, at) || (isOfTimes && maybeTime(tokens, at));
    const isDecimal = word.includes('.') && !isTime;
    const made = isDecimal ? null : getClock(Number(parts[1]), Number(parts[2]), suffix);
    // `06:45` has its half in the leading zero.
    return made && { ...made, isOpen: made.isOpen && !word.startsWith('0'), from: at, to };
  }
  // `0630`, `at 2215`
  const isFour = /^(?:[01]\d|2[0-3])[0-5]\d$/.test(word);
  if (isFour && (word.startsWith('0') || CLOCK_LEADS.test(tokens[at - 1]?.word ?? '')))
    return { minutes: Number(word.slice(0, 2)) * 60 + Number(word.slice(2)), isOpen: false, from: at, to: at + 1 };
  const number = numberAt(tokens, at);
  if (!number || !Number.isInteger(number.value) || number.value > 12 || number.value < 1) return null;
  const after = half(tokens[number.to]?.word ?? '');
  const hasClockWord = tokens[number.to]?.word === 'oclock';
  // “I stay at 8” is no hour.
  const isKeptTo = tokens[at - 1]?.word === 'at' && /^(?:stay|stick|keep)$/.test(tokens[at - 2]?.lemma ?? '');
  const isLed = CLOCK_LEADS.test(tokens[at - 1]?.word ?? '') && !isKeptTo && !unitAfter(tokens, number.to, 1);
  if (!after && !hasClockWord && !isLed) return null;
  if (after === 'am' || after === 'pm' || hasClockWord || isLed) {
    const made = getClock(number.value, 0, after);
    return made && { ...made, from: at, to: number.to + (after || hasClockWord ? 1 : 0) };
  }
  return null;
}

/** Every clock time of a text: `22:15`, `10pm`, `quarter to seven`, `at ten`; a bare `11.40` only where times are spoken of. */
export function clocksIn(tokens: readonly Token[], { isOfTimes = false } = {}): Clock[] {
  const found: Clock[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const clock = namedClock(tokens, at) ?? spokenClock(tokens, at) ?? writtenClock(tokens, at, isOfTimes);
    if (!clock) continue;
    found.push(clock);
    at = clock.to - 1;
  }
  return found;
}

type TimeOfDay = Pick<Clock, 'minutes' | 'isOpen'>;

/** Minutes from the target to the time said, the short way round the day; where a half of the day was not said, it is the nearer one. */
export function minutesPast(clock: TimeOfDay, target: TimeOfDay): number {
  const around = (minutes: number) => ((((minutes - target.minutes) % DAY) + DAY + HALF_DAY) % DAY) - HALF_DAY;
  const plain = around(clock.minutes);
  if (!clock.isOpen && !target.isOpen) return plain;
  const other = around(clock.minutes + HALF_DAY);
  return Math.abs(other) < Math.abs(plain) ? other : plain;
}

const SPAN_LEADS = /^(?:from|between|slept|asleep|sleep)$/;

/** A time of day after a word that opens a stretch of time: `9`, `6:30`, `half past`. */
function stretchEnd(tokens: readonly Token[], at: number, start: Clock | null): Clock | null {
  const spoken = spokenClock(tokens, at) ?? writtenClock(tokens, at) ?? namedClock(tokens, at);
  if (spoken) return spoken;
  const text = textOf(tokens, at, at + 2);
  const past = { 'half past': 30, 'quarter past': 15, 'quarter to': 45 }[text];
  if (start && past !== undefined)
    return { minutes: start.minutes - (start.minutes % 60) + past, isOpen: start.isOpen, from: at, to: at + 2 };
  const number = numberAt(tokens, at);
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 12) return null;
  return { minutes: (number.value % 12) * 60, isOpen: true, from: at, to: number.to };
}

/** `from 9 to half past`, `slept 11 to 6:30`: the minutes between, kept at the word that opens the stretch. */
function durationsIn(tokens: readonly Token[]): Amount[] {
  return tokens.flatMap(({ word }, at) => {
    if (!SPAN_LEADS.test(word)) return [];
    const start = stretchEnd(tokens, at + (tokens[at + 1]?.word === 'from' ? 2 : 1), null);
    if (!start || !/^(?:to|till|until|and|—)$/.test(tokens[start.to]?.word ?? '')) return [];
    const end = stretchEnd(tokens, start.to + 1, start);
    if (!end) return [];
    const round = start.isOpen || end.isOpen ? HALF_DAY : DAY;
    const value = (((end.minutes - start.minutes) % round) + round) % round;
    return value === 0 ? [] : [{ value, unit: 'minute', from: at, to: at + 1 }];
  });
}

/** True for a length of time told by its two ends rather than by a number of minutes. */
export function isStretch({ unit, from, to }: Amount): boolean {
  return unit === 'minute' && to - from === 1;
}

/** What one of the left is in the right: measures of drinking (litres) and of a 25 m pool (km). */
const CONVERSIONS: Readonly<Record<string, string>> = knowledge.acts.pairs.conversions;

/** Same unit, or `5k` for a distance and `6k` for a count. Returns the amount in the unit of the target, or null. */
export function inUnit(amount: Pick<Amount, 'value' | 'unit'>, unit: string): number | null {
  if (amount.unit === unit || (amount.unit !== '' && lemma(amount.unit) === unit)) return amount.value;
  const factor = CONVERSIONS[`${amount.unit} ${unit}`];
  if (factor !== undefined) return amount.value * Number(factor);
  if (amount.unit !== 'k') return null;
  if (unit === 'km') return amount.value;
  return /^(?:step|word|money)$/.test(unit) ? amount.value * 1000 : null;
}
