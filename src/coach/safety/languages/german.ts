import type { LanguageRules } from './language-rules.ts';

/** German. */
export const GERMAN: LanguageRules = { lookAlikes: [] };
