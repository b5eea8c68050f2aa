import type { DayNumber } from './calendar.ts';
import {
  getMark,
  getPlan,
  isPaused,
  type Ledger,
  type LivedEntry,
  type LivedEvent,
  type LivedNote,
  type Row,
} from './ledger.ts';
import { getWaitingWeek } from './reviews.ts';

/** What is settled of a life; the rest is drawn by its seed. */
export type Life = {
  name: string;
  seed: number;
  /** The day it begins. */
  first: string;
  days: number;
  /** From which day of the life on the browser is where; the last that began holds. */
  zones: { from: number; turn?: number; zone: string }[];
  /** Hours of UTC at which the app is opened. */
  wakes: number[];
  /** What an identity plans from which day of the life on. */
  plans: { who: string; from: number; habits: Extract<LivedEvent, { is: 'launch' }>['habits'] }[];
  /** Days of the life on which nothing is done at all. */
  away?: [first: number, last: number][];
  /** What happens at the first opening of a day. */
  events?: Record<number, (today: DayNumber) => LivedEvent[]>;
};

export type Draw = { chance: (share: number) => boolean; pick: <T>(list: readonly T[]) => T };

/** A small generator of its own, so that a life is the same wherever it runs. */
export function toDraw(seed: number): Draw {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { chance: (share) => next() < share, pick: (list) => list[Math.floor(next() * list.length)] as never };
}

const AMOUNTS = [0.25, 0.5, 1, 1, 2, 2.5, 3, 4] as const;
const SIPS = [0.5, 1, 1, 1, 2] as const;

function drawNote(draw: Draw, row: Row, amount: number): LivedNote {
  if (draw.chance(0.1)) return { act: draw.pick(['skip', 'clear', 'decline', 'skip'] as const) };
  if (!row.measure) return { act: 'done' };
  if (draw.chance(0.15)) return { act: 'done' };
  if (draw.chance(0.1)) return { act: 'set', amount: draw.pick([0, 1, 2, 6, 7.125]) };
  const step = draw.pick('atLeast' in row.measure ? AMOUNTS : SIPS);
  return { act: 'add', amount: draw.chance(0.2) && amount >= step ? -step : step };
}

function drawEntries(draw: Draw, ledger: Ledger, rows: Row[]): LivedEntry[] {
  return rows.map((row): LivedEntry => {
    const { amount, completed, skipped } = getMark(ledger, row, ledger.today);
    const isTicked = completed || draw.chance(0.4);
    if (skipped && !isTicked) return { habit: row.name, completed: false, skipped: true };
    return { habit: row.name, completed: isTicked, ...(row.measure && amount !== null && { amount }) };
  });
}

function* drawNotes(draw: Draw, ledger: Ledger, who: string, day: DayNumber): Generator<LivedEvent> {
  for (const row of getPlan(ledger, who, day)?.rows ?? []) {
    const taps = row.measure ? draw.pick([0, 1, 2, 3]) : draw.pick([0, 1, 1]);
    for (let tap = 0; tap < taps; tap += 1) {
      const mark = getMark(ledger, row, day);
      const note = drawNote(draw, row, mark.amount ?? 0);
      yield { is: 'note', who, habit: row.name, note, ...(day !== ledger.today && { day }) };
    }
  }
}

/** A day of the running week, or of the last one until it was reviewed. */
function isOpen(ledger: Ledger, who: string, day: DayNumber): boolean {
  const weekFirst = getPlan(ledger, who, day)?.weekFirst ?? day;
  if (weekFirst === getPlan(ledger, who, ledger.today)?.weekFirst) return true;
  return !ledger.reviews.some((review) => review.who === who && review.weekFirst >= weekFirst);
}

/** The reviews of one opening, of weeks that wait for one. */
export function* drawReviews(draw: Draw, ledger: Ledger): Generator<LivedEvent> {
  for (const who of ledger.identities) {
    const week = getWaitingWeek(ledger, who);
    if (!week || !draw.chance(0.3)) continue;
    yield { is: 'review', who, weekFirst: week.weekFirst, choice: draw.pick(['easier', 'same', 'harder'] as const) };
  }
}

/** The taps of one opening; each is drawn when the one before it has been lived. */
export function* drawTaps(draw: Draw, ledger: Ledger): Generator<LivedEvent> {
  const { today } = ledger;
  for (const who of ledger.identities) {
    if (isPaused(ledger, who, today) && draw.chance(0.8)) continue;
    if (draw.chance(0.15)) continue;
    yield* drawNotes(draw, ledger, who, today);
    if (draw.chance(0.12) && isOpen(ledger, who, today - 1)) yield* drawNotes(draw, ledger, who, today - 1);
    const rows = getPlan(ledger, who, today)?.rows;
    if (rows && draw.chance(0.15)) yield { is: 'save', who, entries: drawEntries(draw, ledger, rows) };
  }
}
