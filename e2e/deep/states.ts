import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { startChildServer } from '#app/testing/server/child-server.ts';
import { type Person, signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { dataFolder } from '../data-folder.ts';
import { expect, holdStill, test as base, getViolations } from '../taylr.ts';
import { wakeCoach } from '../wake-coach.ts';
import { cutOff } from './cut-off.ts';

export { expect };

const ZONE = 'UTC';
/** Milliseconds that the server may take to start and to load the coach on a busy machine. */
const STARTS_WITHIN = 180_000;
export const PHONE = { width: 375, height: 812 };
export const DESK = { width: 1280, height: 860 };
/** What a test is to hold on, with the theme that it has there. */
export const DEVICES = [
  ['a phone', PHONE, 'dark'],
  ['a desk', DESK, 'light'],
] as const;
const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
/** A Wednesday; weeks begin on the Sunday before it. */
export const WEDNESDAY = '2026-03-04';

/** As long as the name of an identity may be. */
export const LONG_NAME = 'The Person Who Moves Every Single Day Whatever The Weather I';

/** Where screenshots of all states are saved, if requested. */
const pictures = process.env.STATE_PICTURES;

/** Folder of the texts that the tests of a run have seen, within what Playwright empties before each run. */
export const SEEN_TEXTS = 'seen-texts';

/** A server whose clock the test holds, and the people on it. */
class World {
  readonly url: string;
  private readonly server: Awaited<ReturnType<typeof startChildServer>>;

  constructor(server: Awaited<ReturnType<typeof startChildServer>>) {
    this.server = server;
    this.url = server.url;
  }

  /** Moves the server to this moment, and the pages of the test with it. */
  async moveTo(instant: string, page?: Page): Promise<void> {
    await this.server.setClock(instant);
    await page?.clock.setFixedTime(new Date(instant));
  }

  /** What the server does by itself at this moment: reminding, and sending what that brings. */
  async remindAt(instant: string, page: Page): Promise<void> {
    await this.moveTo(instant, page);
    await this.server.runJob('reminders');
  }

  /** A guest, or a person with an account, whose session the page has. */
  async enter(page: Page, person?: Person): Promise<TestClient> {
    const client = new TestClient(this.url, ZONE);
    if (person) await signIn(client, person);
    else await client.must('POST /api/auth/guest');
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: this.url }));
    await page.context().addCookies(cookies);
    return client;
  }
}

/** What to check on a screen in each of its states. */
class View {
  private readonly page: Page;
  private readonly title: string;
  private readonly seen = new Set<string>();
  private looks = 0;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  /** Each text with the path on which it was read. */
  get texts(): string[][] {
    return [...this.seen].map((line) => line.split('\n'));
  }

  /** Notes what can be read now, labels and placeholders included. */
  async read(): Promise<void> {
    const { pathname } = new URL(this.page.url());
    for (const text of await this.page.evaluate(readable)) this.seen.add(`${pathname}\n${text}`);
  }

  /**
   * On phone and desktop, in both themes: nothing is cut off, and everything is accessible. Each size is checked in one theme, swapped at the next look;
   * from a test's second look on only one size, in turn. All combinations are checked when they are named, or when screenshots are requested.
   */
  async look(themes?: readonly Theme[], sizes = [PHONE, DESK]): Promise<void> {
    this.looks += 1;
    const letGo = await holdStill(this.page);
    for (const [at, size] of sizes.entries()) {
      await this.page.setViewportSize(size);
      // The page's own changes for a new size are there with the next frame.
      await this.page.evaluate(async () => void (await document.documentElement.animate([], 17).finished));
      await this.read();
      const inTurn = THEMES[(at + this.looks + Math.floor(this.looks / 2)) % THEMES.length] ?? 'dark';
      const isExamined = this.looks === 1 || (at + this.looks) % sizes.length === 0;
      for (const theme of themes ?? (pictures ? THEMES : isExamined ? [inTurn] : [])) {
        await this.page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
        expect(await getViolations(this.page), `at ${size.width} pixels, ${theme}`).toEqual([]);
        await this.keepPicture(`${size.width}-${theme}`);
      }
      expect(await this.page.evaluate(cutOff), `at ${size.width} pixels`).toEqual([]);
    }
    await letGo();
  }

  private async keepPicture(variant: string): Promise<void> {
    if (!pictures) return;
    const name = `${this.title}-${this.looks}-${variant}`.replaceAll(/[^\w-]+/g, '-');
    const size = this.page.viewportSize() ?? DESK;
    // A window as high as the page, so that fixed and sticky elements are in place.
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
    await this.page.setViewportSize({ ...size, height: Math.max(height, size.height) });
    await this.page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
    await this.page.setViewportSize(size);
  }
}

/** Runs in the page: all visible or accessible texts, whole and in parts. */
function readable(): string[] {
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const texts = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) && element.tagName !== 'OPTION') continue;
    texts.push(element.textContent);
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map(tidy))].filter((text) => text !== '' && text.length < 300);
}

type Each = { view: View };
type Worker = { world: World };

/** Playwright's test with a server whose clock is controlled, and the checks for each screen. */
export const test = base.extend<Each, Worker>({
  world: [
    async ({ settings }, use) => {
      const folder = dataFolder();
      const server = await startChildServer({ ...settings, DATA_DIR: folder });
      await wakeCoach(server.url);
      await use(new World(server));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  // In place of the built program's, which is then never started.
  baseURL: async ({ world }, use) => use(world.url),
  view: async ({ page, world }, use, testInfo) => {
    // Noon, so that no test begins in the state that another one left the clock in.
    await world.moveTo(`${WEDNESDAY}T12:00:00Z`, page);
    const view = new View(page, testInfo.titlePath.slice(-2).join('-'));
    await use(view);
    const folder = join(testInfo.project.outputDir, SEEN_TEXTS);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${testInfo.testId}.json`), JSON.stringify(view.texts));
  },
});

/** Lets the calls of an address wait until `arrive` is called; they go on to the server then. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(address, async (route) => {
    await held;
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return arrive;
}

/** Fails requests like a server with problems: all of them, or the first few. */
export async function fail(page: Page, address: string, times?: number): Promise<void> {
  const answer = (route: Route) => route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } });
  await page.route(address, answer, times === undefined ? {} : { times });
}
