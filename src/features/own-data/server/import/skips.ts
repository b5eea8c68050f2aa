import type { SkipReason } from '#core/own-data.ts';

/** Examples that are shown of each reason. */
const EXAMPLES = 3;
const EXAMPLE_MAX = 80;

export type Skipped = { reason: SkipReason; count: number; examples: string[] };

/** What of a file does not come in, and why: counted, with a few examples. */
export class Skips {
  readonly #byReason = new Map<SkipReason, Skipped>();

  note(reason: SkipReason, example: string): void {
    const noted = this.#byReason.get(reason) ?? { reason, count: 0, examples: [] };
    this.#byReason.set(reason, noted);
    noted.count += 1;
    // Half a pair at the cut would be no text that can be sent.
    if (noted.examples.length < EXAMPLES) noted.examples.push(example.slice(0, EXAMPLE_MAX).toWellFormed());
  }

  list(): Skipped[] {
    return [...this.#byReason.values()];
  }
}
