import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety-labels.ts';
import { isPregnancy } from '#coach/safety/rules.ts';
import { safetyText } from '#coach/safety/safety-text.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import { domainOfAct } from './act-domains.ts';
import { domainScores } from './domain-scores.ts';
import { domainById, RECOGNISED_DOMAINS } from '../knowledge/domains.ts';
import type { Domain } from '../knowledge/shape.ts';

/** A lower best score is no domain at all. */
const LEAST_SCORE = 1.75;
/** A smaller lead names the second domain too: half a strong phrase, and what being said first may add to it. */
const CLEAR_LEAD = 2;
const FRICTIONS_WEIGHT = 0.4;
/** Frictions tip the balance; alone they are no goal. */
const MOST_OF_FRICTIONS = 0.8;
const IDENTITY_WEIGHT = 0.6;

/** What is to be done weighs far more than the nouns that stand around it. */
const SURE_ACT = 5.5;
const LIKELY_ACT = 1.75;
/** Each further act of a goal weighs so much of the one before it. */
const FURTHER_ACT = 0.6;

export type DomainChoice = { readonly primary: Domain; readonly secondary: Domain | null };

/** How strongly the acts of a goal speak of each domain. */
function actScores(description: string): ReadonlyMap<Domain['id'], number> {
  const scores = new Map<Domain['id'], number>();
  const add = (id: Domain['id'], worth: number) => scores.set(id, (scores.get(id) ?? 0) + worth);
  for (const [place, act] of readGoal(description).acts.entries()) {
    const share = FURTHER_ACT ** place;
    const found = domainOfAct(act);
    if (found) add(found.domain, share * (found.isSure ? SURE_ACT : LIKELY_ACT));
  }
  return scores;
}

/** The domain that the user's words are about, and a second one when the lead is small. The goal counts in full, the identity's name 0.6, the frictions 0.4. */
export function recogniseDomain({
  description,
  frictions = '',
  identityName = '',
}: {
  description: string;
  frictions?: string;
  identityName?: string;
}): DomainChoice {
  const ofGoal = domainScores(description);
  const ofActs = actScores(description);
  const ofFrictions = domainScores(frictions);
  const ofIdentity = domainScores(identityName);
  const ranked = RECOGNISED_DOMAINS.map((domain) => ({
    domain,
    score:
      (ofGoal.get(domain.id) ?? 0) +
      (ofActs.get(domain.id) ?? 0) +
      Math.min(MOST_OF_FRICTIONS, FRICTIONS_WEIGHT * (ofFrictions.get(domain.id) ?? 0)) +
      IDENTITY_WEIGHT * (ofIdentity.get(domain.id) ?? 0),
  })).sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best || best.score < LEAST_SCORE) return { primary: domainById('generic'), secondary: null };
  const isClose = second && second.score >= LEAST_SCORE && best.score - second.score < CLEAR_LEAD;
  return { primary: best.domain, secondary: isClose ? second.domain : null };
}

/** Under these labels only support habits are planned; the change itself belongs to a professional. */
const SUPPORT_ONLY: ReadonlySet<SafetyLabel> = new Set(['withdrawal', 'medication', 'addiction']);

/** What feeds an eating disorder, however kindly it is meant. */
const FOOD_AND_EXERCISE: ReadonlySet<Domain['id']> = new Set([
  'weight',
  'nutrition',
  'fitness_general',
  'running_cardio',
  'strength',
]);

/** True when a domain may not be planned: food and exercise under `ed_risk`, weight in pregnancy. */
export function isBlocked({ domain, label, text }: { domain: Domain; label: SafetyLabel; text: string }): boolean {
  if (label === 'ed_risk' || label === 'minor') return FOOD_AND_EXERCISE.has(domain.id);
  return label === 'caution' && domain.id === 'weight' && isPregnancy(safetyText(text));
}

/**
 * The domains that a plan may draw on under a safety label: support habits for what a professional leads, the gentle generic
 * ones in place of a blocked domain (`gentle` then replaces the user's topic).
 */
export function allowedDomains({
  description,
  frictions,
  identityName,
  label,
}: {
  description: string;
  frictions: string;
  identityName: string;
  label: SafetyLabel;
}): DomainChoice & { readonly gentle: boolean } {
  if (stopsCoaching(label)) return { primary: domainById('generic'), secondary: null, gentle: true };
  if (SUPPORT_ONLY.has(label)) return { primary: domainById('support'), secondary: null, gentle: true };
  const { primary, secondary } = recogniseDomain({ description, frictions, identityName });
  const text = `${description} ${frictions}`;
  const blocks = (domain: Domain) => isBlocked({ domain, label, text });
  const allowedSecond = secondary && !blocks(secondary) ? secondary : null;
  if (blocks(primary)) return { primary: domainById('generic'), secondary: null, gentle: true };
  const gentle = label === 'ed_risk';
  return { primary, secondary: allowedSecond, gentle };
}
