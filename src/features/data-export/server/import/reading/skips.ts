import type { SkipReason } from '#core/data-export/data-export.ts';

/** Examples that are shown of each reason. */
const EXAMPLES = 3;
const EXAMPLE_MAX = 80;

export type Skipped = { reason: SkipReason; count: number; examples: string[] };

/** What is not imported, and why: counted, with a few examples. */
export class Skips {
  readonly #byReason = new Map<SkipReason, Skipped>();

  note(reason: SkipReason, example: string): void {
    const noted = this.#byReason.get(reason) ?? { reason, count: 0, examples: [] };
    this.#byReason.set(reason, noted);
    noted.count += 1;
    // Half a pair at the cut would be no text that can be sent.
    if (noted.examples.length < EXAMPLES) noted.examples.push(example.slice(0, EXAMPLE_MAX).toWellFormed());
  }

  /** Makes a text storable and cuts it to the limit; reports the cut too. */
  cut(text: string, max: number): string {
    const whole = text.replaceAll('\u0000', '').toWellFormed().trim();
    if (whole.length <= max) return whole;
    this.note('shortened', whole);
    return whole.slice(0, max).toWellFormed();
  }

  list(): Skipped[] {
    return [...this.#byReason.values()];
  }
}
