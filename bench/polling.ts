import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { testPostgres } from '../scripts/check/postgres.ts';

/** The cost of open, idle tabs: `node bench/polling.ts [seconds]`, after a build. */

const SECONDS = Number(process.argv[2] ?? 10);
/** People whose tabs are open, each with a session of their own. */
const PEOPLE = 100;
const CONNECTIONS = 32;
const POLLED = '/api/notifications/counts';
/** Requests a second of one visible tab; a hidden one makes none. */
const A_TAB = 0.1;
/** The kernel counts the time of a process in hundredths of a second. */
const TICK = 10;

type Tab = { cookie: string; tag: string };

/** Milliseconds of both cores that a process has used so far, all its threads together. */
function getCpu(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function openTab(url: string): Promise<Tab> {
  const guest = new TestClient(url);
  await guest.must('POST /api/auth/guest');
  const { headers } = await guest.send(`GET ${POLLED}`);
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, tag: headers.get('etag') as string };
}

/** One poll as a browser sends it; its status. */
function poll(url: string, tab: Tab, agent: Agent): Promise<number> {
  const headers = { cookie: tab.cookie, 'if-none-match': tab.tag, 'x-time-zone': 'Europe/London' };
  return new Promise((resolve, reject) => {
    get(url + POLLED, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

async function measure(env: Record<string, string>) {
  const server = await startBuiltServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env });
  try {
    const tabs: Tab[] = [];
    for (let at = 0; at < PEOPLE; at += 1) tabs.push(await openTab(server.url));
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const took: number[] = [];
    let unchanged = 0;
    const run = async (until: number) => {
      const worker = async (first: number) => {
        for (let at = first; performance.now() < until; at += CONNECTIONS) {
          const began = performance.now();
          const status = await poll(server.url, tabs[at % PEOPLE] as Tab, agent);
          took.push(performance.now() - began);
          if (status === 304) unchanged += 1;
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, (_none, at) => worker(at)));
    };
    await run(performance.now() + 2000);
    took.length = 0;
    unchanged = 0;
    const [began, used] = [performance.now(), getCpu(server.pid)];
    await run(began + SECONDS * 1000);
    const [seconds, cpu] = [(performance.now() - began) / 1000, getCpu(server.pid) - used];
    agent.destroy();
    const sorted = took.toSorted((a, b) => a - b);
    const round = (value: number) => Math.round(value * 100) / 100;
    const perPoll = cpu / took.length;
    return {
      polls: took.length,
      unchanged,
      'polls a second': Math.round(took.length / seconds),
      'median, ms': round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      '99 of 100 within, ms': round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      'processor time of the program a poll, ms': round(perPoll),
      'cores for 10,000 visible tabs': round((10_000 * A_TAB * perPoll) / 1000),
    };
  } finally {
    await server.stop();
  }
}

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-polling-'));
  try {
    return await measure({ DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  const postgres = await testPostgres({ durable: true });
  if (!postgres) return null;
  try {
    return await measure({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

console.log(JSON.stringify({ embedded: await onEmbedded(), postgresql: await onPostgres() }, null, 2));
