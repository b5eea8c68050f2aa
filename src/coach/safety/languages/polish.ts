import type { LanguageRules } from './language-rules.ts';

/** Polish. */
export const POLISH: LanguageRules = { lookAlikes: [] };
