import type { LanguageRules } from './language-rules.ts';

/** Dutch. */
export const DUTCH: LanguageRules = { lookAlikes: [] };
