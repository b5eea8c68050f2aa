import { lemma, type Token } from './normalise.ts';
import { numberAt } from './numbers.ts';

/** An amount in the base unit (minutes, km, litres, else the noun itself) and the tokens it takes. */
export type Amount = { readonly value: number; readonly unit: string; readonly from: number; readonly to: number };

/** Minutes after midnight; `isOpen` when morning or evening was not said. */
export type Clock = { readonly minutes: number; readonly isOpen: boolean; readonly from: number; readonly to: number };

const DAY = 1440;
const HALF_DAY = 720;
/** km per mile */
const MILE = 1.609;

const UNITS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  minutes: ['minute', 1],
  m: ['minute', 1],
  hour: ['minute', 60],
  h: ['minute', 60],
  seconds: ['minute', 1 / 60],
  second: ['minute', 1 / 60],
  km: ['km', 1],
  mile: ['km', MILE],
  miles: ['km', MILE],
  metre: ['km', 0.001],
  metres: ['km', 0.001],
  meters: ['km', 0.001],
  litre: ['litre', 1],
  l: ['litre', 1],
  ml: ['litre', 0.001],
  pint: ['pint', 1],
  steps: ['step', 1],
  step: ['step', 1],
  pounds: ['money', 1],
  dollars: ['money', 1],
  euros: ['money', 1],
  bucks: ['money', 1],
  tenner: ['money', 10],
  pages: ['page', 1],
  pgs: ['page', 1],
  pg: ['page', 1],
  times: ['time', 1],
  x: ['time', 1],
};

const UNIT_STOPS =
  /^(to|of|in|on|at|with|for|from|after|before|by|and|or|but|then|when|while|so|yes|nope|no|not|today|tonight|this|morning|done|far|each|per|is|was|are|were|has|have|had|did|do|instead|because|again|more|already|though|in|out|up|the|my|a|an|i|we|it|that|if|until|till|away|straight|off|down|all|last|next|past|every|them|it|those|these|us|about|around|per|into|onto|over|under|through|during|without|within|towards|between|against|which|who|sharp|ish|ago|only|just|also|too|as|than|tho|lol|you|he|she|they|me|not|did|went|got|then|now|later|earlier|yesterday|tomorrow|please)$/;
const CLOCK_LEADS = /^(at|by|before|around|about|past|after|til|till|until|since|nearly|almost|like|gone)$/;

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]+$/u.test(token.word);
}

/** The noun that a number counts: the last word of the run after it (`one new chord` counts chords). */
function countedNoun(tokens: readonly Token[], at: number): { unit: string; to: number } | null {
  let last: number | null = null;
  for (let index = at; index < Math.min(tokens.length, at + 3); index += 1) {
    const token = tokens[index];
    if (!token || !isWord(token) || UNIT_STOPS.test(token.word) || numberAt(tokens, index)) break;
    last = index;
    if (UNITS[token.word]) break;
  }
  return last === null ? null : { unit: tokens[last]?.lemma ?? '', to: last + 1 };
}

function unitAfter(tokens: readonly Token[], at: number, value: number): Amount | null {
  const first =
    tokens[at]?.word === 'whole' || tokens[at]?.word === 'full' || tokens[at]?.word === 'more' ? at + 1 : at;
  const start = tokens[first]?.word === 'of' ? first + 1 : first;
  const word = tokens[start]?.word ?? '';
  if (word === 'k') {
    const isSteps = /^steps?$/.test(tokens[start + 1]?.word ?? '');
    if (isSteps) return { value: value * 1000, unit: 'step', from: at, to: start + 2 };
    return { value, unit: 'k', from: at, to: start + 1 };
  }
  const known = UNITS[word];
  if (known) return { value: value * known[1], unit: known[0], from: at, to: start + 1 };
  const noun = countedNoun(tokens, start);
  if (!noun) return null;
  // “two focused work blocks”, “20 more minutes”: a unit may follow an adjective.
  const last = UNITS[tokens[noun.to - 1]?.word ?? ''];
  return last
    ? { value: value * last[1], unit: last[0], from: at, to: noun.to }
    : { value, unit: noun.unit, from: at, to: noun.to };
}

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
    const number = numberAt(tokens, at);
    if (!number) continue;
    const isMoney = /^[£$€]$/.test(tokens[at - 1]?.word ?? '');
    const share =
      tokens[number.to]?.word === '/' || (tokens[number.to]?.word === 'out' && tokens[number.to + 1]?.word === 'of')
        ? number.to
        : null;
    if (isMoney) found.push({ value: number.value, unit: 'money', from: at - 1, to: number.to });
    else if (share !== null) {
      const whole = numberAt(tokens, share + (tokens[share]?.word === '/' ? 1 : 2));
      const unit = whole ? unitAfter(tokens, whole.to, number.value) : null;
      const to = unit?.to ?? whole?.to ?? share + 1;
      found.push({ value: number.value, unit: unit?.unit ?? '', from: at, to });
    } else {
      const before = tokens[at - 1]?.word;
      const unit = before === 'x' ? null : unitAfter(tokens, number.to, number.value);
      found.push(
        unit
          ? { ...unit, from: at }
          : { value: number.value, unit: before === 'x' ? 'time' : '', from: at, to: number.to },
      );
    }
    at = Math.max(at, (found.at(-1)?.to ?? at + 1) - 1);
  }
  return joined(found);
}

function half(word: string): 'am' | 'pm' | null {
  if (/^(am|a)$/.test(word)) return 'am';
  return /^(pm|p)$/.test(word) ? 'pm' : null;
}

function clockOf(
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
  const base = clockOf(hour.value, 0, suffix);
  if (!base) return null;
  const shift = words[link] === 'to' ? -offset : offset;
  return { minutes: (base.minutes + shift + DAY) % DAY, isOpen: base.isOpen, from: at, to: hour.to + (suffix ? 1 : 0) };
}

function writtenClock(tokens: readonly Token[], at: number): Clock | null {
  const word = tokens[at]?.word ?? '';
  const parts = /^(\d{1,2})[:.](\d{2})$/.exec(word);
  const suffix = half(tokens[at + 1]?.word ?? '');
  const to = at + (suffix ? 2 : 1);
  if (parts) {
    const isDecimal = word.includes('.') && !suffix && !CLOCK_LEADS.test(tokens[at - 1]?.word ?? '');
    const made = isDecimal ? null : clockOf(Number(parts[1]), Number(parts[2]), suffix);
    // `06:45` has its half in the leading zero.
    return made && { ...made, isOpen: made.isOpen && !word.startsWith('0'), from: at, to };
  }
  const number = numberAt(tokens, at);
  if (!number || !Number.isInteger(number.value) || number.value > 12 || number.value < 1) return null;
  const after = half(tokens[number.to]?.word ?? '');
  const hasClockWord = tokens[number.to]?.word === 'oclock';
  const isLed = CLOCK_LEADS.test(tokens[at - 1]?.word ?? '') && !unitAfter(tokens, number.to, 1);
  if (!after && !hasClockWord && !isLed) return null;
  if (after === 'am' || after === 'pm' || hasClockWord || isLed) {
    const made = clockOf(number.value, 0, after);
    return made && { ...made, from: at, to: number.to + (after || hasClockWord ? 1 : 0) };
  }
  return null;
}

/** Every clock time of a text: `22:15`, `10pm`, `quarter to seven`, `at ten`. */
export function clocksIn(tokens: readonly Token[]): Clock[] {
  const found: Clock[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const clock = namedClock(tokens, at) ?? spokenClock(tokens, at) ?? writtenClock(tokens, at);
    if (!clock) continue;
    found.push(clock);
    at = clock.to - 1;
  }
  return found;
}

/** Minutes from the target to the time said, the short way round the day; an open time is read as the half nearer the target. */
export function minutesPast(clock: Pick<Clock, 'minutes' | 'isOpen'>, target: number): number {
  const around = (minutes: number) => ((((minutes - target) % DAY) + DAY + HALF_DAY) % DAY) - HALF_DAY;
  const plain = around(clock.minutes);
  if (!clock.isOpen) return plain;
  const other = around(clock.minutes + HALF_DAY);
  return Math.abs(other) < Math.abs(plain) ? other : plain;
}

/** Same unit, or `5k` for a distance and `6k` for a count. Returns the amount in the unit of the target, or null. */
export function inUnit(amount: Pick<Amount, 'value' | 'unit'>, unit: string): number | null {
  if (amount.unit === unit || (amount.unit !== '' && lemma(amount.unit) === unit)) return amount.value;
  if (amount.unit !== 'k') return null;
  return unit === 'km'
    ? amount.value
    : unit === 'step' || unit === 'word' || unit === 'money'
      ? amount.value * 1000
      : null;
}
