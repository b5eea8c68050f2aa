import type { LanguageRules } from './language-rules.ts';

/** Italian. */
export const ITALIAN: LanguageRules = { lookAlikes: [] };
