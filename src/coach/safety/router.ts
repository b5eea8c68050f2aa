import { type SafetyLabel, strongerLabel } from '#core/coaching/safety.ts';
import { tidied } from '#coach/text/tidied.ts';
import { isAddiction } from './addiction-rules.ts';
import { isCaution } from './body-rules.ts';
import { crisisSaid, isPassiveHopelessness } from './crisis-rules.ts';
import { isCrisisInOtherScript } from './crisis-scripts.ts';
import { isDanger } from './danger-rules.ts';
import { isEatingRisk } from './eating-rules.ts';
import { isOverexercise } from './exercise-rules.ts';
import { isSaidAbroad } from './languages/other-languages.ts';
import { isMedication } from './medication-rules.ts';
import { isMinor } from './minor-rules.ts';
import { type Passage, getPassage } from './passage.ts';
import { safetyText } from './safety-text.ts';
import { signsSay } from './signs.ts';
import { isWithdrawal } from './withdrawal-rules.ts';

/** The rules hear what they have a phrase for; the signs hear the rest, and take back a hint where they speak of something else. */
function isCrisis(passage: Passage): boolean {
  const said = crisisSaid(passage);
  if (said === 'outright') return true;
  const signs = signsSay(passage);
  return signs === 'speak' || (said === 'veiled' && signs !== 'deny');
}

/**
 * Strongest first: the first that holds gives the label. Each label has its rules in its own file, written as patterns (see
 * `compile` and `ruleSet`) over the words in `lexicon/`; other languages have a file each in `languages/`.
 */
const RULES: readonly (readonly [SafetyLabel, (passage: Passage) => boolean])[] = [
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
  const said = tidied(text);
  if (isCrisisInOtherScript(said)) return 'crisis';
  const passage = getPassage(safetyText(said));
  return RULES.find(([label, holds]) => holds(passage) || isSaidAbroad(label, passage))?.[0] ?? 'none';
}

/**
 * The strongest label of several texts, each read for itself and all together: a goal and what stands in its way may only tell of
 * danger as one.
 */
export function assessTexts(texts: readonly string[]): SafetyLabel {
  const together = texts.length > 1 ? [texts.join('. ')] : [];
  return [...texts, ...together].map(assessSafety).reduce(strongerLabel, 'none');
}

/**
 * The label of a goal together with texts about it. A crisis that its owner has answered for is not heard in the same words again; one
 * that is told anew takes that answer back before anything is asked of the coach.
 */
export function assessGoal(
  goal: { readonly safetyLabel: SafetyLabel; readonly crisisAnsweredAt?: Date | null },
  texts: readonly string[],
): SafetyLabel {
  const said = assessTexts(texts);
  return strongerLabel(goal.safetyLabel, said === 'crisis' && goal.crisisAnsweredAt ? 'none' : said);
}

/** True for hopelessness without a stated wish to die: the crisis card then asks one direct, calm question. */
export function asksDirectly(text: string): boolean {
  return isPassiveHopelessness(getPassage(safetyText(tidied(text))));
}
