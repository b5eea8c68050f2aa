import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Page, test as base, type WorkerFixture } from '@playwright/test';
import type axe from 'axe-core';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { dataFolder } from './data-folder.ts';

export { expect };

/** Every screen is built for these two. */
export const SCREENS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 860 }],
] as const;

/** A failed request that a test means to see: `401 GET /api/habits/all-current`. */
type Expected = string | RegExp;

/** Watches every page of every context: errors that are not visible on screen fail the test. */
export class Watch {
  private readonly seen: string[] = [];
  private readonly expected: Expected[] = [];

  /** Declares a failed request, or an error line, as expected. */
  expect(...failures: Expected[]): void {
    this.expected.push(...failures);
  }

  async follow(context: BrowserContext): Promise<void> {
    await context.exposeFunction('reportPolicyViolation', (text: string) => this.seen.push(`policy: ${text}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report = (window as unknown as { reportPolicyViolation: (text: string) => void }).reportPolicyViolation;
        report(`${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('console', (message) => {
      // A failed request is told once, with its address, by the response below.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
        this.seen.push(`console: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => this.seen.push(`page: ${error.error().message}`));
    context.on('request', (request) => {
      // Whatever the product shows, it sends requests only to its own server.
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') this.seen.push(`elsewhere: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      this.seen.push(`${response.status()} ${response.request().method()} ${getPath(response.url())}`);
    });
    context.on('requestfailed', (request) => {
      // A page that is left while it still loads gives up its requests; that is no failure.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.seen.push(`${reason} ${request.method()} ${getPath(request.url())}`);
    });
  }

  /** Errors that were not declared. */
  get unexpected(): string[] {
    const isMeant = (line: string) =>
      this.expected.some((one) => (typeof one === 'string' ? line === one : one.test(line)));
    return this.seen.filter((line) => !isMeant(line));
  }
}

const getPath = (url: string) => new URL(url).pathname;

/** What pages meet of a program that stops, or is not there: the last answers, cut connections, none at all. */
export const STOPPED = /^(503 GET|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)) /;

/** A running program with a data folder of its own; it can be stopped and started again on the same port's data. */
export class Program {
  private readonly folder = dataFolder();
  private readonly settings: Record<string, string>;
  private server: BuiltServer | null = null;
  private port = '0';

  constructor(settings: Record<string, string> = {}) {
    this.settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same port each time: a browser's cookies and its address stay good through a restart, also of another build. */
  async start(more: Record<string, string> = {}, main?: string): Promise<void> {
    this.server = await startBuiltServer({ ...this.settings, ...more, DATA_DIR: this.folder, PORT: this.port }, main);
    this.port = new URL(this.server.url).port;
  }

  /** Stops as Ctrl-C would; resolves with the exit code. */
  async stop(): Promise<number | null> {
    const code = (await this.server?.stop()) ?? null;
    this.server = null;
    return code;
  }

  /** Ends it at once: it has no chance to finish anything. */
  async kill(): Promise<void> {
    await this.server?.kill();
    this.server = null;
  }

  async remove(): Promise<void> {
    // No snapshot is needed of data that is thrown away.
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

type Worker = { program: Program; settings: Record<string, string> };
type Each = { watch: Watch; secondPage: Page };

/** A program for a worker. A file that takes one of its own, to stop and to start it, shares it with no other file. */
export function ownProgram(): [WorkerFixture<Program, Worker>, { scope: 'worker' }] {
  return [
    async ({ settings }, use) => {
      const program = new Program(settings);
      await program.start();
      await use(program);
      await program.remove();
    },
    { scope: 'worker' },
  ];
}

/** Playwright's test with the built program of this worker, watched pages, and a second browser. */
export const test = base.extend<Each, Worker>({
  settings: [{}, { option: true, scope: 'worker' }],
  program: ownProgram(),
  baseURL: async ({ program }, use) => use(program.url),
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      await watch.follow(context);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  secondPage: async ({ browser, baseURL, watch }, use) => {
    const context = await browser.newContext({ baseURL });
    await watch.follow(context);
    await use(await context.newPage());
    await context.close();
  },
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** During a fade, text has neither of its two colours: disable transitions and animations for the check. */
export async function holdStill(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(async () => {
    const still = new CSSStyleSheet();
    // Only `none` cancels a running transition. An animation jumps to its end, and does not restart afterwards.
    still.replaceSync(`*, ::before, ::after, ::backdrop {
      transition: none !important;
      animation-duration: 0s !important;
      animation-delay: 0s !important;
    }`);
    document.adoptedStyleSheets.push(still);
    // Two frames, timed by the browser itself: a test may be holding the page's clock.
    await document.documentElement.animate([], 34).finished;
    return still;
  });
  return () =>
    sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    });
}

/** The minified library: each page that is looked at reads it anew, and `axe.source` is more than twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's results for the current page, each violation with its places and reasons. */
export async function getViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Reporting passes as well, and fetching the style sheets again, takes three quarters of the time.
    const { violations } = await run({
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
      preload: false,
    });
    /** A target that lies half below a bar which stays in place is whole once it is scrolled to. */
    const isWholeInView = async ({ target }: axe.NodeResult) => {
      document.querySelector(String(target[0]))?.scrollIntoView({ block: 'center' });
      const again = await run({ include: [target] } as axe.ContextObject, { runOnly: ['target-size'] });
      return again.violations.length === 0;
    };
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        if (id === 'target-size' && (await isWholeInView(node))) continue;
        const reasons = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
        found.push(`${id}: ${node.target.join(' ')}: ${reasons.join('; ')}`);
      }
    }
    return found;
  }, RULES);
}

/** No violation of WCAG 2.2 AA that a machine can find, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const letGo = await holdStill(page);
  const violations = await getViolations(page);
  await letGo();
  expect(violations).toEqual([]);
}
