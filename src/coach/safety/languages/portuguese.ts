import type { LanguageRules } from './language-rules.ts';

/** Portuguese. */
export const PORTUGUESE: LanguageRules = { lookAlikes: [] };
