import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, type Pattern, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Speaker } from '../speaker.ts';
import type { Question } from '../talk-act.ts';

export type Answer = (speaker: Speaker, question: Question) => string[];

/** What a question asks about: the habit it names, else the one closest to the goal. */
export const aboutOf = ({ heart }: Speaker, { target }: Question) => target ?? heart;

/** Sentences that a habit was named for, and that speak of the plan otherwise. */
export const either =
  (one: Phrase, all: Phrase): Answer =>
  (speaker, question) => [speaker.tell(question.target === null ? all : one, aboutOf(speaker, question))];
export const plain =
  (phrase: Phrase): Answer =>
  (speaker, question) => [speaker.tell(phrase, aboutOf(speaker, question))];

export const asks = (pattern: Pattern | undefined, { words }: Question) => pattern?.find(read(words)) != null;

/** What holds back is kept or not kept: less of it is no share of it. */
const HOLDS_BACK = patterns(...knowledge.requests.holdsBack);

export const isHeldBack = (habit: { readonly description: string } | undefined): boolean =>
  habit !== undefined && firstOf(HOLDS_BACK, read(habit.description)) !== null;
