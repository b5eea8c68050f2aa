import type { LanguageRules } from './language-rules.ts';

/** Spanish. */
export const SPANISH: LanguageRules = { lookAlikes: [] };
