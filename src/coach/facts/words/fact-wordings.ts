import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Phrase } from '#coach/say/wordings.ts';

/** How the coach takes in a circumstance, by what it is about; the words stand in `content/say`. */
export const FACT_WORDINGS = {
  hours: 'factHours',
  days: 'factDays',
  without: 'factWithout',
  body: 'factBody',
  avoid: 'factAvoid',
  brief: 'factBrief',
  faith: 'factFaith',
  money: 'factMoney',
  note: 'factNote',
  heard: 'factHeard',
  offer: 'factOffer',
  fits: 'factFits',
} as const satisfies Readonly<Record<string, Phrase>>;
export type FactWording = keyof typeof FACT_WORDINGS;

/** What a part of the body is called to the person who has it; names of things that are not told by `no` and their own name. */
export const BODY_LABELS: Readonly<Record<string, string>> = knowledge.life.bodyLabels;
export const WITHOUT_LABELS: Readonly<Record<string, string>> = knowledge.life.withoutLabels;
