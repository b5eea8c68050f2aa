import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Preloaded into the program's process: records each navigation on arrival, before anything answers it. */
const RECORDER = `
  import { subscribe } from 'node:diagnostics_channel';
  import { appendFileSync } from 'node:fs';
  subscribe('http.server.request.start', ({ request: { method, url, headers } }) => {
    if (headers['sec-fetch-mode'] === 'navigate') appendFileSync(process.env.ARRIVALS, method + ' ' + url + '\\n');
  });`;

/** Every navigation that reached a program, in order, with method and address as they were asked. */
export class Arrivals {
  private readonly folder = mkdtempSync(join(tmpdir(), 'taylr-arrivals-'));
  private readonly file = join(this.folder, 'arrivals');

  /** Settings for the program that is to be listened to. */
  get settings(): Record<string, string> {
    return {
      ARRIVALS: this.file,
      NODE_OPTIONS: `--import data:text/javascript;base64,${Buffer.from(RECORDER).toString('base64')}`,
    };
  }

  /** Navigations during `act`. */
  async during(act: () => Promise<void>): Promise<string[]> {
    const before = this.all().length;
    await act();
    return this.all().slice(before);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private all(): string[] {
    try {
      return readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    } catch {
      // Nothing has arrived yet.
      return [];
    }
  }
}
