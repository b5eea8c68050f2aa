import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { cuePart, isSame, isSized, ownPart } from './outcomes.ts';
import { hasPhrase, numbersIn, plainWords } from './words.ts';

/** An act as its writer labelled it: `set 2 cue="after lunch" fewer`, the places counted from 1. */
export type ToldAct = {
  readonly does: string;
  readonly places: readonly number[];
  /** `cue`, `amount` …; what stands alone is `text`. */
  readonly values: ReadonlyMap<string, string>;
  /** `smaller`, `fewer`, `experimental` … */
  readonly ways: readonly string[];
};

const TALK = new Set(['ask', 'chat', 'feel', 'complain', 'no', 'fact', 'unsure', 'not']);

/** True for an act that changes nothing. */
export const asksNothing = ({ does }: ToldAct): boolean => TALK.has(does);

const PIECE = /([a-z]+)="([^"]*)"|"([^"]*)"|(\S+)/g;

export function toldAct(label: string): ToldAct {
  const [does = '', ...rest] = [...label.matchAll(PIECE)];
  const values = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, value, text, word] of rest) {
    if (name) values.set(name, value ?? '');
    else if (text !== undefined) values.set('text', text);
    else if (word) bare.push(word);
  }
  const isPlace = (word: string) => /^\d+(?:,\d+)*$/.test(word);
  return {
    does: does[0],
    places: bare.filter(isPlace).flatMap((word) => word.split(',').map(Number)),
    values,
    ways: bare.filter((word) => !isPlace(word)),
  };
}

const SMALL = new Set(
  'a an the my your his her our their i me we you it that this to of in on at for with and or but be is are am do please just not no'.split(
    ' ',
  ),
);
/** Part of the words of a value that have to stand where they belong: nobody repeats all of them. */
const ENOUGH = 0.6;

/** True when most of the words of a value stand in a text. */
export function isSaid(text: string, value: string): boolean {
  const words = plainWords(value).filter((word) => !SMALL.has(word));
  const wanted = words.length > 0 ? words : plainWords(value);
  return wanted.filter((word) => hasPhrase(text, word)).length >= ENOUGH * wanted.length;
}

const A_DAY = '(sun|mon|tue|wed|wednes|thu|thur|fri|sat|satur)(?:s|sdays?|days?|rs|rsdays?|nesdays?|urdays?)?';
const DAY = new RegExp(`\\b${A_DAY}\\b`, 'g');
const RUN = new RegExp(`\\b${A_DAY} ?(?:to|till?|until|through|thru|-|–) ?${A_DAY}\\b`, 'g');
const SPARES = /\b(?:but|except|not|no)\b/;

const dayAt = (name: string) => WEEKDAYS.findIndex((day) => day.startsWith(name.slice(0, 3)));

/** The weekdays from one to another, both among them: `sat to wed` are five. */
function run(from: number, to: number): Weekday[] {
  const length = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, at) => WEEKDAYS[(from + at) % WEEKDAYS.length] as Weekday);
}

/** The weekdays that a value names; null where it names none. */
function daysIn(value: string): Weekday[] | null {
  const text = value.toLowerCase();
  const ofWeek = /\bweekdays?\b/.test(text) ? run(1, 5) : [];
  const ofEnd = /\bweekends?\b/.test(text) ? run(6, 0) : [];
  const ofRuns = [...text.matchAll(RUN)].flatMap(([, from = '', to = '']) => run(dayAt(from), dayAt(to)));
  const single = [...text.matchAll(DAY)].map(([, day = '']) => WEEKDAYS[dayAt(day)]);
  const named = WEEKDAYS.filter((day) => [...ofWeek, ...ofEnd, ...ofRuns, ...single].includes(day));
  return named.length > 0 ? named : null;
}

/** How often a week a value says; null where that takes more than a number. */
function timesIn(value: string): number | null {
  if (/\b(?:daily|every ?day|each day|every (?:single )?(?:night|morning|evening)|nightly)\b/i.test(value)) return 7;
  if (/\bmonth|fortnight|other|two weeks|2 weeks|few|couple|less|more\b/i.test(value)) return null;
  const [first] = numbersIn(value);
  return first ?? (/\bweekly\b|\ba week\b|\bonce\b/i.test(value) ? 1 : null);
}

function isOnDays({ days, targetFrequency }: PlannedHabit, value: string): boolean {
  const wanted = daysIn(value);
  if (wanted === null) return true;
  // `every night but Saturday`, `Sundays no`: the others may be any.
  if (SPARES.test(value.toLowerCase())) return days != null && !wanted.some((day) => days.includes(day));
  return wanted.length === 7
    ? targetFrequency === 7
    : wanted.join() === WEEKDAYS.filter((day) => days?.includes(day)).join();
}

const HALF_DAY = /\b[ap]\.m\./gi;
const CLOSE_HOUR = /\b(\d\d)(\d\d)\b/g;
const SHORT_HOUR = /\bhrs?\b/gi;

type Pair = { readonly was: PlannedHabit; readonly is: PlannedHabit };

const VALUES: Readonly<Record<string, (pair: Pair, value: string) => boolean>> = {
  // With whom something is done stands in its name, and an hour may be written otherwise: `0500`, `8 a.m.`
  cue: ({ is }, value) => {
    const said = value.replace(HALF_DAY, '').replace(CLOSE_HOUR, '$1:$2');
    return isSaid(cuePart(is), said) || (/\bw(?:ith)?\b/i.test(value) && isSaid(`${cuePart(is)} ${ownPart(is)}`, said));
  },
  amount: ({ is }, value) => {
    const wanted = numbersIn(value.replace(SHORT_HOUR, 'hour'));
    return wanted.length === 0
      ? isSaid(ownPart(is), value)
      : wanted.some((number) => numbersIn(ownPart(is)).includes(number));
  },
  days: ({ is }, value) => isOnDays(is, value),
  times: ({ is }, value) => {
    const wanted = timesIn(value);
    return wanted === null || is.targetFrequency === wanted;
  },
  name: ({ is }, value) => isSaid(is.description, value),
  // A pause is no change of a habit.
  pause: () => true,
};
const WAYS: Readonly<Record<string, (pair: Pair) => boolean>> = {
  smaller: ({ was, is }) => isSized(was, is, 'smaller'),
  larger: ({ was, is }) => isSized(was, is, 'larger'),
  fewer: ({ was, is }) => is.targetFrequency < was.targetFrequency,
  more: ({ was, is }) => is.targetFrequency > was.targetFrequency,
  experimental: ({ is }) => is.habitType === 'experimental',
  core: ({ is }) => is.habitType === 'core',
  first: ({ is }) => is.order === 0,
};

/** Whether a habit is as an act wants it; a change that says nothing new has to be one. */
export function isAsSet({ values, ways }: ToldAct, pair: Pair): boolean {
  const isWaiting = values.has('pause') || ways.includes('first');
  return (
    [...values].every(([name, value]) => VALUES[name]?.(pair, value) ?? true) &&
    ways.every((way) => WAYS[way]?.(pair) ?? true) &&
    (isWaiting || !isSame(pair.is, pair.was))
  );
}
