import { MORE_SPOKEN } from '#coach/acts/practice/more-spoken-rows.testing.ts';
import { LIVES } from '#coach/acts/practice/practice-lives.testing.ts';
import { ROWS } from '#coach/acts/practice/practice-rows.testing.ts';
import { factsOf, outcomeOf, PLANS } from '#coach/acts/practice/practice.testing.ts';
import { SPOKEN_PLANS } from '#coach/acts/practice/spoken-plans.testing.ts';
import { SPOKEN } from '#coach/acts/practice/spoken-rows.testing.ts';
import { cameFrom } from '#coach/acts/practice/spoken.testing.ts';
import type { RefineFacts, Refinement } from '#coach/port.ts';

/** Whether an answer is what was meant; `isNothing` where it changes nothing. */
export type Judge = (answer: Refinement, isNothing: boolean) => boolean;
type Practised = { readonly set: string; readonly facts: RefineFacts; readonly isMeant: Judge };

/** What is said in the coach's own tests, a few plain words mostly, each with what it is to come to. */
export function practisedWith<R>(made: (row: Practised) => R): R[] {
  const rows = [...ROWS, ...LIVES].map(([plan, message, after]) => {
    const isMeant: Judge = (answer, isNothing) =>
      isNothing ? ['?', 'same', 'lost'].includes(after) : outcomeOf(PLANS[plan], answer) === after;
    return made({ set: 'practice', facts: factsOf(PLANS[plan], message), isMeant });
  });
  const spoken = [...SPOKEN, ...MORE_SPOKEN].map(([plan, message, wanted]) => {
    const isMeant: Judge = (answer) =>
      cameFrom(SPOKEN_PLANS[plan], { ...answer, response: '?' }, wanted).came === 'right';
    return made({ set: 'spoken', facts: factsOf(SPOKEN_PLANS[plan], message), isMeant });
  });
  return [...rows, ...spoken];
}
