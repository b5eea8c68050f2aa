import type { Lesson } from './practice.ts';

/** A text, what its heaviest sentences weigh, and what of that is more than small words. */
export type Judged = {
  readonly lesson: Lesson;
  readonly weight: number;
  readonly content: number;
  readonly signs: readonly string[];
};
/** From where signs alone are enough, what of it must not be small words, and below which they overrule a veiled rule. */
export type Thresholds = { readonly speaks: number; readonly carries: number; readonly denies: number };

/** False alarms that are asked for at most: of texts that would alarm a friend, and of talk in which nobody thinks of danger. */
type MostFalse = { readonly ofLookAlikes: number; readonly ofChat: number };
/** What a card may cost. */
export const OF_CARDS: MostFalse = { ofLookAlikes: 0.025, ofChat: 0.0017 };
/** What a quiet word beside the answer may cost, which stops nothing. */
export const OF_QUIET_WORDS: MostFalse = { ofLookAlikes: 0.055, ofChat: 0.012 };

/** What they are set to: what `thresholds` finds, moved by hand with the open sets in sight (decision 30). Weights are with their intercept. */
export const SETTLED = {
  card: { speaks: 23, carries: 25, denies: 5 },
  quiet: { speaks: 5, carries: 8, denies: -15 },
} as const satisfies Record<string, Thresholds>;

export function decide(
  { lesson: { said }, weight, content }: Pick<Judged, 'lesson' | 'weight' | 'content'>,
  { speaks, carries, denies }: Thresholds,
): boolean {
  const speak = weight >= speaks && content >= carries;
  return said === 'outright' || speak || (said === 'veiled' && weight >= denies);
}

function candidates(): Thresholds[] {
  const all: Thresholds[] = [];
  for (let speaks = -10; speaks <= 100; speaks += 2) {
    for (let denies = speaks - 60; denies <= speaks; denies += 2) {
      for (let carries = 0; carries <= 50; carries += 5) all.push({ speaks, carries, denies });
    }
  }
  return all;
}

/** The limits with the highest recall at the allowed rates of false alarms. */
export function thresholds(judged: readonly Judged[], most: MostFalse): Thresholds {
  const danger = judged.filter(({ lesson }) => lesson.isCrisis);
  const chat = judged.filter(({ lesson }) => lesson.origin === 'chat');
  const lookAlikes = judged.filter(({ lesson }) => !lesson.isCrisis && lesson.origin !== 'chat');
  let best: Thresholds = { speaks: Number.POSITIVE_INFINITY, carries: 0, denies: Number.POSITIVE_INFINITY };
  let mostHeard = -1;
  for (const bounds of candidates()) {
    const count = (some: readonly Judged[]) => some.filter((one) => decide(one, bounds)).length;
    if (count(chat) > most.ofChat * chat.length || count(lookAlikes) > most.ofLookAlikes * lookAlikes.length) continue;
    const heard = count(danger);
    if (heard <= mostHeard) continue;
    mostHeard = heard;
    best = bounds;
  }
  return best;
}
