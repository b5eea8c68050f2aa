import type { GoalFacts } from '#coach/port.ts';
import { allOf, read } from '#coach/text/reading.ts';
import { AVOID_WORDS } from './words/life-words.ts';
import type { Fact, Limit } from './fact.ts';
import { readFacts } from './read-facts.ts';
import { PatternList } from './reading/word-lists.ts';

/**
 * All circumstances that are known of a goal: told with it, with what stands in the way, and since. A dislike of the very thing that the goal
 * is about rules nothing out: who wants to run although they hate running wants to run.
 */
export function factsOfGoal({ description, currentFrictions, remembered }: GoalFacts): Fact[] {
  const goal = read(description);
  const isAboutIt = (limit: Limit) =>
    limit.is === 'avoid' &&
    new PatternList(AVOID_WORDS[limit.what]?.also ?? limit.what).find(goal, allOf(goal)) !== null;
  const told = [description, currentFrictions, ...(remembered?.facts ?? [])].flatMap(readFacts);
  return told
    .filter(({ text }, at) => told.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at)
    .map((fact) => ({ ...fact, limits: fact.limits.filter((limit) => !isAboutIt(limit)) }));
}
