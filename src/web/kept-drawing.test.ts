import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { type Drawing, dropDrawing, keepDrawing, keptDrawing, withDrawing } from './kept-drawing.ts';
import { forgetSession, noteSession, notedUser } from './kept-session.ts';
import { stubCaches } from './testing/caches.testing.ts';

const drawing: Drawing = {
  userId: 'ada',
  build: 'b1',
  day: calendarDay('2026-11-29'),
  rule: { timezone: 'Europe/London', dayStartHour: 4 },
  isWide: false,
  html: '<main>Walk</main>',
};
const ofAda = { userId: 'ada', build: 'b1' };
const noon = new Date('2026-11-29T12:00:00Z');

let kept: ReturnType<typeof stubCaches>;
beforeEach(() => (kept = stubCaches()));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['its owner on its day', ofAda, noon, drawing],
  ['its owner before the next day begins for them', ofAda, new Date('2026-11-30T03:59:00Z'), drawing],
  ['nobody on the day after', ofAda, new Date('2026-11-30T04:00:00Z'), null],
  ['nobody else', { ...ofAda, userId: 'ida' }, noon, null],
  ['no other build', { ...ofAda, build: 'b2' }, noon, null],
])('is shown to %s', async (_whom, of, now, shown) => {
  await noteSession('ada');
  await keepDrawing(drawing);
  expect(await keptDrawing(of, now)).toEqual(shown);
});

it('is not kept for somebody who is not signed in here any more, nor when it is too long', async () => {
  await keepDrawing(drawing);
  expect(kept.size).toBe(0);
  await noteSession('ida');
  await keepDrawing(drawing);
  expect(await keptDrawing(ofAda, noon)).toBeNull();
  await noteSession('ada');
  await keepDrawing({ ...drawing, html: 'x'.repeat(200_001) });
  expect(await keptDrawing(ofAda, noon)).toBeNull();
});

it('is gone when its owner leaves while it is written', async () => {
  await noteSession('ada');
  const written = keepDrawing(drawing);
  await forgetSession();
  await written;
  expect(await notedUser()).toBeNull();
  expect(await keptDrawing(ofAda, noon)).toBeNull();
});

it('goes with the session, or alone', async () => {
  await noteSession('ada');
  await keepDrawing(drawing);
  await dropDrawing();
  expect(await keptDrawing(ofAda, noon)).toBeNull();
  expect(await notedUser()).toBe('ada');
  await keepDrawing(drawing);
  await forgetSession();
  expect(kept.size).toBe(0);
  await dropDrawing();
  expect(kept.size).toBe(0);
});

it('has the scripts of the app wait until it can be seen, in their order, and no text that somebody wrote', async () => {
  const module = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
  const page = new Response(`${module('base-1')}${module('app-2')}<div id="root"></div>`);
  const text = await (await withDrawing(page, { ...drawing, html: module('typed') }, [])).text();
  expect(
    [...text.matchAll(/<link rel="modulepreload" crossorigin data-then href="([^"]+)">/g)].map((one) => one[1]),
  ).toEqual(['/assets/base-1.js', '/assets/app-2.js']);
  expect([...text.matchAll(/<script/g)]).toHaveLength(1);
});

it('stands in the page as it was, with the headers of the page', async () => {
  const page = new Response('<div id="root"><p>bar</p></div>', { headers: { 'content-security-policy': "'self'" } });
  const shown = await withDrawing(page, { ...drawing, userId: 'a"&', html: "<b>$& $' costs</b>" }, ['/a.woff2']);
  const text = await shown.text();
  expect(text).toContain("</style><b>$& $' costs</b></div><p>bar</p></div>");
  expect(text).toContain(
    '<div id="drawn" data-user="a&quot;&amp;" data-day="2026-11-29"><link rel="preload" as="font" crossorigin href="/a.woff2">',
  );
  expect(shown.headers.get('content-security-policy')).toBe("'self'");
});
