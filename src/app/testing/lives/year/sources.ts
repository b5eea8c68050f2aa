import type { HabitDay } from '#features/check-ins/contract.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock } from '#app/testing/server/test-server.ts';
import { type DayNumber, toText } from '../calendar.ts';
import { getDifferences } from '../compare.ts';
import { isCheckedIn } from '../figures.ts';
import { getMark, getPlan, isPaused, type LivedEntry, NOTHING, type Row, toMark, toNoted } from '../ledger.ts';
import { getId, getKnown } from '../live.ts';
import { getAnswer, type Lived, toAnswer } from '../live-through.ts';
import { type Device, isOpen, type Made, toCounted, toInstant, toMinute } from './devices.ts';
import { say, type Sayings, toSpoken } from './said.ts';

/** A year under way: the person with the log of it, what was said of each day, and the links that tick. */
export type Year = {
  readonly lived: Lived;
  readonly sayings: Sayings;
  readonly links: Map<string, { code: string; tickedOn: DayNumber | null }>;
  /** Whoever has a link: without a cookie. */
  readonly visitor: TestClient;
  /** How often each source was used, and what was refused for coming too late. */
  readonly counts: Record<'tick' | 'modal' | 'chat' | 'answer' | 'link' | 'late' | 'refused', number>;
};

const rowOn = ({ lived }: Year, who: string, day: DayNumber, habit: string): Row | undefined =>
  getPlan(lived.ledger, who, day)?.rows.find(({ name }) => name === habit);

function sayWhole(year: Year, { who, entries, day }: { who: string; entries: readonly LivedEntry[]; day: DayNumber }) {
  const { ledger } = year.lived;
  for (const { habit, completed, amount, skipped } of entries) {
    const row = rowOn(year, who, day, habit) as Row;
    const stands = skipped ? { ...NOTHING, skipped: true } : toMark(row, amount ?? null, completed);
    say(ledger, year.sayings, { row, day }, { at: toMinute(clock.now), stands });
  }
  ledger.whole.add(`${who} ${day}`);
}

/** What a device sends for something that was made on it, now or days ago. */
async function toRequest(year: Year, made: Made, { deviceShows, isLate }: { deviceShows: number; isLate: boolean }) {
  const { person, ledger } = year.lived;
  const headers = {
    'x-device-time': toInstant(deviceShows),
    ...(isLate && { 'x-time-zone': made.zone, 'x-made-earlier': '1' }),
  };
  const sending = { headers, idempotencyKey: made.key };
  const date = toText(made.day);
  const idOf = (habit: string) => getId(person, ledger, made.who, made.day, habit);
  if ('note' in made) {
    const params = { habitId: await idOf(made.habit) };
    const body = { ...made.note, date, madeAt: toInstant(made.madeAt) };
    return { key: 'POST /api/check-ins/habits/:habitId', parts: { params, body, ...sending } };
  }
  const habitCompletions = [];
  for (const { habit, ...said } of made.entries) {
    habitCompletions.push({ habitId: await idOf(habit), amount: null, skipped: false, ...said });
  }
  const { identityId } = getKnown(person, made.who);
  const body = { identityId, type: 'manual', date, habitCompletions, overwrite: true };
  return { key: 'POST /api/check-ins', parts: { body, ...sending } };
}

/** Sends what was made on a device, and writes down what it has to come to; `again` as when the answer was lost on its way. */
export async function send(
  year: Year,
  made: Made,
  { device, place, isLate, again }: { device: Device; place: number; isLate: boolean; again: boolean },
): Promise<void> {
  const { lived } = year;
  const arrival = { at: toMinute(clock.now), deviceShows: device.clockAt(toMinute(clock.now), place) };
  const { key, parts } = await toRequest(year, made, { deviceShows: arrival.deviceShows, isLate });
  const answer = await device.client.send(key, parts);
  if (again) await device.client.send(key, parts);
  const counted = 'note' in made ? toCounted(made, arrival, lived.ledger) : { at: arrival.at, day: made.day };
  const { day } = counted;
  const row = 'note' in made ? rowOn(year, made.who, day, made.habit) : null;
  const isTaken = isOpen(lived.ledger, made.who, day) && row !== undefined;
  const what = `${'note' in made ? `${made.habit} ${made.note.act}` : 'whole day'} of ${toText(day)}`;
  lived.find(getDifferences(isTaken ? 2 : 4, Math.floor(answer.status / 100), what));
  if (isLate) year.counts.late += 1;
  if (!isTaken) year.counts.refused += 1;
  if (!isTaken) return;
  if (!('note' in made)) return sayWhole(year, { ...made, day });
  say(lived.ledger, year.sayings, { row: row as Row, day }, { at: counted.at, note: made.note });
  const noted = answer.body as HabitDay;
  const expected = { date: toText(day), ...getAnswer(lived.ledger, { who: made.who, habit: made.habit, day }) };
  lived.find(getDifferences(expected, { date: noted.date, ...toAnswer(noted) }, what));
}

/** A chat about today: of the habits that were spoken of, done or not. */
export async function chat(year: Year, device: Device, who: string, spoken: readonly LivedEntry[]): Promise<void> {
  const { person, ledger } = year.lived;
  const { today } = ledger;
  const habitCompletions = [];
  for (const { habit, completed } of spoken) {
    habitCompletions.push({ habitId: await getId(person, ledger, who, today, habit), completed });
  }
  const { identityId } = getKnown(person, who);
  const conversationHistory = [{ role: 'user' as const, content: 'That is how it went' }];
  await device.client.must('POST /api/check-ins', {
    body: { identityId, type: 'ai', habitCompletions, conversationHistory, overwrite: true },
  });
  for (const { habit, completed } of spoken) {
    const row = rowOn(year, who, today, habit) as Row;
    const stands = toSpoken(row, getMark(ledger, row, today), completed);
    say(ledger, year.sayings, { row, day: today }, { at: toMinute(clock.now), stands });
  }
  // What was not spoken of stays open.
  const plan = getPlan(ledger, who, today);
  if (plan && isCheckedIn(ledger, plan, today)) ledger.whole.add(`${who} ${today}`);
}

/** What a tap on a link has to come to. */
function getOutcome({ lived }: Year, who: string, row: Row, tickedOn: DayNumber | null): string {
  const { ledger } = lived;
  const mark = getMark(ledger, row, ledger.today);
  if (isPaused(ledger, who, ledger.today)) return 'paused';
  if (mark.completed) return 'already';
  if (tickedOn !== null && tickedOn >= ledger.today) return 'taken_back';
  return toNoted(row, mark, { act: 'done' })?.completed ? 'done' : 'over';
}

/** Somebody taps the link of a habit that today's plan holds; its owner makes it the first time. */
export async function tapLink(year: Year, who: string, row: Row): Promise<void> {
  const { lived, links, sayings } = year;
  const { person, ledger } = lived;
  const { today } = ledger;
  const params = { habitId: await getId(person, ledger, who, today, row.name) };
  const link = links.get(row.series) ?? {
    code: (await person.client.must('POST /api/habits/:habitId/tick-link', { params })).path.split('/')[2] as string,
    tickedOn: null,
  };
  links.set(row.series, link);
  const expected = getOutcome(year, who, row, link.tickedOn);
  const { outcome } = await year.visitor.must('POST /api/ticks/:code', { params: { code: link.code } });
  lived.find(getDifferences(expected, outcome, `link of ${row.name}`));
  if (expected !== 'done') return;
  link.tickedOn = today;
  say(ledger, sayings, { row, day: today }, { at: toMinute(clock.now), note: { act: 'done' } });
}
