import { type DayNumber, getDays, getLocalDay, getWeekday, getWeekFirst, type WeekdayName } from './calendar.ts';

/** What a life plans, in the words of the rules; habits are known by their names. */
export type LivedHabit = {
  name: string;
  times: number;
  days?: readonly WeekdayName[] | undefined;
  measure?: { unit: string; atLeast: number } | { unit: string; atMost: number };
};

export type LivedEntry = { habit: string; completed: boolean; amount?: number; skipped?: boolean };

export type LivedNote = { act: 'done' | 'decline' | 'clear' | 'skip' } | { act: 'add' | 'set'; amount: number };

/** What happens in a life. A day is `today` unless one is named. */
export type LivedEvent =
  | { is: 'wake'; at: string; zone: string }
  | { is: 'launch'; who: string; habits: LivedHabit[]; on?: DayNumber }
  | { is: 'note'; who: string; habit: string; note: LivedNote; day?: DayNumber }
  | { is: 'save'; who: string; entries: LivedEntry[]; day?: DayNumber }
  | { is: 'pause'; who: string | null; from: DayNumber; until: DayNumber }
  | { is: 'unpause'; who: string | null; from: DayNumber }
  | { is: 'dayStart'; hour: number }
  | { is: 'weekStart'; day: WeekdayName; how: 'graceful' | 'immediate' }
  | { is: 'review'; who: string; weekFirst: DayNumber; choice: 'easier' | 'same' | 'harder' };

/** A habit of one plan. `from` is the first day of its week that it counts, `due` the dates that its named days fall on. */
export type Row = LivedHabit & { series: string; from: DayNumber; due: DayNumber[] | null };
export type Plan = {
  who: string;
  weekFirst: DayNumber;
  /** The week's last day, also for a plan that was replaced before it. */
  weekLast: DayNumber;
  weekStart: WeekdayName;
  first: DayNumber;
  last: DayNumber;
  rows: Row[];
};
/** `kept`: a limit that is kept so far. `declined`: the day has its answer, and no amount. */
export type Mark = { completed: boolean; kept: boolean; skipped: boolean; declined: boolean; amount: number | null };

export type Ledger = {
  today: DayNumber;
  zone: string;
  dayStart: number;
  weekStart: WeekdayName;
  identities: string[];
  plans: Plan[];
  /** By `series day`. */
  marks: Map<string, Mark>;
  /** `identity day`: saved as a whole. */
  whole: Set<string>;
  pauses: { who: string | null; from: DayNumber; until: DayNumber }[];
  /** A review without a choice was closed by a newer one. `rate` is that of the day it was completed. */
  reviews: { who: string; weekFirst: DayNumber; choice: string | null; rate: number | null }[];
};

export const aLedger = (): Ledger => ({
  today: 0,
  zone: '',
  dayStart: 0,
  weekStart: 'sunday',
  identities: [],
  plans: [],
  marks: new Map(),
  whole: new Set(),
  pauses: [],
  reviews: [],
});

export const NOTHING: Mark = { completed: false, kept: false, skipped: false, declined: false, amount: null };

export const getPlan = (ledger: Ledger, who: string, day: DayNumber): Plan | undefined =>
  ledger.plans.findLast((plan) => plan.who === who && plan.first <= day && day <= plan.last);

export const getMark = (ledger: Ledger, row: Pick<Row, 'series'>, day: DayNumber): Mark =>
  ledger.marks.get(`${row.series} ${day}`) ?? NOTHING;

/** A limit that is kept so far is done once its day is over. */
export function isDone(ledger: Ledger, row: Pick<Row, 'series'>, day: DayNumber): boolean {
  const { completed, kept } = getMark(ledger, row, day);
  return completed || (kept && day < ledger.today);
}

export const isPaused = (ledger: Ledger, who: string, day: DayNumber): boolean =>
  ledger.pauses.some((pause) => (pause.who === null || pause.who === who) && pause.from <= day && day <= pause.until);

/** What a total makes of a day; `isCounted`: the person says that it counts, or of a limit that this was all. */
export function toMark({ measure }: LivedHabit, amount: number | null, isCounted: boolean): Mark {
  if (!measure) return { ...NOTHING, completed: isCounted };
  if ('atLeast' in measure) {
    const total = amount === null && isCounted ? measure.atLeast : amount;
    return { ...NOTHING, amount: total, completed: isCounted || (total !== null && total >= measure.atLeast) };
  }
  const isKept = amount === null ? isCounted : amount <= measure.atMost;
  return { ...NOTHING, amount, completed: isKept && isCounted, kept: isKept && !isCounted };
}

/** What was done is taken back whole; a part of it stays written down, as does what came under a limit, and the day stays open for more. */
function toDeclined(row: Row, { amount, completed }: Mark): Mark {
  const isLimited = row.measure !== undefined && 'atMost' in row.measure;
  const left = completed && !isLimited ? null : amount;
  return left === null ? { ...NOTHING, declined: true } : toMark(row, left, false);
}

const exact = (amount: number) => Math.round(amount * 1000) / 1000;

/** What the person said of a day holds while amounts are added to it: a limit that was settled, a part that was counted as it is. */
function isSaid({ measure }: Row, { completed, amount }: Mark): boolean {
  if (!measure || !completed) return false;
  return 'atMost' in measure || amount === null || amount < measure.atLeast;
}

/** A total that is set decides anew. */
export function toNoted(row: Row, before: Mark, note: LivedNote): Mark | null {
  const isSettled = row.measure !== undefined && 'atMost' in row.measure && before.completed;
  switch (note.act) {
    case 'done':
      return toMark(row, before.amount, true);
    case 'decline':
      return toDeclined(row, before);
    case 'clear':
      return null;
    case 'skip':
      return before.completed || before.amount ? before : { ...NOTHING, skipped: true };
    case 'add':
      return toMark(row, exact((before.amount ?? 0) + note.amount), isSaid(row, before));
    case 'set':
      return toMark(row, note.amount, isSettled);
  }
}

const getRow = (ledger: Ledger, who: string, day: DayNumber, name: string): Row => {
  const row = getPlan(ledger, who, day)?.rows.find((one) => one.name === name);
  if (!row) throw new Error(`No habit ${name} of ${who} on day ${day}`);
  return row;
};

export function put(ledger: Ledger, row: Row, day: DayNumber, mark: Mark | null): void {
  if (mark) ledger.marks.set(`${row.series} ${day}`, mark);
  else ledger.marks.delete(`${row.series} ${day}`);
}

/** One habit followed through the weeks; another unit is another series. */
const toSeries = (who: string, { name, measure }: LivedHabit) => `${who}/${name}/${measure?.unit ?? ''}`;

/** A new target decides the day of the change anew, never earlier ones. */
function decideAnew(ledger: Ledger, rows: Row[], day: DayNumber): void {
  for (const row of rows) {
    const { amount, completed, skipped } = getMark(ledger, row, day);
    if (!row.measure || skipped || amount === null) continue;
    put(ledger, row, day, toMark(row, amount, 'atMost' in row.measure && completed));
  }
}

function launch(ledger: Ledger, who: string, habits: LivedHabit[], on: DayNumber): void {
  const running = getPlan(ledger, who, on);
  const weekFirst = running?.weekFirst ?? getWeekFirst(on, ledger.weekStart);
  const weekLast = running?.weekLast ?? weekFirst + 6;
  const rows = habits.map((habit): Row => {
    const series = toSeries(who, habit);
    const before = running?.rows.find((row) => row.series === series);
    const named = getDays(on, weekLast).filter((day) => habit.days?.includes(getWeekday(day)));
    // Of a habit that was by count the days done stand for the named ones.
    const old = before?.due ?? getDays(before?.from ?? on, on - 1).filter((day) => isDone(ledger, { series }, day));
    const due = habit.days ? [...old.filter((day) => day < on), ...named] : null;
    return { ...habit, series, from: before?.from ?? on, due };
  });
  if (running) running.last = on - 1;
  const weekStart = running?.weekStart ?? ledger.weekStart;
  ledger.plans.push({ who, weekFirst, weekLast, weekStart, first: on, last: weekLast, rows });
  if (running) decideAnew(ledger, rows, on);
}

function save(ledger: Ledger, who: string, entries: LivedEntry[], day: DayNumber): void {
  for (const row of getPlan(ledger, who, day)?.rows ?? []) {
    const entry = entries.find(({ habit }) => habit === row.name);
    if (!entry) {
      if (!getMark(ledger, row, day).skipped) put(ledger, row, day, null);
    } else if (entry.skipped) put(ledger, row, day, { ...NOTHING, skipped: true });
    else put(ledger, row, day, toMark(row, entry.amount ?? null, entry.completed));
  }
  ledger.whole.add(`${who} ${day}`);
}

/** Days that a journey east leaves behind at once are paused for all, unless something was noted on them. */
function wake(ledger: Ledger, at: string, zone: string): void {
  const journey = ledger.zone && ledger.zone !== zone;
  const before = journey ? getLocalDay(at, ledger.zone, ledger.dayStart) : 0;
  ledger.zone = zone;
  ledger.today = getLocalDay(at, zone, ledger.dayStart);
  if (!journey) return;
  for (const day of getDays(before, ledger.today - 1)) {
    const isPlanned = ledger.identities.some((who) => getPlan(ledger, who, day));
    const isNoted =
      ledger.identities.some((who) => ledger.whole.has(`${who} ${day}`)) ||
      [...ledger.marks.keys()].some((key) => key.endsWith(` ${day}`));
    if (isPlanned && !isNoted) ledger.pauses.push({ who: null, from: day, until: day });
  }
}

function moveWeeks(ledger: Ledger, start: WeekdayName, how: 'graceful' | 'immediate'): void {
  ledger.weekStart = start;
  if (how === 'graceful') return;
  for (const plan of ledger.plans)
    if (plan.last >= ledger.today && plan.weekStart !== start) plan.last = Math.min(plan.last, ledger.today - 1);
}

function writeDown(ledger: Ledger, event: Extract<LivedEvent, { is: 'pause' | 'unpause' | 'dayStart' }>): void {
  switch (event.is) {
    case 'pause':
      ledger.pauses.push({ who: event.who, from: event.from, until: event.until });
      return;
    case 'unpause':
      ledger.pauses = ledger.pauses.filter(({ who, from }) => who !== event.who || from !== event.from);
      return;
    case 'dayStart':
      ledger.dayStart = event.hour;
      return;
  }
}

/** Lets the log say what happened; reviews are written down with their figures, by `noteReview`. */
export function note(ledger: Ledger, event: Exclude<LivedEvent, { is: 'review' }>): void {
  const { today } = ledger;
  switch (event.is) {
    case 'wake':
      return wake(ledger, event.at, event.zone);
    case 'launch':
      if (!ledger.identities.includes(event.who)) ledger.identities.push(event.who);
      return launch(ledger, event.who, event.habits, event.on ?? today);
    case 'note': {
      const day = event.day ?? today;
      const row = getRow(ledger, event.who, day, event.habit);
      return put(ledger, row, day, toNoted(row, getMark(ledger, row, day), event.note));
    }
    case 'save':
      return save(ledger, event.who, event.entries, event.day ?? today);
    case 'weekStart':
      return moveWeeks(ledger, event.day, event.how);
    default:
      return writeDown(ledger, event);
  }
}
