import { heaviest, weightOfContent } from '#coach/safety/signs.ts';
import type { Lesson } from './practice.ts';
import { regress } from './regression.ts';

/** Weights of the signs in tenths, and the intercept (`always`). */
export type Learned = {
  readonly weights: ReadonlyMap<string, number>;
  readonly always: number;
};

/** A sign held by fewer texts than this may be chance. */
const FEWEST_TEXTS = 3;
/** Signs to keep: those with the most effect on the most texts. */
const MOST_SIGNS = 6000;
const PARTS = 10;
/** Fresh texts are better evidence than those the rules were written for, and these better than phrases of the program. */
const COUNTS = { fresh: 4, practice: 1, chat: 1, everyday: 0.3 };

/** Misjudged sentences, learnt in addition to the whole text; `counts` is the weight of each. */
export type Corrections = ReadonlyMap<Lesson, { readonly signs: readonly string[]; readonly counts: number }>;

type Text = { readonly signs: readonly string[]; readonly isCrisis: boolean; readonly counts: number };

function getTexts(lessons: readonly Lesson[], corrections: Corrections): Text[] {
  const whole = lessons.map(({ sentences, isCrisis, origin }) => ({
    signs: [...new Set(sentences.flatMap((signs) => [...signs]))],
    isCrisis,
    counts: COUNTS[origin],
  }));
  return [...whole, ...[...corrections].map(([{ isCrisis }, correction]) => ({ ...correction, isCrisis }))];
}

/** The weight of each sign; the last one is the intercept. */
function fit(texts: readonly Text[], names: readonly string[]): Float64Array {
  const numbers = new Map(names.map((sign, number) => [sign, number]));
  const examples = texts.map(({ signs, ...text }) => ({
    ...text,
    signs: [...signs.flatMap((sign) => numbers.get(sign) ?? []), names.length],
  }));
  return regress(examples, names.length + 1);
}

/** The signs that move most texts furthest. */
function kept(texts: readonly Text[]): string[] {
  const count = new Map<string, number>();
  for (const { signs } of texts) for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1);
  const frequent = [...count.keys()].filter((sign) => (count.get(sign) ?? 0) >= FEWEST_TEXTS).toSorted();
  const found = fit(texts, frequent);
  const moves = frequent.map((sign, at) => [sign, Math.abs(found[at] ?? 0) * Math.sqrt(count.get(sign) ?? 0)] as const);
  return moves
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_SIGNS)
    .map(([sign]) => sign)
    .toSorted();
}

/** Learns the weights from the lessons. */
export function learn(lessons: readonly Lesson[], corrections: Corrections = new Map()): Learned {
  const texts = getTexts(lessons, corrections);
  const names = kept(texts);
  const found = fit(texts, names);
  const inParts = names.map((sign, at) => [sign, Math.round(PARTS * (found[at] ?? 0))] as const);
  return {
    weights: new Map(inParts.filter(([, weight]) => weight !== 0)),
    always: Math.round(PARTS * (found[names.length] ?? 0)),
  };
}

/** The sentences of a text that weigh most by what was learnt. */
export function heaviestIn({ sentences }: Lesson, { weights, always }: Learned) {
  const getWeight = (sign: string) => weights.get(sign) ?? 0;
  const { weight, signs } = heaviest(sentences, getWeight);
  return { weight: weight + always, content: weightOfContent(signs, getWeight), signs };
}
