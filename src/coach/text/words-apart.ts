import { stem } from './stem.ts';

/** Right words that look like a slip of another one: where both of a group are met, neither is a typo of the other. */
const APART = (
  'medication meditation; prayer player; lonely lovely; career carer; clean clear; cleaner clearer; koran korean; litter letter; ' +
  'stress street; course coarse; money monkey honey; stroll scroll; strolling scrolling; stranger stronger; coach couch; ' +
  'diary dairy; finish finnish; chores chords; choir chair; charity clarity; planet plant; compost compose; shower slower; ' +
  'quiet quite; dessert desert; loan load; savings shavings; grateful graceful; green greek greed; lungs lunges; ' +
  'packet pocket; stone store stove story; patients patience patient; craft draft; novel navel; spend speed; house horse; ' +
  'paint point; print point; posture pasture; salary celery; weight height; piano plano; public publish polish; chess chest; ' +
  'sweet sweat; swear sweat; beach bench; squad squat; muscle mussel; board bored; change charge chance; accept accent; ' +
  'stage state; toast roast; crowd crown; clash class; trail train; spirits spirit; heart heard; friend fiend; breath bread; ' +
  'temple temper; recycle bicycle; dance dense; trade grade; smoke smile; waste waist; drawer drawers; garden harden; ' +
  'mother bother; brother bother; father farther; worry sorry; voice choice; present prevent; teeth tenth; closer closet; ' +
  'kitchen kitten; dinner inner; early yearly; plank plan; price pride; prices prizes; coffee coffin; bridge fridge; ' +
  'speech speed; laundry foundry; lesson lessen; cookie rookie; cooking cooling; budget budge; hobby hobbit; salad ballad; ' +
  'curse course; flight fight; flights fights; fights lights; moths months; mouth month; months mouths; sister sitter; ' +
  'passion ration; native nation; person prison; hungry angry; sugar sugary; casual causal; marital martial; desk disk; ' +
  'couple coupe; angel angle; baths paths; trial trail; alone along; along alone; lover lower; loved lived; liver lover; ' +
  'flour floor; floor flood; flute fluke; horses houses; brake break; tired tiled; energy enemy; spring string; sharing shaving'
)
  .split('; ')
  .map((group) => new Set(group.split(' ').flatMap((word) => [word, stem(word)])));

/** True for two different words of English that are one letter apart: `meditation` is no typo of `medication`. */
export function areWordsApart(a: string, b: string): boolean {
  return APART.some((group) => (group.has(a) || group.has(stem(a))) && (group.has(b) || group.has(stem(b))));
}

const RIGHT = new Set(APART.flatMap((group) => [...group]));

/** True for a word that is known to be spelt right, though it looks like another. */
export function isRightWord(word: string): boolean {
  return RIGHT.has(word) || RIGHT.has(stem(word));
}
