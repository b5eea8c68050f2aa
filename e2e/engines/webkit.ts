import { freePort } from '#app/testing/server/free-port.ts';
import { startChild } from './child.ts';
import { asText, type Engine, type InPage, pressKeys, pressMouse, type Size, type Tab } from './tab.ts';

/** Milliseconds that one command may take. */
const COMMAND_WITHIN = 60_000;

export type WebKitPaths = { driver: string; browser: string; display: string };

/** WebKitGTK's MiniBrowser on a virtual display, driven through WebKitWebDriver. */
export async function startWebKit(paths: WebKitPaths, env: Record<string, string>): Promise<Engine> {
  const display = startChild(paths.display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const number = (await display.says(/^(\d+)\n/m))[1];
  const port = await freePort();
  const driver = startChild(paths.driver, [`--port=${port}`], { ...env, DISPLAY: `:${number}` });
  const send = (method: string, path: string, body?: unknown) =>
    command(`http://127.0.0.1:${port}${path}`, method, body);
  await untilAnswered(() => send('GET', '/status'));
  return {
    open: (size) => openTab(send, paths.browser, size),
    close: async () => {
      await driver.end();
      await display.end();
    },
  };
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

async function command(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_WITHIN),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + COMMAND_WITHIN;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function openTab(send: Send, browser: string, size: Size): Promise<Tab> {
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const tab = new WebKitTab(inSession);
  try {
    await tab.leaveToolbar();
    await tab.resize(size);
  } catch (error) {
    await tab.close();
    throw error;
  }
  return tab;
}

class WebKitTab implements Tab {
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  /** The toolbar of a common window keeps it wider than a phone: a window that a page opened has none. */
  async leaveToolbar(): Promise<void> {
    const [first] = (await this.send('GET', '/window/handles')) as string[];
    const opener = '<button onclick="open(``, ``, `popup,width=390,height=844`)">.</button>';
    await this.goto(`data:text/html,${encodeURIComponent(opener)}`);
    const button = (await this.send('POST', '/element', { using: 'css selector', value: 'button' })) as object;
    await this.send('POST', `/element/${Object.values(button)[0]}/click`, {});
    let second: string | undefined;
    await untilAnswered(async () => {
      const handles = (await this.send('GET', '/window/handles')) as string[];
      second = handles.find((handle) => handle !== first);
      if (!second) throw new Error('The window did not open');
    });
    await this.send('POST', '/window', { handle: second });
  }

  async goto(address: string): Promise<void> {
    await this.send('POST', '/url', { url: address });
  }

  async evaluate<Given extends unknown[], Answer>(run: InPage<Given, Answer>, ...given: Given): Promise<Answer> {
    const script = `const done = arguments[1];
      (${asText(run)})(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.send('POST', '/execute/async', { script, args: [JSON.stringify(given)] });
    const { value, error } = answer as { value?: string; error?: string };
    if (value === undefined) throw new Error(error);
    return JSON.parse(value) as Answer;
  }

  async click(x: number, y: number): Promise<void> {
    await this.send('POST', '/actions', { actions: pressMouse(x, y) });
  }

  async press(keys: readonly string[], held?: readonly string[]): Promise<void> {
    await this.send('POST', '/actions', { actions: pressKeys(keys, held) });
  }

  async resize(size: Size): Promise<void> {
    await this.send('POST', '/window/rect', { x: 0, y: 0, ...size });
    // The window has its size once its page has heard of it.
    let inner: number[] = [];
    for (let look = 0; look < 40; look += 1) {
      inner = await this.evaluate(() => [innerWidth, innerHeight]);
      if (inner.join() === [size.width, size.height].join()) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The window is ${inner.join(' × ')}`);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.send('GET', '/screenshot')) as string, 'base64');
  }

  errors(): string[] {
    return [];
  }

  async close(): Promise<void> {
    await this.send('DELETE', '');
  }
}
