import type { Concept } from '../habit/concept.ts';
import { ARTS } from './arts-lexicon.ts';
import { SMALL_ACTS } from './small-acts-lexicon.ts';
import { FOOD } from './food-and-drink-lexicon.ts';
import { HEALTH } from './health-lexicon.ts';
import { HOME } from './home-lexicon.ts';
import { MIND } from './mind-lexicon.ts';
import { MOVEMENT } from './movement-lexicon.ts';
import { PEOPLE } from './people-lexicon.ts';
import { SCREENS } from './screen-lexicon.ts';
import { PURSUITS } from './pursuits-lexicon.ts';
import { STUDY } from './study-lexicon.ts';
import { WORK } from './work-lexicon.ts';

/** Everyday acts of every field. */
export const CONCEPTS: readonly Concept[] = [
  ...MOVEMENT,
  ...MIND,
  ...STUDY,
  ...ARTS,
  ...HEALTH,
  ...SCREENS,
  ...FOOD,
  ...HOME,
  ...WORK,
  ...PEOPLE,
  ...SMALL_ACTS,
  ...PURSUITS,
];

/** Languages and instruments keep their weight before another noun: “my Spanish app” is about Spanish. */
export const TOPICS = new Set(
  'spanish french german italian portuguese japanese chinese mandarin cantonese korean arabic russian dutch polish welsh swedish norwegian danish finnish hindi turkish greek irish gaelic latin ukrainian czech hebrew vietnamese thai urdu punjabi bengali swahili english guitar piano violin cello drums ukulele'.split(
    ' ',
  ),
);
