import { isDeepRun } from '#core/properties.testing.ts';
import { clock } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { getLocalDay, toDay, toText } from '../calendar.ts';
import {
  getMark,
  getPlan,
  isPaused,
  type LivedEntry,
  type LivedEvent,
  type LivedNote,
  note,
  type Plan,
  type Row,
} from '../ledger.ts';
import { Lived } from '../live-through.ts';
import { type Draw, drawReviews, toDraw } from '../script.ts';
import { Device, isOpen, type Made, toInstant, toMinute } from './devices.ts';
import { DEVICES, PAUSE, PLANS, ZONES } from './plans.ts';
import { chat, send, tapLink, type Year } from './sources.ts';

const FIRST = '2026-01-01';
const DAYS = 365;
const ACTS_A_DAY = isDeepRun ? [2, 3, 4, 5] : [1, 1, 2, 3];
/** The hour of UTC at which a day begins to be lived. */
const DAWN: Record<string, number> = { 'Europe/London': 8, 'America/New_York': 14 };

type Clients = { phone: TestClient; laptop: TestClient; visitor: TestClient; other: TestClient };
type Moment = { year: Year; draw: Draw; place: number; device: Device };

const SOURCES = ['tick', 'tick', 'tick', 'answer', 'modal', 'chat', 'link'] as const;
const WITHOUT_NETWORK = ['tick', 'tick', 'answer', 'modal'] as const;

function drawNote(draw: Draw, { measure }: Row): LivedNote {
  if (draw.chance(0.2)) return { act: draw.pick(['skip', 'clear', 'decline'] as const) };
  if (!measure || draw.chance(0.15)) return { act: 'done' };
  if (draw.chance(0.2)) return { act: 'set', amount: draw.pick([0, 1, 2.5, 6]) };
  return { act: 'add', amount: draw.pick('atLeast' in measure ? [0.25, 1, 2, 3, 4] : [0.5, 1, 1, 2]) };
}

function drawEntry({ year, draw }: Moment, row: Row, day: number): LivedEntry {
  const mark = getMark(year.lived.ledger, row, day);
  const completed = mark.completed || draw.chance(0.4);
  const amount = row.measure && draw.chance(0.3) ? draw.pick([1, 2, 3, 6]) : mark.amount;
  if (amount !== null) return { habit: row.name, completed, amount };
  return { habit: row.name, completed, skipped: !completed && draw.chance(0.2) };
}

/** What a device makes, of the day that its own clock shows, or of the one before. */
function makeOn({ year, draw, place, device }: Moment, who: string, isWhole: boolean): Made | null {
  const { ledger } = year.lived;
  const madeAt = device.clockAt(toMinute(clock.now), place);
  const shown = getLocalDay(toInstant(madeAt), ledger.zone, ledger.dayStart);
  const day = draw.chance(0.15) && isOpen(ledger, who, shown - 1) ? shown - 1 : shown;
  const rows = getPlan(ledger, who, day)?.rows;
  if (!rows) return null;
  const made = { who, day, madeAt, zone: ledger.zone, key: crypto.randomUUID() };
  if (isWhole) return { ...made, entries: rows.map((row) => drawEntry({ year, draw, place, device }, row, day)) };
  const row = draw.pick(rows);
  return { ...made, habit: row.name, note: drawNote(draw, row) };
}

async function act(moment: Moment, who: string): Promise<void> {
  const { year, draw, place, device } = moment;
  const { ledger } = year.lived;
  const { rows } = getPlan(ledger, who, ledger.today) as Plan;
  const isAway = place < device.backOn;
  const source = draw.pick<(typeof SOURCES)[number]>(isAway ? WITHOUT_NETWORK : SOURCES);
  year.counts[source] += 1;
  if (source === 'link') return tapLink(year, who, draw.pick(rows));
  if (source === 'chat') {
    const spoken = rows.filter(() => draw.chance(0.6));
    return chat(
      year,
      device,
      who,
      spoken.map(({ name }) => ({ habit: name, completed: draw.chance(0.8) })),
    );
  }
  const made = makeOn(moment, who, source === 'modal');
  if (!made) return;
  // A notification is answered by 'done' or 'skip'.
  if (source === 'answer' && 'note' in made) made.note = { act: draw.pick(['done', 'done', 'skip'] as const) };
  if (isAway) device.queue.push(made);
  else await send(year, made, { device, place, isLate: false, again: draw.chance(0.1) });
}

/** The network comes and goes; once it is back all that waits is sent in one go. */
async function changeNetwork({ year, draw, place, device }: Moment): Promise<void> {
  if (place >= device.backOn) {
    for (const made of device.queue.splice(0)) {
      await send(year, made, { device, place, isLate: true, again: draw.chance(0.2) });
    }
  }
  if (place > device.backOn && draw.chance(0.06)) device.backOn = place + draw.pick([1, 2, 4, 9]);
}

async function beginDay({ lived }: Year, draw: Draw, place: number): Promise<void> {
  const zone = ZONES.findLast(({ from }) => from <= place)?.zone as string;
  const hour = String(DAWN[zone]).padStart(2, '0');
  const wake: LivedEvent = { is: 'wake', at: `${toText(toDay(FIRST) + place)}T${hour}:00:00Z`, zone };
  // On most days nobody opens the app before the first tick.
  if (zone !== lived.ledger.zone || place % 7 === 0) await lived.happen(wake);
  else note(lived.ledger, wake);
  clock.set(wake.at);
  const { today } = lived.ledger;
  if (place === PAUSE.from) {
    await lived.happen({ is: 'pause', who: null, from: today, until: today + PAUSE.until - PAUSE.from });
  }
  for (const who of new Set(PLANS.map((plan) => plan.who))) {
    const chosen = PLANS.findLast((plan) => plan.who === who && plan.from <= place);
    if (chosen && !getPlan(lived.ledger, who, today)) {
      await lived.happen({ is: 'launch', who, habits: chosen.habits });
    }
  }
  for (const event of drawReviews(draw, lived.ledger)) await lived.happen(event);
}

async function liveDay(year: Year, devices: readonly Device[], draw: Draw, place: number): Promise<void> {
  const { ledger } = year.lived;
  await beginDay(year, draw, place);
  for (const { client } of devices) client.zone = ledger.zone;
  let minute = toMinute(clock.now);
  const step = () => clock.set(toInstant((minute += draw.pick([2, 11, 47, 90]))));
  for (const device of devices) {
    step();
    await changeNetwork({ year, draw, place, device });
  }
  const isQuiet =
    draw.chance(0.12) || (isPaused(ledger, ledger.identities[0] as string, ledger.today) && draw.chance(0.7));
  for (let left = isQuiet ? 0 : draw.pick(ACTS_A_DAY); left > 0; left -= 1) {
    step();
    await act({ year, draw, place, device: draw.pick(devices) }, draw.pick(ledger.identities));
  }
}

/** Somebody who planned once and comes back now and then to look: a session ends after 60 days without a visit. */
async function lookIn(other: Lived, place: number): Promise<void> {
  if (place % 35 !== 0) return;
  await other.happen({ is: 'wake', at: clock.now.toISOString(), zone: 'Europe/London' });
  if (place === 0) await other.happen({ is: 'launch', who: 'The Absent One', habits: PLANS[0]?.habits ?? [] });
}

/** How often all figures are compared, in days. */
const COMPARED = isDeepRun ? 7 : 40;

/** Lives a whole year through, beside somebody else; answers with every figure that differed. */
export async function liveYear({ phone, laptop, visitor, other: theirs }: Clients, seed: number) {
  const lived = new Lived(phone);
  const other = new Lived(theirs);
  const draw = toDraw(seed);
  const counts = { tick: 0, modal: 0, chat: 0, answer: 0, link: 0, late: 0, refused: 0 };
  const year: Year = { lived, sayings: new Map(), links: new Map(), visitor, counts };
  const devices = [phone, laptop].map((client, place) => new Device(client, DEVICES[place]?.skews ?? []));
  for (let place = 0; place < DAYS; place += 1) {
    await liveDay(year, devices, draw, place);
    await lookIn(other, place);
    if (place % COMPARED === COMPARED - 1 || place === DAYS - 1) await lived.compare();
  }
  await other.happen({ is: 'wake', at: clock.now.toISOString(), zone: 'Europe/London' });
  await other.compare();
  return { found: [...lived.found, ...other.found], compared: lived.compared, counts };
}
