import type { LanguageRules } from './language-rules.ts';

/** Hindi. */
export const HINDI: LanguageRules = { lookAlikes: [] };
