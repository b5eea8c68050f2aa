import type { ChatTurn, GoalFacts, IdentityFacts } from '#coach/port.ts';

/** The newest turns of a conversation that a model reads. */
const TURNS = 20;

/** Facts as one delimited block of JSON. No text inside can close the block: every `<` is written as an escape, which reads the same to whoever parses JSON. */
export function dataBlock(facts: Readonly<Record<string, unknown>>): string {
  return `<data>\n${JSON.stringify(facts, null, 1).replaceAll('<', '\\u003c')}\n</data>`;
}

/** The goal in the words of its owner, as it stands in the data. */
export function goalData({ description, currentLevel, currentFrictions, safetyLabel, remembered }: GoalFacts) {
  return {
    goal: description,
    level: currentLevel,
    obstacles: currentFrictions,
    needsCare: safetyLabel === 'caution',
    ...(remembered && {
      whatWorked: remembered.worked,
      whyItMatters: remembered.ownWords,
      facts: remembered.facts ?? [],
    }),
  };
}

/** The identity that is planned for, without its id. */
export function identityData({ name, description }: IdentityFacts) {
  return { name, description };
}

/** The newest turns, told apart by who spoke. */
export function conversationData(messages: readonly ChatTurn[]) {
  return messages
    .slice(-TURNS)
    .map(({ role, content }) => ({ by: role === 'user' ? 'person' : 'coach', text: content }));
}

/** The id of a habit inside one prompt: its place in the list, so that no id of ours leaves the server. */
export const promptId = (index: number): string => `h${index + 1}`;
