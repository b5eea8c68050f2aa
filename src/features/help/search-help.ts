import type { HelpTopic } from './topics.ts';

/** Words as they are compared: small, without accents and without their commonest endings, so that `pausing` finds `pause`. */
function getStems(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '') || word);
}

/**
 * The topics that have every word of the search, those with more of them in the question first; all of them for an empty search.
 * The last word may be unfinished: `rem` finds reminders.
 */
export function searchHelp(topics: readonly HelpTopic[], search: string): readonly HelpTopic[] {
  const wanted = getStems(search);
  if (wanted.length === 0) return topics;
  const found = topics.flatMap((topic, place) => {
    const question = getStems(topic.question);
    const all = [...question, ...topic.answer.flatMap(getStems)];
    const isIn = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem));
    if (!wanted.every((stem) => isIn(all, stem))) return [];
    return [{ topic, place, weight: wanted.filter((stem) => isIn(question, stem)).length }];
  });
  return found.toSorted((a, b) => b.weight - a.weight || a.place - b.place).map(({ topic }) => topic);
}
