import type { LanguageRules } from './language-rules.ts';

/** French. */
export const FRENCH: LanguageRules = { lookAlikes: [] };
