import { SAFETY_LABELS, type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import { tidied } from '#coach/text/tidied.ts';
import { crisisSaid, isPassiveHopelessness, isAboutEverything } from './crisis.ts';
import { hasHarmfulNumbers } from './eating-numbers.ts';
import { type Passage, getPassage } from './passage.ts';
import { isCrisisInOtherScript, isSaid, withoutHarmless } from './rules.ts';
import { safetyText } from './safety-text.ts';
import { getUnread, mayBePart, signsDoubt, signsSay, signsSpeakTogether } from './signs.ts';

/** What the rules have a phrase for; the signs take back a hint where they speak of something else. */
function isHeardByRule(passage: Passage): boolean {
  const said = crisisSaid(passage);
  if (said !== 'veiled') return said === 'outright';
  // A sentence that the signs cannot read may be the one that the rule heard.
  return signsSay(passage) !== 'deny' || crisisSaid(getPassage(getUnread(passage))) !== undefined;
}

/** The signs hear what the rules do not. */
const isCrisis = (passage: Passage): boolean => isHeardByRule(passage) || signsSay(passage) === 'speak';

/** What is heard besides the rules of `content/safety`, which every label has. */
const BESIDES: Partial<Record<SafetyLabel, (passage: Passage) => boolean>> = {
  crisis: isCrisis,
  ed_risk: ({ text }) => hasHarmfulNumbers(text),
};

/**
 * The strongest safety label of a text somebody wrote. Deterministic, and run on every text in before an engine sees it:
 * `assessSafety('my back is killing me')` is `caution`, `assessSafety('I want to kill myself')` is `crisis`.
 */
export function assessSafety(text: string): SafetyLabel {
  return isCrisisInOtherScript(tidied(text)) ? 'crisis' : labelIn(passageOf(text), SAFETY_LABELS);
}

const passageOf = (text: string) => withoutHarmless(getPassage(safetyText(tidied(text))));

const labelIn = (passage: Passage, labels: readonly SafetyLabel[]) =>
  labels.find((label) => BESIDES[label]?.(passage) || isSaid(label, passage)) ?? 'none';

const BUT_CRISIS = SAFETY_LABELS.filter((label) => label !== 'crisis');

/** Neighbouring messages that each lean to danger, with `. ` between them. */
function getLeaning(messages: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const said of messages) {
    if (mayBePart(passageOf(said))) runs.at(-1)?.push(said);
    else runs.push([]);
  }
  return runs.map((run) => run.join('. '));
}

/** Whether the signs hear danger in neighbours that each lean to it: harmless texts add up to none. */
const isToldByNeighbours = (texts: readonly string[]): boolean =>
  texts.length > 1 && getLeaning(texts).some((told) => signsSpeakTogether(passageOf(told)));

/** The strongest label of several texts, each read for itself and all together: a goal and what stands in its way may only tell of danger as one. */
export function assessTexts(texts: readonly string[]): SafetyLabel {
  if (isToldByNeighbours(texts)) return 'crisis';
  const together = passageOf(texts.join('. '));
  const asOne = isHeardByRule(together) ? 'crisis' : labelIn(together, BUT_CRISIS);
  return [asOne, ...texts.map(assessSafety)].reduce(strongerLabel, 'none');
}

/** The strongest label of what somebody said of a day, a message at a time. What one message begins and the next one ends no rule hears as one. */
export function assessTalk(messages: readonly string[]): SafetyLabel {
  if (isToldByNeighbours(messages)) return 'crisis';
  const together = labelIn(passageOf(messages.join('. ')), BUT_CRISIS);
  return [together, ...messages.map(assessSafety)].reduce(strongerLabel, 'none');
}

/**
 * The label of a goal together with texts about it. What its owner has answered for, or called a misreading, is not heard in the same words
 * again; danger that is told anew takes that answer back before anything is asked of the coach.
 */
export function assessGoal(
  goal: {
    readonly safetyLabel: SafetyLabel;
    readonly crisisAnsweredAt?: Date | null;
    readonly misread?: readonly SafetyLabel[];
  },
  texts: readonly string[],
): SafetyLabel {
  const said = assessTexts(texts);
  const isAnswered = goal.misread?.includes(said) || (said === 'crisis' && goal.crisisAnsweredAt);
  return strongerLabel(goal.safetyLabel, isAnswered ? 'none' : said);
}

/** True for hopelessness without a stated wish to die: the crisis card then asks one direct, calm question. */
export const asksDirectly = (text: string): boolean => isPassiveHopelessness(passageOf(text));

/**
 * True for what raises no card and may tell of danger to oneself all the same: people who speak quietly use the words of everybody. Such a text is
 * answered as it is, with a quiet word on who is there to talk to.
 */
export function isInDoubt(text: string): boolean {
  const passage = passageOf(text);
  return isAboutEverything(passage) || signsDoubt(passage, crisisSaid(passage) !== undefined);
}
