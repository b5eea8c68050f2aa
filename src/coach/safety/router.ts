import { type SafetyLabel, strongerLabel } from '#core/safety.ts';
import { isCaution, isMinor, isOverexercise } from './body-rules.ts';
import { isCrisis, isPassiveHopelessness } from './crisis-rules.ts';
import { isDanger } from './danger-rules.ts';
import { isEatingRisk } from './eating-rules.ts';
import { safetyText } from './safety-text.ts';
import { isAddiction, isMedication, isWithdrawal } from './substance-rules.ts';

/** Strongest first: the first rule that holds gives the label. */
const RULES: readonly (readonly [SafetyLabel, (text: string) => boolean])[] = [
  ['crisis', isCrisis],
  ['danger', isDanger],
  ['withdrawal', isWithdrawal],
  ['medication', isMedication],
  ['ed_risk', isEatingRisk],
  ['overexercise', isOverexercise],
  ['addiction', isAddiction],
  ['minor', isMinor],
  ['caution', isCaution],
];

/**
 * The strongest safety label of a text somebody wrote. Deterministic, and run on every text in before an engine sees it:
 * `assessSafety('my back is killing me')` is `caution`, `assessSafety('I want to kill myself')` is `crisis`.
 */
export function assessSafety(text: string): SafetyLabel {
  const prepared = safetyText(text);
  return RULES.find(([, holds]) => holds(prepared))?.[0] ?? 'none';
}

/** The strongest label of several texts, each read for itself. */
export function assessTexts(texts: readonly string[]): SafetyLabel {
  return texts.map(assessSafety).reduce(strongerLabel, 'none');
}

/** True for hopelessness without a stated wish to die: the crisis card then asks one direct, calm question. */
export function asksDirectly(text: string): boolean {
  return isPassiveHopelessness(safetyText(text));
}
