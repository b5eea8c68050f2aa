import { shortened } from '#core/coaching/shortened.ts';

/** Longer names make a button's label a speech. */
const NAME_LENGTH = 80;

/** A goal in so few words that a button can be named after it. */
export function shortName(description: string): string {
  return shortened(description.replace(/\s+/g, ' ').trim(), NAME_LENGTH);
}
