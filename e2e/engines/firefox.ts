import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { asText, type Engine, type InPage, pressKeys, pressMouse, type Size, type Tab } from './tab.ts';

/** Milliseconds that one command may take. */
const COMMAND_WITHIN = 60_000;

/** Firefox without a window, which speaks WebDriver BiDi by itself. */
export async function startFirefox(path: string, env: Record<string, string>): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'taylr-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startChild(path, args, { ...env, HOME: profile });
  const address = (await firefox.says(/WebDriver BiDi listening on (ws:\/\/\S+)/))[1];
  const connection = await Connection.open(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: EVENTS });
  return {
    open: (size) => openTab(connection, size),
    close: async () => {
      connection.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Parameters = Record<string, unknown>;
type Told = {
  'log.entryAdded': { level: string; text: string; timestamp: number; source: { context?: string; realm?: string } };
  'script.realmCreated': { realm: string; context?: string };
  'browsingContext.navigationStarted': { context: string; timestamp: number };
};
type EventName = keyof Told;
type Event = { [Name in EventName]: { method: Name; params: Told[Name] } }[EventName];
type Message = { id?: number; type: string; result?: unknown; message?: string };
const EVENTS: EventName[] = ['log.entryAdded', 'script.realmCreated', 'browsingContext.navigationStarted'];
/** Console errors of aborted loads (NS_BINDING_ABORTED), as navigating away causes them. */
const GIVEN_UP = /\bstatus=2152398850\b/;

class Connection {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly listeners = new Set<(event: Event) => void>();
  private sent = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data as string) as Message | Event;
      if ('method' in message) for (const listen of this.listeners) listen(message);
      else if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    return new Connection(socket);
  }

  /** Sends a command; resolves with its result. */
  async send(method: string, params: Parameters): Promise<unknown> {
    const id = (this.sent += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Message>();
    const timer = setTimeout(() => reject(new Error(`${method} was not answered in time`)), COMMAND_WITHIN);
    this.waiting.set(id, resolve);
    this.socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise.finally(() => {
      clearTimeout(timer);
      this.waiting.delete(id);
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }

  /** Subscribes to events of the pages; the returned function unsubscribes. */
  onEvent(listen: (event: Event) => void): () => void {
    this.listeners.add(listen);
    return () => void this.listeners.delete(listen);
  }

  close(): void {
    this.socket.close();
  }
}

async function openTab(connection: Connection, size: Size): Promise<Tab> {
  const { userContext } = (await connection.send('browser.createUserContext', {})) as { userContext: string };
  const made = await connection.send('browsingContext.create', { type: 'window', userContext });
  const tab = new FirefoxTab(connection, userContext, (made as { context: string }).context);
  await tab.resize(size);
  return tab;
}

class FirefoxTab implements Tab {
  private readonly connection: Connection;
  private readonly userContext: string;
  private readonly context: string;
  private readonly logged: string[] = [];
  private readonly forget: () => void;
  /** The current page: its script realm, and since when it is being unloaded. */
  private realm = '';
  private leftAt = Number.POSITIVE_INFINITY;

  constructor(connection: Connection, userContext: string, context: string) {
    this.connection = connection;
    this.userContext = userContext;
    this.context = context;
    this.forget = connection.onEvent((event) => this.hear(event));
  }

  private hear({ method, params }: Event): void {
    if (method === 'log.entryAdded') {
      const { level, text, source, timestamp } = params;
      if (level !== 'error' || source.context !== this.context) return;
      // An unloading page aborts its pending requests and logs that: no error.
      const isLeft = source.realm !== undefined && (source.realm !== this.realm || timestamp >= this.leftAt);
      if (!isLeft && !GIVEN_UP.test(text)) this.logged.push(text);
    } else if (params.context === this.context) {
      if (method === 'script.realmCreated') [this.realm, this.leftAt] = [params.realm, Number.POSITIVE_INFINITY];
      else this.leftAt = params.timestamp;
    }
  }

  private send(method: string, params: Parameters = {}): Promise<unknown> {
    return this.connection.send(method, { context: this.context, ...params });
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async evaluate<Given extends unknown[], Answer>(run: InPage<Given, Answer>, ...given: Given): Promise<Answer> {
    const answer = (await this.connection.send('script.callFunction', {
      functionDeclaration: asText(run),
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      awaitPromise: true,
      target: { context: this.context },
    })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } };
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value) as Answer;
  }

  async click(x: number, y: number): Promise<void> {
    await this.send('input.performActions', { actions: pressMouse(x, y) });
  }

  async press(keys: readonly string[], held?: readonly string[]): Promise<void> {
    await this.send('input.performActions', { actions: pressKeys(keys, held) });
  }

  async resize(viewport: Size): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport, devicePixelRatio: 1 });
  }

  async picture(): Promise<Buffer> {
    const { data } = (await this.send('browsingContext.captureScreenshot')) as { data: string };
    return Buffer.from(data, 'base64');
  }

  errors(): string[] {
    return this.logged;
  }

  async close(): Promise<void> {
    this.forget();
    await this.connection.send('browser.removeUserContext', { userContext: this.userContext });
  }
}
