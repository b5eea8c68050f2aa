import { wordSet } from '#coach/text/phrases.ts';
import concepts from '#content/check-in.json' with { type: 'json' };
import type { Concept } from '../habit/concept.ts';

/** Everyday acts of every field. Written in `content/check-in`. */
export const CONCEPTS = concepts as readonly Concept[];

/** Languages and instruments keep their weight before another noun: “my Spanish app” is about Spanish. */
export const TOPICS = wordSet(
  'spanish french german italian portuguese japanese chinese mandarin cantonese korean arabic russian dutch polish welsh swedish norwegian danish finnish hindi turkish greek irish gaelic latin ukrainian czech hebrew vietnamese thai urdu punjabi bengali swahili english guitar piano violin cello drums ukulele',
);
