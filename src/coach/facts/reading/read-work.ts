import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { busy, clockOf, DAY, daysIn, hours, partsIn } from './day-stretches.ts';
import type { Limit, Stretch } from '../fact.ts';
import { PatternList } from './word-lists.ts';

const { life } = knowledge;

/** A bare number is a clock here too: `finish at 9 most days`. */
const orNumber = (list: string): string => `${list}; ${list.replaceAll('#clock', '#number')}`;

const timeIn = (reading: Reading, range: Range): Range | undefined =>
  spansIn(reading, 'clock', range)[0] ?? spansIn(reading, 'number', range)[0];

const LISTS = {
  nights: new PatternList(life.nightShift),
  earlies: new PatternList(life.earlyShift),
  lates: new PatternList(life.lateShift),
  rise: new PatternList(orNumber(life.earlyRise)),
  starts: new PatternList(orNumber(life.startsWork)),
  ends: new PatternList(orNumber(life.endsWork)),
  days: new PatternList(life.workDays),
  hours: new PatternList(life.workHours),
  notes: new PatternList(life.workNotes),
  noDesk: new PatternList(life.noDesk),
  fromHome: new PatternList(life.fromHome),
  noWork: new PatternList(life.noWork),
  noLunch: new PatternList(life.noLunch),
  noBreaks: new PatternList(life.noBreaks),
};

/** At work, then asleep until the early afternoon. */
const NIGHTS = [hours(0, 14.5), hours(21.5, 24)];
const EARLIES = [hours(5, 14)];
const LATES = [hours(13, 22.5)];
const WORKDAY = [hours(9, 12), hours(13, 17)];
/** Hours of a shift of which only the beginning is said. */
const SHIFT = 8;
/** A day that begins and ends at these hours is like any other. */
const ORDINARY = { from: 8 * 60, to: 18 * 60 };

const without = (...things: readonly string[]): Limit[] =>
  things.map((thing) => ({ is: 'without', thing, days: null }));

/** `9 to 5` is like any other; `from 2 to 10` is not. */
function fromTo(reading: Reading, clause: Range): Limit[] | null {
  const match = LISTS.hours.find(reading, clause);
  const [from, until] = [match?.caught['from'], match?.caught['until']];
  if (!from || !until) return null;
  if (![from, until].every((range) => spansIn(reading, 'number', range).length > 0)) return null;
  const isEarly = partsIn(reading, clause).includes('morning');
  const start = clockOf(reading, from, hourOf(reading, from) <= 4 && !isEarly ? 'p' : 'a');
  const end = clockOf(reading, until, 'p');
  if (start === null || end === null) return null;
  if (start >= ORDINARY.from && end <= ORDINARY.to) return [];
  return busy(hoursBetween(start, end), { isShift: true, days: daysIn(reading, clause) });
}

/** Days of work or school are told, and asked for of no habit. */
export const tellsWorkDays = (reading: Reading, clause: Range) => LISTS.days.find(reading, clause) !== null;

/** `I work Tuesday to Saturday`: the hours of work on those days, with a break at noon; days without work are free. */
function onDays(reading: Reading, clause: Range): Limit[] | null {
  const match = LISTS.days.find(reading, clause);
  if (!match) return null;
  const isFree = reading.tokens.slice(match.from, match.to).some(({ word }) => DENIALS.has(word));
  return isFree ? [] : shift(WORKDAY)(reading, match);
}

/** Over midnight there are two. */
function hoursBetween(from: number, to: number): Stretch[] {
  return to > from
    ? [{ from, to }]
    : [
        { from, to: DAY },
        { from: 0, to },
      ];
}

const hourOf = (reading: Reading, range: Range) => spansIn(reading, 'number', range)[0]?.value ?? 12;

function startsAt(reading: Reading, clause: Range): Limit[] | null {
  const match = LISTS.starts.find(reading, clause);
  const clock = match && timeIn(reading, match);
  const at = clock ? clockOf(reading, clock, hourOf(reading, clock) <= 3 ? 'p' : 'a') : null;
  if (at === null) return null;
  if (at >= ORDINARY.from && at <= 11 * 60) return [];
  const days = daysIn(reading, clause);
  return busy([{ from: Math.max(0, at - 45), to: Math.min(1440, at + SHIFT * 60) }], { isShift: true, days });
}

function endsAt(reading: Reading, clause: Range): Limit[] | null {
  const match = LISTS.ends.find(reading, clause);
  const clock = match && timeIn(reading, match);
  const at = clock ? clockOf(reading, clock, 'p') : null;
  if (at === null) return null;
  return at <= ORDINARY.to ? [] : busy([{ from: 14 * 60, to: at }], { isShift: true, days: daysIn(reading, clause) });
}

/** Hours at which a day begins that ends early too. */
const RISES_EARLY = 5;

/** `up at 3 for the milking`: nothing is left of the evening. */
function risesAt(reading: Reading, clause: Range): Limit[] | null {
  const match = LISTS.rise.find(reading, clause);
  const clock = match && timeIn(reading, match);
  const at = clock ? clockOf(reading, clock, 'a') : null;
  return at !== null && at > 0 && at < RISES_EARLY * 60 ? busy([hours(20, 24)], { isShift: true }) : null;
}

const DENIALS = new Set(['no', 'not', 'never', 'stop', 'stopped', 'finished', 'quit', 'off']);
/** `I have no night shift any more` tells of none. */
const isDenied = ({ tokens }: Reading, at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ word }) => DENIALS.has(word));

type Reader = (reading: Reading, clause: Range) => Limit[] | null;
const when =
  (list: PatternList, limits: (reading: Reading, clause: Range) => Limit[]): Reader =>
  (reading, clause) =>
    list.find(reading, clause) ? limits(reading, clause) : null;
const onShift =
  (list: PatternList, stretches: Parameters<typeof busy>[0]): Reader =>
  (reading, clause) => {
    const match = list.find(reading, clause);
    return match && !isDenied(reading, match.from) ? shift(stretches)(reading, clause) : null;
  };
const shift =
  (stretches: Parameters<typeof busy>[0]) =>
  (reading: Reading, clause: Range): Limit[] =>
    busy(stretches, { isShift: true, days: daysIn(reading, clause) });

/** From the narrow to the wide: of the hours the first that is said counts. */
const HOURS: readonly Reader[] = [
  onShift(LISTS.nights, NIGHTS),
  onShift(LISTS.earlies, EARLIES),
  onShift(LISTS.lates, LATES),
  risesAt,
  fromTo,
  startsAt,
  endsAt,
  onDays,
];
/** Each that is said counts. */
const CIRCUMSTANCES: readonly Reader[] = [
  when(LISTS.noLunch, () => without('lunch break')),
  when(LISTS.noBreaks, () => without('break', 'lunch break')),
  when(LISTS.noDesk, () => without('desk', 'meetings')),
  when(LISTS.fromHome, () => without('commute')),
  when(LISTS.noWork, () => without('work', 'commute', 'desk')),
  when(LISTS.notes, () => []),
];

/** Working hours and how the work is: null when a clause says nothing of it. */
export function readWork(reading: Reading, clause: Range): Limit[] | null {
  let hoursSaid: Limit[] | null = null;
  for (const readHours of HOURS) {
    hoursSaid = readHours(reading, clause);
    if (hoursSaid) break;
  }
  const said = CIRCUMSTANCES.flatMap((reader) => reader(reading, clause) ?? []);
  const isNoted = CIRCUMSTANCES.some((reader) => reader(reading, clause) !== null);
  return hoursSaid || isNoted ? [...(hoursSaid ?? []), ...said] : null;
}
