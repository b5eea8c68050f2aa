import type { PlannedHabit } from '#core/plan/plan.ts';
import type { RefineFacts } from '#coach/port.ts';
import { instructionsFor } from './contract.ts';
import { HABIT_RULES } from './habit-rules.ts';
import { wordsData } from './habit-words.ts';
import { conversationData, dataBlock, goalData, identityData, type ModelPrompt, promptId } from './model-prompt.ts';

const TASK = `Your task: change the habits at hand as the newest message asks, and nothing else. You answer with edits; a habit without an edit stays exactly as it is. At least two core habits stay, and the list holds seven at most. A request that you do not understand changes nothing: ask one question with two ways on.
Fields: "reply", "edits".
- "reply": one or two sentences: what changed and why, and that the rest stays. Say only what the edits do.
- "edits": each {"action", "habit", "description", "implementationIntention", "targetFrequency", "difficulty", "habitType", "days", "measure", "moment"}. "action" is "change" (the same habit, other size, days, cue or wording), "replace" (another habit in its place), "remove", or "add". "habit" is the id from the data, such as "h2"; null for "add". Fields that stay as they are: null; "days" that are to be any days again: []. A new habit has all of them; an added one is experimental and easy unless asked otherwise.
${HABIT_RULES}`;

function habitData(planned: PlannedHabit, index: number) {
  const { description, implementationIntention, targetFrequency, difficulty, habitType } = planned;
  return {
    habit: promptId(index),
    description,
    implementationIntention,
    targetFrequency,
    difficulty,
    habitType,
    ...wordsData(planned),
  };
}

/** Asks for the edits that the last message wants. */
export function refinePrompt({ goal, identity, messages, currentHabits }: RefineFacts): ModelPrompt {
  const facts = {
    ...goalData(goal),
    identity: identityData(identity),
    habits: currentHabits.map(habitData),
    conversation: conversationData(messages),
  };
  return { instructions: instructionsFor(TASK), data: dataBlock(facts) };
}
