import type { SafetyLabel } from '#core/coaching/safety.ts';
import type { Passage } from '../passage.ts';
import { holds, type RuleSet, ruleSet } from '../rule-set.ts';
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import type { LanguageRules } from './language-rules.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const LANGUAGES: readonly LanguageRules[] = [GERMAN, DUTCH, FRENCH, SPANISH, PORTUGUESE, ITALIAN, POLISH, HINDI];

const SETS = new Map<SafetyLabel, RuleSet[]>();
for (const { lookAlikes, ...labels } of LANGUAGES) {
  for (const [label, rules] of Object.entries(labels) as [SafetyLabel, readonly string[]][]) {
    SETS.set(label, [...(SETS.get(label) ?? []), ruleSet(rules, lookAlikes)]);
  }
}

/** True when one of the languages besides English speaks of this label in the text. */
export function isSaidAbroad(label: SafetyLabel, passage: Passage): boolean {
  return SETS.get(label)?.some((set) => holds(set, passage)) ?? false;
}
