import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { asText, type Engine, type InPage, type Size, type Tab } from './tab.ts';

/** Chromium, driven by Playwright. */
export async function startChromium(options: LaunchOptions, env: Record<string, string>): Promise<Engine> {
  const browser = await chromium.launch({ ...options, env: { ...(process.env as Record<string, string>), ...env } });
  return {
    open: async (viewport) => {
      const context = await browser.newContext({ viewport });
      return new ChromiumTab(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}

class ChromiumTab implements Tab {
  private readonly context: BrowserContext;
  private readonly page: Page;
  private readonly logged: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('console', (message) => message.type() === 'error' && this.logged.push(message.text()));
    page.on('pageerror', ({ message }) => this.logged.push(message));
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async evaluate<Given extends unknown[], Answer>(run: InPage<Given, Answer>, ...given: Given): Promise<Answer> {
    return JSON.parse(await this.page.evaluate(`(${asText(run)})(${JSON.stringify(JSON.stringify(given))})`)) as Answer;
  }

  click(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  async press(keys: readonly string[], held: readonly string[] = []): Promise<void> {
    const { keyboard } = this.page;
    for (const key of held) await keyboard.down(key);
    for (const key of keys) await (key.length === 1 ? keyboard.type(key) : keyboard.press(key));
    for (const key of held) await keyboard.up(key);
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  errors(): string[] {
    return this.logged;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
