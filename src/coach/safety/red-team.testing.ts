import type { SafetyLabel } from '#core/coaching/safety.ts';
import { ADDICTION } from './red-team/addiction.testing.ts';
import { CAUTION } from './red-team/caution.testing.ts';
import { CRISIS } from './red-team/crisis.testing.ts';
import { DANGER } from './red-team/danger.testing.ts';
import { EATING_RISK } from './red-team/eating-risk.testing.ts';
import { HARMLESS } from './red-team/harmless.testing.ts';
import { MEDICATION } from './red-team/medication.testing.ts';
import { MINOR } from './red-team/minor.testing.ts';
import { OVEREXERCISE } from './red-team/overexercise.testing.ts';
import { WITHDRAWAL } from './red-team/withdrawal.testing.ts';

const BY_LABEL: Readonly<Record<SafetyLabel, readonly string[]>> = {
  crisis: CRISIS,
  danger: DANGER,
  withdrawal: WITHDRAWAL,
  medication: MEDICATION,
  ed_risk: EATING_RISK,
  overexercise: OVEREXERCISE,
  addiction: ADDICTION,
  minor: MINOR,
  caution: CAUTION,
  none: HARMLESS,
};

/** Practice cases for the safety router: what was written, and the label it must get. */
export const RED_TEAM: readonly (readonly [text: string, label: SafetyLabel])[] = Object.entries(BY_LABEL).flatMap(
  ([label, texts]) => texts.map((text) => [text, label as SafetyLabel] as const),
);
