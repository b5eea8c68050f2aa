import type { Passage } from './passage.ts';
import { holds } from './rule-set.ts';
import { hints, rulesOf } from './rules.ts';

const PAST_COUNTS = true;
/** Named outright: to kill, hurt or poison oneself, an attempt, a wish to die. */
const OUTRIGHT = rulesOf('crisis', ['outright'], PAST_COUNTS);
/** Somebody else's is of today: what a parent did long ago calls for no card. */
const OTHERS_OUTRIGHT = rulesOf('crisis', ['othersOutright']);
const OTHERS = rulesOf('crisis', ['others']);
/** Hopelessness, no plan in it. */
const HOPELESS = rulesOf('crisis', ['hopeless', 'ofAll']);
const OF_ALL = rulesOf('crisis', ['ofAll']);
const VEILED = hints(PAST_COUNTS);

const isOutright = (passage: Passage) => holds(OUTRIGHT, passage) || holds(OTHERS_OUTRIGHT, passage);
const isVeiled = (passage: Passage) => holds(VEILED, passage) || holds(OTHERS, passage);

/**
 * How the rules hear thoughts of suicide, self-harm, or of not being here any more, one's own or of somebody close: `outright`, which
 * nothing overrules, or `veiled`, by a hint that harmless texts may hold as well.
 */
export function crisisSaid(passage: Passage): 'outright' | 'veiled' | undefined {
  if (isOutright(passage)) return 'outright';
  return isVeiled(passage) || holds(HOPELESS, passage) ? 'veiled' : undefined;
}

/** Hopelessness without a stated wish to die: the card asks one direct question as well. */
export function isPassiveHopelessness(passage: Passage): boolean {
  return holds(HOPELESS, passage) && !isOutright(passage) && !isVeiled(passage);
}

/** Hopelessness about everything, which no sign explains away. */
export const isAboutEverything = (passage: Passage): boolean => holds(OF_ALL, passage);
