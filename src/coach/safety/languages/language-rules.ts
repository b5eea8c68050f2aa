import type { SafetyLabel } from '#core/coaching/safety.ts';

/**
 * How danger is spoken of in a language other than English: patterns (see `compile` and `ruleSet`) for each label, in lower case without
 * accents, and the look-alikes that are blanked before.
 */
export type LanguageRules = Partial<Record<Exclude<SafetyLabel, 'none'>, readonly string[]>> & {
  readonly lookAlikes: readonly string[];
};
