import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import type { PlanFacts } from '#coach/port.ts';
import { phrases } from '#coach/text/phrases.ts';
import { instructionsFor } from './contract.ts';
import { HABIT_RULES } from './habit-rules.ts';
import { dataBlock, goalData, identityData, type ModelPrompt } from './model-prompt.ts';

/** Words of an obstacle that the plan checks look for. */
const OBSTACLE_WORDS = 6;

const TASK = `Your task: offer a week of habits for this identity. Four core habits first, then two or three experimental ones. The first two core habits and the first experimental one are ticked for the person; their load is the sum of days a week × 1 (easy), 2 (medium) or 3 (hard), at most "mostLoad".
Fields: "reply", "habits".
- "reply": an introduction of at most 50 words that says which obstacles the plan makes room for and ends with one question that invites a change, such as "Which one would you change first?".
- "habits": five to seven of {"description", "implementationIntention", "targetFrequency", "difficulty", "habitType", "days", "measure", "moment"}.
The habits belong to the goal. At least two start at different times of day; at least one is easy and needs no equipment. None repeats another, nor one of "habitsElsewhere". For each entry of "answer", one habit's If sentence names that obstacle with one of its words. Activities with impact leave two rest days. When "mode" is "short-week" or "nuclear", every habit is easy; a nuclear start is a fresh page, as light as can be.
${HABIT_RULES}`;

/** Asks for a whole week's offer; `mostLoad` is what the start level allows. */
export function planPrompt({ goal, identity, mode, otherHabits }: PlanFacts, mostLoad: number): ModelPrompt {
  const answer = detectFrictions(goal.currentFrictions).map((code) => ({
    obstacle: FRICTIONS[code].label,
    words: phrases(FRICTIONS[code].words.en).slice(0, OBSTACLE_WORDS),
  }));
  const facts = {
    ...goalData(goal),
    identity: identityData(identity),
    mode,
    mostLoad,
    answer,
    habitsElsewhere: otherHabits,
  };
  return { instructions: instructionsFor(TASK), data: dataBlock(facts) };
}
