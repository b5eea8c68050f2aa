import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { keptDrawing } from '#web/kept-drawing.ts';
import { noteSession } from '#web/kept-session.ts';
import { stubCaches } from '#web/testing/caches.testing.ts';
import { KeepDrawing } from './keep-drawing.tsx';

const rule = { timezone: 'UTC', dayStartHour: 0 };
const of = { userId: 'ada', day: calendarDay('2026-11-29'), rule };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  stubCaches();
  await noteSession('ada');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Screen({ isPrivate = false, children = null }: { isPrivate?: boolean; children?: React.ReactNode }) {
  return (
    <>
      <header>Taylr</header>
      <main id="main">
        <article>
          <ul>
            <li>Walk</li>
            <li>Read</li>
          </ul>
          <button type="button" data-more="1" aria-expanded="true">
            Show less
          </button>
        </article>
        <article>Later</article>
        {children}
      </main>
      <KeepDrawing {...of} isPrivate={isPrivate} />
    </>
  );
}

const container = () => document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));

async function keptNow() {
  await vi.advanceTimersByTimeAsync(1000);
  return keptDrawing({ userId: 'ada', build: '' }, new Date('2026-11-29T12:00:00Z'));
}

it('keeps the bar and what a visit draws at once, with its cards as they are drawn then', async () => {
  render(<Screen />, { container: container() });
  const kept = await keptNow();
  expect(kept?.isWide).toBe(false);
  expect(kept?.html).toContain('<header inert="">Taylr</header>');
  expect(kept?.html).toContain('<ul><li>Walk</li></ul>');
  expect(kept?.html).not.toContain('Later');
});

it('leaves the circles alone to be tapped, ticked as they are', async () => {
  render(
    <>
      <header>
        <a href="/">Taylr</a>
      </header>
      <main id="main">
        <article>
          <input type="checkbox" data-tick="a" aria-label="Walk" />
          <input type="checkbox" data-tick="b" aria-label="Read" defaultChecked />
          <button type="button">Check in</button>
        </article>
      </main>
      <KeepDrawing {...of} isPrivate={false} />
    </>,
    { container: container() },
  );
  // As a person ticks and takes back: what stands in the page's source stays as it was.
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-tick]')) box.click();
  const drawing = Object.assign(document.createElement('div'), { innerHTML: (await keptNow())?.html });
  const boxes = [...drawing.querySelectorAll<HTMLInputElement>('[data-tick]')];
  expect(boxes.map((box) => [box.checked, box.hasAttribute('inert')])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(drawing.querySelectorAll('a:not([inert], [inert] *), button:not([inert])')).toHaveLength(0);
});

it('keeps nothing of a page that asks how somebody is, and nothing while a window is open', async () => {
  const { rerender } = render(<Screen />, { container: container() });
  const before = await keptNow();
  rerender(
    <Screen>
      <div role="dialog">Check-in</div>
    </Screen>,
  );
  expect(await keptNow()).toEqual(before);
  rerender(<Screen isPrivate />);
  expect(await keptNow()).toBeNull();
});
