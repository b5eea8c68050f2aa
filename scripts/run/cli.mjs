#!/usr/bin/env node
// Taylr from a terminal: plain Node, nothing to install. It asks the server as any other tool does (docs/api.md).
import { randomUUID } from 'node:crypto';

const USAGE = `Usage: taylr today          the habits of today, done ones ticked
       taylr done "walk"    notes the habit with these words as done
       taylr week           how the days of this week went

TAYLR_URL is the address of the server, TAYLR_TOKEN an access token (Settings, Connected tools)
with the scopes 'read' and, for done, 'check-in'.`;

const NOTHING = 'Nothing is planned for today.';

/** Milliseconds that a server may take to answer. */
const PATIENCE = 15_000;

/** An outcome that is told in a sentence: 1 when it did not work, 2 when it was asked wrongly. */
class Refusal extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** A text as a terminal may show it: what people wrote moves no cursor. */
const shown = (text) => text.replaceAll(/\p{Cc}/gu, ' ');

function getSettings({ TAYLR_URL: address, TAYLR_TOKEN: token }) {
  if (!address || !token) throw new Refusal(`TAYLR_URL and TAYLR_TOKEN are both needed.\n\n${USAGE}`, 2);
  if (!/^https?:/i.test(address) || !URL.canParse(address)) throw new Refusal('TAYLR_URL is not a web address.', 2);
  return { url: new URL(address), token };
}

/** Asks the server; throws a Refusal with its own words when it refuses. */
async function ask(path, body) {
  const { url, token } = getSettings(process.env);
  const headers = { authorization: `Bearer ${token}` };
  if (body) Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': randomUUID() });
  const request = { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body), redirect: 'error' };
  const response = await fetch(new URL(path, url), { ...request, signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Refusal(`${url.origin} does not answer.`);
  });
  const answer = await response.json().catch(() => null);
  if (answer === null) throw new Refusal(`${url.origin} does not answer as Taylr does (${response.status}).`);
  if (!response.ok) throw new Refusal(shown(`${answer.message} (${response.status}).`));
  return answer;
}

async function getToday() {
  const { today } = await ask('/api/check-ins/daily-status');
  const { groups } = await ask(`/api/check-ins/day?date=${today}`);
  return { today, groups };
}

function getMark({ completedDays, isSkipped }, today) {
  if (completedDays.includes(today)) return '✓';
  return isSkipped ? '–' : '·';
}

async function showToday() {
  const { today, groups } = await getToday();
  if (groups.length === 0) return [NOTHING];
  return groups.flatMap(({ identity, habits }) => [
    shown(identity.name),
    ...habits.map((habit) => `  ${getMark(habit, today)} ${shown(habit.description)}`),
  ]);
}

/** The one habit that is meant by some words. Its whole name counts before a part of it. */
function getMeant(habits, words) {
  if (habits.length === 0) throw new Refusal(NOTHING);
  const wanted = words.trim().toLowerCase();
  const named = (fits) => habits.filter(({ description }) => fits(description.toLowerCase()));
  const whole = named((name) => name === wanted);
  const found = whole.length > 0 ? whole : named((name) => name.includes(wanted));
  const [habit] = found;
  const names = (some) => some.map(({ description }) => `  ${shown(description)}`).join('\n');
  if (!habit) throw new Refusal(`No habit of today has “${shown(words)}” in its name:\n${names(habits)}`);
  if (found.length > 1) throw new Refusal(`More than one habit has “${shown(words)}” in its name:\n${names(found)}`);
  return habit;
}

async function noteDone(words) {
  if (!words?.trim()) throw new Refusal(`Say which habit is done.\n\n${USAGE}`, 2);
  const { today, groups } = await getToday();
  const habit = getMeant(
    groups.flatMap(({ habits }) => habits),
    words,
  );
  await ask(`/api/check-ins/habits/${habit.id}`, { act: 'done', date: today });
  return [`✓ ${shown(habit.description)}`];
}

function getStanding({ isPreStart, isPaused, isRestDay, completionPercentage }) {
  if (isPaused) return 'paused';
  if (isPreStart) return 'before the plan';
  return isRestDay ? 'nothing asked' : `${completionPercentage} %`;
}

async function showWeek() {
  const { currentWeekNumber, weekDays } = await ask('/api/check-ins/weekly-tracking');
  const upToToday = weekDays.slice(0, weekDays.findIndex(({ isToday }) => isToday) + 1);
  const lines = upToToday.map((day) => `  ${day.dayName.padEnd(9)}  ${getStanding(day)}`);
  return [`Week ${currentWeekNumber}`, ...lines];
}

const COMMANDS = { today: showToday, done: noteDone, week: showWeek };

async function run([command, ...words]) {
  if (!Object.hasOwn(COMMANDS, command ?? '')) throw new Refusal(USAGE, 2);
  for (const line of await COMMANDS[command](words.join(' '))) console.log(line);
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = error instanceof Refusal ? error.code : 1;
});
