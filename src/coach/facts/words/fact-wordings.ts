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

/** What a part of the body is called to the person who has it. */
export const BODY_LABELS: Readonly<Record<string, string>> = {
  lungs: 'your breathing',
  heart: 'your heart',
  wheels: 'the wheelchair',
  bump: 'the baby on the way',
  eyes: 'your eyes',
  ears: 'your hearing',
  chest: 'your ribs',
  balance: 'your balance',
};
/** Names of things that are not told by `no` and their own name. */
export const WITHOUT_LABELS: Readonly<Record<string, string>> = {
  household: 'nobody else at home',
  company: 'nobody to do it with yet',
  cooking: 'no cooking for you',
  quiet: 'thin walls and little noise',
  smartphone: 'no clever phone',
  commute: 'work from home',
  desk: 'no desk in your day',
  'daytime food': 'the fast',
  equipment: 'no equipment',
  children: 'no children at home',
};
