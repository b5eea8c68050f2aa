import { FRICTIONS } from './knowledge/frictions.ts';
import { FRICTION_CODES, type FrictionCode } from './knowledge/shape.ts';
import { containsPhrase, words } from './language.ts';

/** The frictions that somebody speaks of, in the order of the list: `detectFrictions('too busy and tired')` finds two. */
export function detectFrictions(text: string): FrictionCode[] {
  const said = words(text);
  return FRICTION_CODES.filter((code) => FRICTIONS[code].seeds.some((seed) => containsPhrase(said, seed)));
}
