import type { SafetyLabel } from '#core/safety.ts';
import { isPregnancy } from '../safety/body-rules.ts';
import { safetyText } from '../safety/safety-text.ts';
import { domainById, RECOGNISED_DOMAINS } from './knowledge/domains.ts';
import type { Domain } from './knowledge/shape.ts';
import { containsPhrase, words } from './language.ts';

const STRONG = 3;
const WEAK = 1;
const NOT = -4;
/** A lower best score is no domain at all. */
const LEAST_SCORE = 2;
/** A smaller lead names the second domain too. */
const CLEAR_LEAD = 1.5;
const FRICTIONS_WEIGHT = 0.4;
const IDENTITY_WEIGHT = 0.6;

export type DomainChoice = { readonly primary: Domain; readonly secondary: Domain | null };

function scoreOf(domain: Domain, text: string): number {
  const said = words(text);
  if (said.length === 0) return 0;
  const hits = (phrases: readonly string[]) => phrases.filter((phrase) => containsPhrase(said, phrase)).length;
  const { strong, weak, not, foreign } = domain.detect;
  return STRONG * (hits(strong) + hits(foreign)) + WEAK * hits(weak) + NOT * hits(not);
}

/**
 * The domain that the user's words are about, and a second one when the lead is small. The goal counts in full, the identity's
 * name 0.6, the frictions 0.4.
 */
export function recogniseDomain({
  description,
  frictions = '',
  identityName = '',
}: {
  description: string;
  frictions?: string;
  identityName?: string;
}): DomainChoice {
  const ranked = RECOGNISED_DOMAINS.map((domain) => ({
    domain,
    score:
      scoreOf(domain, description) +
      FRICTIONS_WEIGHT * scoreOf(domain, frictions) +
      IDENTITY_WEIGHT * scoreOf(domain, identityName),
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
  if (SUPPORT_ONLY.has(label)) return { primary: domainById('support'), secondary: null, gentle: true };
  const { primary, secondary } = recogniseDomain({ description, frictions, identityName });
  const text = `${description} ${frictions}`;
  const blocks = (domain: Domain) => isBlocked({ domain, label, text });
  const allowedSecond = secondary && !blocks(secondary) ? secondary : null;
  if (blocks(primary)) return { primary: domainById('generic'), secondary: null, gentle: true };
  const gentle = label === 'ed_risk';
  return { primary, secondary: allowedSecond, gentle };
}
