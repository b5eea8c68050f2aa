import type { GoalFacts } from '#coach/port.ts';
import { instructionsFor } from './contract.ts';
import { dataBlock, goalData, type ModelPrompt } from './model-prompt.ts';

const TASK = `Your task: suggest three identities that this person could become on the way to the goal. They differ in kind: one is about a process, one about a value, one is light and playful. Each echoes the goal.
Fields: "suggestions", three or four of {"name", "description"}.
- "name": two to five words of letters only, at most 40 characters, in title case; it reads well on a button "Become The Everyday Mover". No body shape, diagnosis, gender or family role, nothing that begins with "ex", no addict, best, perfect, always or never.
- "description": 60 to 160 characters, to "you", about what such a person does on plain days.`;

/** Asks for identities that fit a goal. */
export function identitiesPrompt(goal: GoalFacts): ModelPrompt {
  return { instructions: instructionsFor(TASK), data: dataBlock(goalData(goal)) };
}
