import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { guestWithPlan, logOutAsGuest } from '../steps.ts';
import { expect, Program, STOPPED, test } from '../taylr.ts';

type Sent = { event: string; properties?: Record<string, string> };
type Told = { event: string; distinctId: string; address: string };

/** A loopback server that records what is sent to an analytics tool. */
async function collector() {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      response.end('{"status":1}');
      if (request.method === 'POST') told.push(...getEvents(Buffer.concat(parts)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

function getEvents(body: Buffer): Told[] {
  if (body.length === 0) return [];
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString();
  const sent = JSON.parse(text) as { batch?: Sent[] } & Sent;
  const events = Array.isArray(sent) ? (sent as Sent[]) : (sent.batch ?? [sent]);
  return events.map(({ event, properties = {} }) => ({
    event,
    distinctId: properties.distinct_id ?? '',
    address: properties.$current_url ?? '',
  }));
}

// PostHog ignores user agents that look like bots.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('a server with a key tells its tool who visits which page, and that they left; without one nothing leaves the browser', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const tool = await collector();
  const program = new Program({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: tool.url });
  await program.start();
  watch.expect(STOPPED);
  try {
    const { client } = await guestWithPlan(page, program.url);
    const { id } = await client.must('GET /api/auth/user');
    await page.goto(`${program.url}/goals?from=a-link`);
    await expect.poll(() => tool.told.filter(({ distinctId }) => distinctId === id).length).toBeGreaterThan(0);
    expect(tool.told.filter(({ address }) => address.includes('?'))).toEqual([]);
    await logOutAsGuest(page);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(id);
  } finally {
    await program.remove();
    tool.close();
  }
});
