import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { FrictionCode } from '../knowledge/shape.ts';

type FrictionRepair = {
  /** Events of a day that another cue may hang on, the preferred first. */
  readonly cues: readonly string[];
  /** `obstacle, what I do instead` for something that is done, and for something that is left. */
  readonly fallback: string;
  readonly holdBack: string;
};

/** How a habit that did not happen is repaired, by what stood in its way. The words of the obstacle tell of the friction. */
export const FRICTION_REPAIRS: Readonly<Record<FrictionCode, FrictionRepair>> = knowledge.review.frictions;
