import { heaviest, weightOfContent } from '#coach/safety/signs.ts';
import type { Lesson } from './practice.ts';
import { regress } from './regression.ts';

/** Weights of the signs in tenths, and the intercept (`always`). */
export type Learned = {
  readonly weights: ReadonlyMap<string, number>;
  readonly always: number;
};

/** A sign held by fewer texts than this, or by those of one hand alone, may be chance. */
const FEWEST = { texts: 3, hands: 2 };
/** Signs to keep: those with the most effect on the most texts. */
const MOST_SIGNS = 20_000;
const PARTS = 10;
/** Fresh texts are better evidence than those the rules were written for, and these better than phrases of the program. */
const COUNTS = { fresh: 4, practice: 1, chat: 3, everyday: 0.3 };

/** Misjudged sentences, learnt in addition to the whole text; `counts` is the weight of each. */
export type Corrections = ReadonlyMap<Lesson, { readonly signs: readonly string[]; readonly counts: number }>;

type Text = { readonly signs: readonly string[]; readonly isCrisis: boolean; readonly counts: number };

const wholeText = ({ sentences, isCrisis, origin }: Lesson): Text => ({
  signs: [...new Set(sentences.flatMap((signs) => [...signs]))],
  isCrisis,
  counts: COUNTS[origin],
});

/** The weight of each sign; the last one is the intercept. */
function fit(texts: readonly Text[], names: readonly string[]): Float64Array {
  const numbers = new Map(names.map((sign, number) => [sign, number]));
  const examples = texts.map(({ signs, ...text }) => ({
    ...text,
    signs: [...signs.flatMap((sign) => numbers.get(sign) ?? []), names.length],
  }));
  return regress(examples, names.length + 1);
}

/** In how many texts each sign is, and by whom. */
function heldBy(lessons: readonly Lesson[]) {
  const held = new Map<string, { texts: number; readonly hands: Set<string> }>();
  for (const lesson of lessons) {
    for (const sign of wholeText(lesson).signs) {
      const one = held.get(sign) ?? { texts: 0, hands: new Set() };
      one.texts += 1;
      one.hands.add(lesson.writer ?? lesson.origin);
      held.set(sign, one);
    }
  }
  return held;
}

/** The signs that are no chance, and move most texts furthest. */
export function signsToKeep(lessons: readonly Lesson[]): string[] {
  const held = heldBy(lessons);
  const frequent = [...held]
    .filter(([, { texts, hands }]) => texts >= FEWEST.texts && hands.size >= FEWEST.hands)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const found = fit(
    lessons.map(wholeText),
    frequent.map(([sign]) => sign),
  );
  const moves = frequent.map(([sign, { texts }], at) => [sign, Math.abs(found[at] ?? 0) * Math.sqrt(texts)] as const);
  return moves
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_SIGNS)
    .map(([sign]) => sign)
    .toSorted();
}

/** Learns the weights of signs from the lessons. */
export function learn(lessons: readonly Lesson[], signs: readonly string[], corrections: Corrections): Learned {
  const corrected = [...corrections].map(([{ isCrisis }, correction]) => ({ ...correction, isCrisis }));
  const found = fit([...lessons.map(wholeText), ...corrected], signs);
  const inParts = signs.map((sign, at) => [sign, Math.round(PARTS * (found[at] ?? 0))] as const);
  return {
    weights: new Map(inParts.filter(([, weight]) => weight !== 0)),
    always: Math.round(PARTS * (found[signs.length] ?? 0)),
  };
}

/** The sentences of a text that weigh most by what was learnt. */
export function heaviestIn({ sentences }: Lesson, { weights, always }: Learned) {
  const getWeight = (sign: string) => weights.get(sign) ?? 0;
  const { weight, signs } = heaviest(sentences, getWeight);
  return { weight: weight + always, content: weightOfContent(signs, getWeight), signs };
}
