import type { HabitDay } from '#features/check-ins/contract.ts';
import { clock } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { type DayNumber, getWeekday, toDay, toText } from './calendar.ts';
import { getDifferences } from './compare.ts';
import { getEvidence, getTally } from './evidence.ts';
import { getCurrentHabits, getDailyStatus, getStats, getTracking, isCheckedIn, PERIODS } from './figures.ts';
import { aLedger, getMark, getPlan, type Ledger, type LivedEvent, note, type Plan, type Row } from './ledger.ts';
import { aPerson, live, type Person } from './live.ts';
import { readFigures } from './read.ts';
import { getOverallWeek, getReviewFacts, getStanding, noteReview } from './reviews.ts';
import { type Draw, drawReviews, drawTaps, type Life, toDraw } from './script.ts';

const getOfEach = <Figures>(ledger: Ledger, figuresOf: (ledger: Ledger, who: string) => Figures) =>
  Object.fromEntries(ledger.identities.map((who) => [who, figuresOf(ledger, who)]));

const getExpected = (ledger: Ledger) => ({
  evidence: getOfEach(ledger, getEvidence),
  habits: getCurrentHabits(ledger),
  overall: getOverallWeek(ledger),
  reviews: getOfEach(ledger, getStanding),
  reviewFacts: getOfEach(ledger, getReviewFacts),
  tally: getTally(ledger),
  tracking: getTracking(ledger),
  stats: Object.fromEntries(PERIODS.map((period) => [period, getStats(ledger, period)])),
  status: getDailyStatus(ledger),
});

function getWake(life: Life, place: number, turn: number): LivedEvent {
  const hour = String(life.wakes[turn]).padStart(2, '0');
  const zone = life.zones.findLast((one) => one.from < place || (one.from === place && (one.turn ?? 0) <= turn))?.zone;
  return { is: 'wake', at: `${toText(toDay(life.first) + place)}T${hour}:10:00Z`, zone: zone as string };
}

/** The plans that an opening finds missing, or whose habits were changed today. */
function getLaunches(life: Life, ledger: Ledger, place: number, isFirst: boolean): LivedEvent[] {
  const whos = [...new Set(life.plans.map(({ who }) => who))];
  return whos.flatMap((who): LivedEvent[] => {
    const chosen = life.plans.findLast((plan) => plan.who === who && plan.from <= place);
    const isMissing = !getPlan(ledger, who, ledger.today);
    const isEdited = isFirst && chosen?.from === place && place > 0;
    return chosen && (isMissing || isEdited) ? [{ is: 'launch', who, habits: chosen.habits }] : [];
  });
}

/** What the note of one habit is answered with. */
export function getAnswer(
  ledger: Ledger,
  { who, habit, day = ledger.today }: { who: string; habit: string; day?: DayNumber },
) {
  const plan = getPlan(ledger, who, day) as Plan;
  const row = plan.rows.find(({ name }) => name === habit) as Row;
  const { completed, kept, skipped, amount } = getMark(ledger, row, day);
  return { completed, isKeptSoFar: kept, skipped, amount, isCheckedIn: isCheckedIn(ledger, plan, day) };
}

export const toAnswer = ({ completed, isKeptSoFar, skipped, amount, isCheckedIn: isIn }: HabitDay) => ({
  completed,
  isKeptSoFar,
  skipped,
  amount,
  isCheckedIn: isIn,
});

/** One person's life in the program, and the log of it. */
export class Lived {
  readonly person: Person;
  readonly ledger = aLedger();
  /** `day path: expected → seen`. */
  readonly found: string[] = [];
  compared = 0;

  constructor(client: TestClient) {
    this.person = aPerson(client);
  }

  async happen(event: LivedEvent): Promise<void> {
    const answer = await live(this.person, this.ledger, event);
    if (event.is === 'review') noteReview(this.ledger, event);
    else note(this.ledger, event);
    if (event.is !== 'note' || !answer) return;
    this.find(getDifferences(getAnswer(this.ledger, event), toAnswer(answer), `${event.habit} ${event.note.act}`));
  }

  async compare(): Promise<void> {
    const expected = getExpected(this.ledger);
    this.find(getDifferences(expected, await readFigures(this.person)));
    this.compared += JSON.stringify(expected).split(':').length;
  }

  find(differences: string[]): void {
    this.found.push(...differences.map((path) => `${toText(this.ledger.today)} ${path}`));
  }
}

async function liveDay(lived: Lived, life: Life, draw: Draw, place: number): Promise<void> {
  const isAway = life.away?.some(([first, last]) => first <= place && place <= last);
  for (const turn of life.wakes.keys()) {
    await lived.happen(getWake(life, place, turn));
    if (isAway) continue;
    const settled = turn === 0 ? life.events?.[place]?.(lived.ledger.today) : undefined;
    for (const event of settled ?? []) await lived.happen(event);
    for (const event of getLaunches(life, lived.ledger, place, turn === 0)) await lived.happen(event);
    for (const event of drawTaps(draw, lived.ledger)) await lived.happen(event);
    for (const event of drawReviews(draw, lived.ledger)) await lived.happen(event);
  }
}

/** The day on which the second person looks in. */
const LOOKS_IN = 35;

/** Lives a whole life through beside somebody who planned once and never came back; answers with every figure that differed. */
export async function liveThrough(clients: { one: TestClient; other: TestClient }, life: Life) {
  const one = new Lived(clients.one);
  const other = new Lived(clients.other);
  const draw = toDraw(life.seed);
  const zone = life.zones[0]?.zone as string;
  const last = toText(toDay(life.first) + life.days);
  await other.happen({ is: 'wake', at: `${life.first}T00:10:00Z`, zone });
  await other.happen({ is: 'launch', who: 'The Absent One', habits: life.plans[0]?.habits ?? [] });
  for (let place = 0; place < life.days; place += 1) {
    await liveDay(one, life, draw, place);
    // A session ends after 60 days without a visit.
    if (place === LOOKS_IN) await other.happen({ is: 'wake', at: clock.now.toISOString(), zone });
    if (place % 3 === 0 || getWeekday(one.ledger.today) === 'saturday') await one.compare();
  }
  await other.happen({ is: 'wake', at: `${last}T12:00:00Z`, zone });
  await other.compare();
  return { found: [...one.found, ...other.found], compared: one.compared };
}
