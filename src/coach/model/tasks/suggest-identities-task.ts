import { z } from 'zod';
import { IDENTITY_DESCRIPTION_MAX } from '#core/identity/identity.ts';
import { isSafeForName } from '#coach/identity-chat/name/made-name.ts';
import { normalise } from '#coach/text/language.ts';
import type { Coach, GoalFacts, IdentitySuggestion } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import type { ModelPrompt } from '#provider/call-model.ts';
import type { Problem } from '#provider/repair.ts';
import type { Around } from '../prompts/around.ts';
import { identitiesPrompt } from '../prompts/prompts.ts';
import { unsafeText } from './reply-rules.ts';

const COUNT = { min: 3, max: 4 } as const;
/** Characters of a name: it has to fit the button that takes it on. */
const NAME = { min: 2, max: 40 } as const;

export const Suggestion = z.object({ name: z.string(), description: z.string() });
const Answer = z.object({ suggestions: z.array(Suggestion) });

/** What is wrong with a name of the model's, and with its description. */
export function suggestionProblems(part: string, suggestion: IdentitySuggestion, prompt: ModelPrompt): Problem[] {
  const { name } = suggestion;
  const { min, max } = NAME;
  const fits = name.length >= min && name.length <= max;
  return [
    ...(fits ? [] : [{ part, rule: `a name has ${min} to ${max} characters`, words: name }]),
    ...(isSafeForName(name)
      ? []
      : [{ part, rule: 'the name speaks of a body, an illness or perfection', words: name }]),
    ...descriptionProblems(part, suggestion, prompt),
  ];
}

/** What is wrong with the description of a name. */
export function descriptionProblems(part: string, { description }: IdentitySuggestion, prompt: ModelPrompt): Problem[] {
  const fits = description.length > 0 && description.length <= IDENTITY_DESCRIPTION_MAX;
  return [
    ...(fits ? [] : [{ part, rule: `a description has 1 to ${IDENTITY_DESCRIPTION_MAX} characters` }]),
    ...unsafeText(part, description, prompt),
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
export function suggestIdentitiesTask(
  goal: GoalFacts,
  basic: Coach,
  { domain, around, taken }: { domain: string; around: Around; taken: readonly string[] },
): Task<Read, Suggested> {
  const prompt = identitiesPrompt(goal, around);
  const names = new Set(taken.map(normalise));
  const ownProblems = (part: string, one: IdentitySuggestion) =>
    names.has(normalise(one.name)) ? [{ part, rule: 'the person has an identity of this name', words: one.name }] : [];
  return {
    method: 'suggestIdentities',
    prompt,
    schema: Answer,
    read: (raw) => {
      const read = Answer.safeParse(raw);
      return read.success ? { reply: '', suggestions: read.data.suggestions.map(tidySuggestion) } : null;
    },
    judge: ({ suggestions }) => {
      const found = suggestions.map((suggestion, at) => ({
        suggestion,
        problems: [
          ...suggestionProblems(`suggestions.${at}`, suggestion, prompt),
          ...ownProblems(`suggestions.${at}`, suggestion),
        ],
      }));
      const good = found.filter(({ problems }) => problems.length === 0).map(({ suggestion }) => suggestion);
      const different = new Map(good.map((suggestion) => [normalise(suggestion.name), suggestion]));
      const kept = [...different.values()].slice(0, COUNT.max);
      const why = found.flatMap(({ problems }) => problems);
      const tooFew = { part: 'suggestions', rule: `${COUNT.min} different identities are wanted at least` };
      const problems = why.length > 0 ? why : [tooFew];
      return { answer: { suggestions: kept, domain }, problems: kept.length >= COUNT.min ? [] : problems };
    },
    mayShow: () => false,
    basic: () => basic.suggestIdentities({ goal, taken }),
  };
}
