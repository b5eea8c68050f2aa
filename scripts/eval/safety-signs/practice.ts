import { readdirSync, readFileSync } from 'node:fs';
import { ALL_DOMAINS, ALL_TEMPLATES } from '#coach/builtin/knowledge/domains.ts';
import { tidied } from '#coach/text/tidied.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { LIVES } from '#coach/acts/practice/practice-lives.testing.ts';
import { ROWS } from '#coach/acts/practice/practice-rows.testing.ts';
import { FRICTION_SAID, GOAL_OF } from '#coach/builtin/planning/plan-grid.testing.ts';
import { TOLD } from '#coach/facts/practice.testing.ts';
import { QUESTIONS } from '#coach/talk/practice/practice-questions.testing.ts';
import { VOICES } from '#coach/talk/practice/practice-voices.testing.ts';
import { crisisSaid } from '#coach/safety/crisis.ts';
import { getPassage } from '#coach/safety/passage.ts';
import { safetyText } from '#coach/safety/safety-text.ts';
import { getSigns } from '#coach/safety/signs.ts';
import { namedGoals, planMessages } from '#evals/plan-rows.ts';
import { DAY_HANDS, daysTold, PLAN_HANDS, plansTold, isUnlearnt } from '#evals/told-rows.ts';
import { checkInMessages, goalCases, safetyTexts } from '#evals/sets.ts';

/** A text to learn from. */
export type Lesson = {
  readonly text: string;
  readonly isCrisis: boolean;
  /** Fresh texts, texts the rules were written for, talk about plans and days, and everyday phrases of the program. */
  readonly origin: 'fresh' | 'practice' | 'chat' | 'everyday';
  /** The author of a fresh text, or where a talk is from; undefined for the texts the rules were written for. */
  readonly writer: string | undefined;
  /** The signs of each of its sentences. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly said: ReturnType<typeof crisisSaid>;
};

type Row = Pick<Lesson, 'text' | 'isCrisis' | 'origin'> & { readonly writer?: string | undefined };

const OWN_HARM = [
  'own-harm-fresh',
  'own-harm-later',
  'own-harm-plain',
  'own-harm-people',
  'own-harm-told',
  'own-harm',
  'own-harm-look-alikes',
  'own-harm-first-look',
] as const;

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
    ...safetyTexts('everyday-talk').flatMap(({ text, set }) => (set === TURNS ? [text] : [])),
  ];
}

/** Plain talk full of words that danger also uses: corrected one by one, and no measure of what people mostly say. */
const TURNS = 'turns of phrase';

const LIVES_WRITTEN = new URL('../../../evals/lives/written/', import.meta.url);

/** What strangers said to the program; the goal also together with what gets in its way, as the router hears them. */
function writtenLives(): string[] {
  return readdirSync(LIVES_WRITTEN).flatMap((name) => {
    const lines = readFileSync(new URL(name, LIVES_WRITTEN), 'utf8').split('\n').filter(Boolean);
    const texts = lines.map((line) => line.slice(line.indexOf(' ') + 1)).filter((text) => text !== 'LAUNCH');
    return [...texts, texts.slice(0, 2).join('. ')];
  });
}

/** What people say to the coach while they think of their plans and days, by where it is from. */
function chat(): Row[] {
  const talks: Record<string, readonly string[]> = {
    plans: planMessages('first-look').map(({ message }) => message),
    goals: namedGoals('first-look').flatMap(({ goal, frictions }) => [goal, frictions]),
    acts: [...ROWS, ...LIVES].map(([, message]) => message),
    questions: QUESTIONS.map(({ message }) => message),
    voices: VOICES.map(({ message }) => message),
    facts: TOLD.map(([text]) => text),
    lives: writtenLives(),
    days: (['lives', 'five-people'] as const).flatMap(checkInMessages).map(({ message }) => message),
  };
  const told = [
    ...DAY_HANDS.filter((hand) => !isUnlearnt.days(hand)).map((hand) => [`days ${hand}`, daysTold(hand)] as const),
    ...PLAN_HANDS.filter((hand) => !isUnlearnt.plans(hand)).map((hand) => [`plans ${hand}`, plansTold(hand)] as const),
  ];
  for (const [writer, lives] of told) {
    talks[writer] = lives.flatMap((life) => life.told.map(({ message }) => message));
    talks[`goals of ${writer}`] = [...new Set(lives.map(({ goal }) => goal))];
  }
  const everydayTalk = safetyTexts('everyday-talk').filter(({ label, set }) => label === 'none' && set !== TURNS);
  return [
    ...Object.entries(talks).flatMap(([writer, texts]) => texts.map((text) => ({ text, writer }))),
    ...everydayTalk.map(({ text, set: writer }) => ({ text, writer })),
  ].map((row) => ({ ...row, isCrisis: false, origin: 'chat' as const }));
}

function rows(): Row[] {
  const labelled = OWN_HARM.flatMap((set) =>
    safetyTexts(set).map(({ text, label, set: writer }) => ({
      text,
      isCrisis: label === 'crisis',
      writer,
      origin: writer === undefined ? ('practice' as const) : ('fresh' as const),
    })),
  );
  const practised = [
    ...safetyTexts('red-team'),
    ...safetyTexts('plain-speech').filter(({ language }) => language === 'en'),
  ];
  const goals = goalCases().filter(({ language, label }) => language === 'en' && label !== 'crisis');
  return [
    ...labelled,
    ...practised.map(({ text, label }) => ({
      text,
      isCrisis: label === 'crisis',
      origin: 'practice' as const,
    })),
    ...chat(),
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
