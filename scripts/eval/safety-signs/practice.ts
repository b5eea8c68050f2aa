import { ALL_DOMAINS, ALL_TEMPLATES } from '#coach/builtin/knowledge/domains.ts';
import { tidied } from '#coach/text/tidied.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { FRICTION_SAID, GOAL_OF } from '#coach/builtin/planning/plan-grid.testing.ts';
import { crisisSaid } from '#coach/safety/crisis-rules.ts';
import { getPassage } from '#coach/safety/passage.ts';
import { safetyText } from '#coach/safety/safety-text.ts';
import { getSigns } from '#coach/safety/signs.ts';
import { checkInMessages, goalCases, safetyTexts } from '#evals/sets.ts';

/** A text to learn from. */
export type Lesson = {
  readonly text: string;
  readonly isCrisis: boolean;
  /** Fresh texts, texts the rules were written for, and everyday phrases. */
  readonly origin: 'fresh' | 'practice' | 'everyday';
  /** The author of a fresh text; undefined for the texts the rules were written for. */
  readonly writer: string | undefined;
  /** The signs of each of its sentences. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly said: ReturnType<typeof crisisSaid>;
};

type Row = Pick<Lesson, 'text' | 'isCrisis' | 'origin'> & { readonly writer?: string | undefined };

function everyday(): string[] {
  const checkIns = (['practice', 'seen', 'further', 'unseen', 'third', 'fourth', 'everyday'] as const).flatMap(
    checkInMessages,
  );
  const rendered = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    ALL_TEMPLATES.flatMap((template) => Object.values(habitTexts({ template, difficulty, topic: 'Spanish' }))),
  );
  return [
    ...checkIns.flatMap(({ message, habits }) => [message, ...habits.map(({ description }) => description)]),
    ...rendered,
    ...ALL_DOMAINS.flatMap(({ identities }) => identities.flatMap(({ name, description }) => [name, description])),
    ...Object.values(GOAL_OF),
    ...Object.values(FRICTION_SAID),
  ];
}

function rows(): Row[] {
  const labelled = (['own-harm-fresh', 'own-harm', 'own-harm-look-alikes', 'own-harm-first-look'] as const).flatMap(
    (set) =>
      safetyTexts(set).map(({ text, label, set: writer }) => ({
        text,
        isCrisis: label === 'crisis',
        writer,
        origin: writer === undefined ? ('practice' as const) : ('fresh' as const),
      })),
  );
  const goals = goalCases().filter(({ language, label }) => language === 'en' && label !== 'crisis');
  return [
    ...labelled,
    ...safetyTexts('red-team').map(({ text, label }) => ({
      text,
      isCrisis: label === 'crisis',
      origin: 'practice' as const,
    })),
    ...[...goals.flatMap(({ goal, frictions }) => [goal, frictions, `${goal}. ${frictions}`]), ...everyday()].map(
      (text) => ({
        text,
        isCrisis: false,
        origin: 'everyday' as const,
      }),
    ),
  ];
}

/** All English texts of the repository labelled for risk of self-harm, each once. */
export function lessons(): Lesson[] {
  const known = new Map<string, Lesson>();
  for (const row of rows()) {
    if (known.has(row.text)) continue;
    const passage = getPassage(safetyText(tidied(row.text)));
    const sentences = getSigns(passage);
    if (sentences.length > 0) known.set(row.text, { ...row, writer: row.writer, sentences, said: crisisSaid(passage) });
  }
  return [...known.values()];
}
