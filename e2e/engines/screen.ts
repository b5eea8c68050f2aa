import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { cutOff } from '../deep/cut-off.ts';
import { complaints, type Found, guardPress, hasMetPress, misfits, seek, type Wanted } from './in-page.ts';
import type { Tab } from './tab.ts';

/** Milliseconds within which the page must be as it is wanted. */
const WITHIN = 60_000;
const BETWEEN_LOOKS = 40;
/** Retries of a press on an element that moves away. */
const PRESSES = 20;

const SELECTORS = {
  button: 'button, [role="button"]',
  checkbox: '[role="checkbox"], input[type="checkbox"]',
  dialog: '[role="dialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol, [role="list"]',
  main: 'main',
  menu: '[role="menu"]',
  menuitem: '[role="menuitem"]',
  region: 'section, [role="region"]',
  article: 'article, [role="article"]',
  radio: '[role="radio"], [role="menuitemradio"], input[type="radio"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  text: '*',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], textarea',
} as const;
export type Role = keyof typeof SELECTORS;

const OPENED = '[role="dialog"], [role="menu"]';

/** Where screenshots are saved, if requested. */
const pictures = process.env.ENGINE_PICTURES;

/** A locator: a role and a name, exact or by a pattern; inside the previous one. */
export class Target {
  readonly steps: readonly Wanted[];

  constructor(steps: readonly Wanted[]) {
    this.steps = steps;
  }

  of(role: Role, name?: string | RegExp): Target {
    const wanted = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { text: name ?? '' };
    return new Target([...this.steps, { selector: SELECTORS[role], name: name === undefined ? null : wanted }]);
  }
}

export const the = (role: Role, name?: string | RegExp): Target => new Target([]).of(role, name);

/** A page as a person uses it: waits for elements, and presses them at their position. */
export class Screen {
  readonly tab: Tab;
  private readonly site: string;
  private readonly name: string;
  private looks = 0;

  constructor(tab: Tab, { site, name }: { site: string; name: string }) {
    this.tab = tab;
    this.site = site;
    this.name = name;
  }

  async goto(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.site).href);
  }

  /** Takes over the session of a client that has lived on the server before. */
  async enter({ cookies }: Pick<TestClient, 'cookies'>): Promise<void> {
    await this.goto('/privacy');
    const lines = [...cookies].map(([name, value]) => `${name}=${value}; path=/`);
    await this.tab.evaluate((given) => given.forEach((line) => (document.cookie = line)), lines);
  }

  /** Waits for the element; returns its text. */
  async see(target: Target): Promise<string> {
    const { text } = await this.until(target, ({ count }) => count > 0);
    return text;
  }

  /** Waits until there is none. */
  async miss(target: Target): Promise<void> {
    await this.until(target, ({ count }) => count === 0);
  }

  /** Waits until it is still, inside the window and not covered, then presses it; retries if it moved away. */
  async click(target: Target): Promise<void> {
    for (let press = 1; press <= PRESSES; press += 1) {
      if (await this.pressOnce(target)) return;
    }
    throw new Error(`${JSON.stringify(target.steps.at(-1))} moved away from ${PRESSES} presses`);
  }

  private async pressOnce(target: Target): Promise<boolean> {
    let before = '';
    const { place } = await this.until(target, ({ place }) => {
      const now = JSON.stringify(place);
      const isStill = now === before;
      before = now;
      return place !== null && 'x' in place && isStill;
    });
    if (!place || !('x' in place)) return false;
    await this.tab.evaluate(guardPress);
    await this.tab.click(place.x, place.y);
    // A page that is being left has no answer.
    return this.tab.evaluate(hasMetPress).catch(() => true);
  }

  /** Waits until it has the focus. */
  async focused(target: Target): Promise<void> {
    await this.until(target, ({ hasFocus }) => hasFocus);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focused(target);
    await this.tab.press(['a'], ['Control']);
    await this.tab.press(Array.from(text));
    await this.until(target, ({ value }) => value === text);
  }

  async press(...keys: string[]): Promise<void> {
    await this.tab.press(keys);
  }

  /** Waits until the page is at this path. */
  async at(path: RegExp): Promise<void> {
    let where = '';
    await this.wait(
      async () => path.test((where = await this.tab.evaluate(() => location.pathname))),
      () => `at ${where}`,
    );
  }

  /** Waits until the opened window is still, returns its problems and the page's, and saves a screenshot. */
  async look(what: string): Promise<string[]> {
    await this.tab.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .flatMap(({ effect, finished }) => (effect?.getTiming().iterations === Infinity ? [] : [finished])),
      ).then(() => new Promise<null>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))),
    );
    this.looks += 1;
    const isOpen = await this.tab.evaluate((opened) => document.querySelector(opened) !== null, OPENED);
    const problems = [
      ...(await this.tab.evaluate(cutOff)),
      ...(isOpen ? await this.tab.evaluate(misfits, OPENED) : []),
    ];
    if (pictures) {
      mkdirSync(pictures, { recursive: true });
      const name = `${this.name}-${String(this.looks).padStart(2, '0')}-${what}`.replaceAll(/[^\w-]+/g, '-');
      writeFileSync(join(pictures, `${name}.png`), await this.tab.picture());
    }
    return problems.map((problem) => `${what}: ${problem}`);
  }

  private async until(target: Target, isSo: (found: Found) => boolean): Promise<Found> {
    let found: Found = { count: 0, place: null, text: '', value: '', hasFocus: false };
    const look = async () => isSo((found = await this.tab.evaluate(seek, [...target.steps])));
    await this.wait(look, () => `${JSON.stringify(target.steps.at(-1))} is ${JSON.stringify(found)}`);
    return found;
  }

  /** An unloading page gives no answer: asks again. */
  private async wait(isSo: () => Promise<boolean>, said: () => string): Promise<void> {
    const deadline = performance.now() + WITHIN;
    let failure: unknown;
    const look = () => isSo().catch((error: unknown) => ((failure = error), false));
    while (!(await look())) {
      if (performance.now() > deadline) {
        const complaint = await this.tab.evaluate(complaints).catch(() => '');
        throw new Error(`Not in time: ${said()}. The page says: ${complaint || 'nothing'}`, { cause: failure });
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  }
}
