import type { Lesson } from './practice.ts';

/** A text and what its heaviest sentences weigh. */
export type Judged = { readonly lesson: Lesson; readonly weight: number; readonly signs: readonly string[] };
/** From where signs alone are enough, and below which they overrule a veiled rule. */
export type Thresholds = { readonly speaks: number; readonly denies: number };

/** False alarms that are asked for at most, of harmless texts. */
const MOST_FALSE = 0.02;

export function decide(
  { lesson: { said }, weight }: Pick<Judged, 'lesson' | 'weight'>,
  { speaks, denies }: Thresholds,
): boolean {
  return said === 'outright' || weight >= speaks || (said === 'veiled' && weight >= denies);
}

/** The pair with the highest recall at the allowed false-positive rate. */
export function thresholds(judged: readonly Judged[]): Thresholds {
  const danger = judged.filter(({ lesson }) => lesson.isCrisis);
  const harmless = judged.filter(({ lesson }) => !lesson.isCrisis);
  let best: Thresholds = { speaks: Number.POSITIVE_INFINITY, denies: Number.POSITIVE_INFINITY };
  let most = -1;
  for (let speaks = -10; speaks <= 60; speaks += 1) {
    for (let denies = speaks - 40; denies <= speaks; denies += 1) {
      const bounds = { speaks, denies };
      const falsely = harmless.filter((one) => decide(one, bounds)).length;
      if (falsely > MOST_FALSE * harmless.length) continue;
      const heard = danger.filter((one) => decide(one, bounds)).length;
      if (heard <= most) continue;
      most = heard;
      best = bounds;
    }
  }
  return best;
}
