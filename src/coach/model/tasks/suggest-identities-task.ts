import { z } from 'zod';
import { isGoodName, isSafeForName } from '#coach/identity-chat/name/made-name.ts';
import { normalise } from '#coach/text/language.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import type { Coach, GoalFacts, IdentitySuggestion } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { identitiesPrompt } from '../prompts/identities-prompt.ts';
import type { ModelPrompt } from '../prompts/model-prompt.ts';
import { unsafeText } from './reply-rules.ts';

const COUNT = { min: 3, max: 4 } as const;
/** Characters. */
const DESCRIPTION = { min: 60, max: 160 } as const;

export const Suggestion = z.object({ name: z.string(), description: z.string() });
const Answer = z.object({ suggestions: z.array(Suggestion) });

/** What is wrong with a name and its description; the same rules as for the built-in engine's. */
export function suggestionProblems(suggestion: IdentitySuggestion, prompt: ModelPrompt): string[] {
  const { name } = suggestion;
  const isGood = isGoodName(name);
  return [
    ...(isGood ? [] : [`${JSON.stringify(name)} breaks the rules for names`]),
    ...descriptionProblems(suggestion, prompt),
  ];
}

/** What is wrong with the description of a name. */
export function descriptionProblems({ name, description }: IdentitySuggestion, prompt: ModelPrompt): string[] {
  const about = JSON.stringify(name);
  const { min, max } = DESCRIPTION;
  return [
    ...(description.length >= min && description.length <= max
      ? []
      : [`${about}: a description has ${min} to ${max} characters, not ${description.length}`]),
    ...(/\byou(r|rs|rself)?\b/i.test(description) ? [] : [`${about}: the description does not speak to "you"`]),
    ...(isSafeForName(description) ? [] : [`${about}: the description breaks the rules for names`]),
    ...bannedWords(description).map((word) => `${about}: the description says "${word}"`),
    ...unsafeText(description, prompt).map((problem) => `${about}: the description ${problem}`),
  ];
}

/** Trimmed, with single spaces. */
export function tidySuggestion({ name, description }: IdentitySuggestion): IdentitySuggestion {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { name: tidy(name), description: tidy(description) };
}

type Read = { readonly reply: string; readonly suggestions: readonly IdentitySuggestion[] };
type Suggested = { suggestions: IdentitySuggestion[]; domain: string };

/** Identities for a goal: the model writes them, the domain is recognised by the program as ever. */
export function suggestIdentitiesTask(goal: GoalFacts, basic: Coach, domain: string): Task<Read, Suggested> {
  const prompt = identitiesPrompt(goal);
  return {
    method: 'suggestIdentities',
    prompt,
    schema: Answer,
    read: (raw) => {
      const read = Answer.safeParse(raw);
      return read.success ? { reply: '', suggestions: read.data.suggestions.map(tidySuggestion) } : null;
    },
    judge: ({ suggestions }) => {
      const found = suggestions.map((suggestion) => ({ suggestion, problems: suggestionProblems(suggestion, prompt) }));
      const good = found.filter(({ problems }) => problems.length === 0).map(({ suggestion }) => suggestion);
      const different = new Map(good.map((suggestion) => [normalise(suggestion.name), suggestion]));
      const kept = [...different.values()].slice(0, COUNT.max);
      const problems = kept.length >= COUNT.min ? [] : [`${kept.length} usable identities, at least ${COUNT.min}`];
      const why = problems.length > 0 ? found.flatMap((item) => item.problems) : [];
      return { answer: { suggestions: kept, domain }, problems: [...problems, ...why] };
    },
    mayShow: () => false,
    basic: () => basic.suggestIdentities({ goal }),
  };
}
