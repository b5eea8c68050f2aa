import type { TestClient } from '#app/testing/world/test-client.ts';
import { getWeekday, toDay, toText } from './calendar.ts';
import { getDifferences } from './compare.ts';
import { getCurrentHabits, getDailyStatus, isCheckedIn, getStats, getTracking, PERIODS } from './figures.ts';
import { getEvidence } from './evidence.ts';
import { aLedger, getMark, getPlan, type Ledger, type LivedEvent, note, type Plan, type Row } from './ledger.ts';
import { aPerson, live, type Person } from './live.ts';
import { readFigures } from './read.ts';
import { drawTaps, type Life, toDraw } from './script.ts';

function getExpected(ledger: Ledger) {
  return {
    evidence: Object.fromEntries(ledger.identities.map((who) => [who, getEvidence(ledger, who)])),
    habits: getCurrentHabits(ledger),
    tracking: getTracking(ledger),
    stats: Object.fromEntries(PERIODS.map((period) => [period, getStats(ledger, period)])),
    status: getDailyStatus(ledger),
  };
}

function getWake(life: Life, place: number, turn: number): LivedEvent {
  const hour = life.wakes[turn] as number;
  const zone = life.zones.findLast((one) => one.from < place || (one.from === place && (one.turn ?? 0) <= turn))?.zone;
  return { is: 'wake', at: `${toText(toDay(life.first) + place)}T${String(hour).padStart(2, '0')}:10:00Z`, zone: zone as string };
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

export type Difference = { day: string; path: string };

/** Lives a whole life through and answers with every figure that differed. */
export async function liveThrough(clients: { one: TestClient; other: TestClient }, life: Life, isPending: (path: string) => boolean) {
  const person = aPerson(clients.one);
  const ledger = aLedger();
  const draw = toDraw(life.seed);
  const found: string[] = [];
  let compared = 0;
  const happen = async (event: LivedEvent) => {
    if (process.env.LIVES_LOG) console.log(toText(ledger.today), JSON.stringify(event));
    const answer = await live(person, ledger, event);
    note(ledger, event);
    if (event.is === 'note' && answer) {
      const d = getDifferences(getAnswer(ledger, event), { completed: answer.completed, isKeptSoFar: answer.isKeptSoFar, skipped: answer.skipped, amount: answer.amount, isCheckedIn: answer.isCheckedIn }, 'note').map((one) => `${toText(ledger.today)} ${JSON.stringify(event)} ${one}`);
      if (d.length && process.env.LIVES_LOG) console.log(d);
      found.push(...d);
    }
    if (process.env.LIVES_EACH) {
      const { differences } = await compare(person, ledger);
      if (differences.length) { console.log(toText(ledger.today), 'AFTER', JSON.stringify(event), differences.slice(0, 12)); throw new Error('stop'); }
    }
  };
  for (let place = 0; place < life.days; place += 1) {
    for (const turn of life.wakes.keys()) {
      await happen(getWake(life, place, turn));
      if (life.away?.some(([first, last]) => first <= place && place <= last)) continue;
      for (const event of turn === 0 ? (life.events?.[place]?.(ledger.today) ?? []) : []) await happen(event);
      for (const event of getLaunches(life, ledger, place, turn === 0)) await happen(event);
      for (const event of drawTaps(draw, ledger)) await happen(event);
    }
    if (place % 3 > 0 && getWeekday(ledger.today) !== 'saturday') continue;
    const { differences, count } = await compare(person, ledger);
    compared += count;
    found.push(...differences.filter((path) => !isPending(path)).map((path) => `${toText(ledger.today)} ${path}`));
  }
  return { found, compared };
}

function getAnswer(ledger: Ledger, { who, habit, day = ledger.today }: Extract<LivedEvent, { is: 'note' }>) {
  const plan = getPlan(ledger, who, day) as Plan;
  const { completed, kept, skipped, amount } = getMark(ledger, plan.rows.find(({ name }) => name === habit) as Row, day);
  return { completed, isKeptSoFar: kept, skipped, amount, isCheckedIn: isCheckedIn(ledger, plan, day) };
}

async function compare(person: Person, ledger: Ledger): Promise<{ differences: string[]; count: number }> {
  const expected = getExpected(ledger);
  return {
    differences: getDifferences(expected, await readFigures(person)),
    count: JSON.stringify(expected).split(':').length,
  };
}
