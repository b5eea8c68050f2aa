export type Size = { width: number; height: number };
/** A name to click, or to type: one character, or a key by its name in the list below. */
export type Key = string;

/** WebDriver's code points for non-printing keys. */
export const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** A function that runs in the page; it is sent as text, so it can only use its arguments. */
export type InPage<Given extends unknown[], Answer> = (...given: Given) => Answer | Promise<Answer>;

/** One page of a browser, with cookies and storage of its own. Every call ends within a limit. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  evaluate<Given extends unknown[], Answer>(run: InPage<Given, Answer>, ...given: Given): Promise<Answer>;
  /** Presses the primary button of the mouse there, in CSS pixels of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after the other; releases held ones at the end. */
  press(keys: readonly Key[], held?: readonly Key[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The window as PNG. */
  picture(): Promise<Buffer>;
  /** Errors not visible on screen, as far as the browser reports them. */
  errors(): string[];
  close(): Promise<void>;
}

/** A browser that was started for a test run. */
export interface Engine {
  /** A window of this size in which nobody is signed in. */
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** The text of a function that takes its arguments as JSON, and answers JSON. */
export function asText(run: InPage<never[], unknown>): string {
  return `async (given) => JSON.stringify((await (${run.toString()})(...JSON.parse(given))) ?? null)`;
}

/** Actions of the W3C that both kinds of WebDriver take: a press of the mouse. */
export function pressMouse(x: number, y: number): unknown[] {
  const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const actions = [
    { type: 'pointerMove', duration: 0, ...at },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Actions of the W3C: keys one after the other, while others are held. */
export function pressKeys(keys: readonly Key[], held: readonly Key[] = []): unknown[] {
  const value = (key: Key) => KEYS[key] ?? key;
  const down = (key: Key) => ({ type: 'keyDown', value: value(key) });
  const up = (key: Key) => ({ type: 'keyUp', value: value(key) });
  const actions = [...held.map(down), ...keys.flatMap((key) => [down(key), up(key)]), ...held.toReversed().map(up)];
  return [{ type: 'key', id: 'keyboard', actions }];
}
