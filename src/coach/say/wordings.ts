import { COMPANY } from './company-wordings.ts';
import { COMPLAINTS } from './complaint-wordings.ts';
import { FEELINGS } from './feeling-wordings.ts';
import { PLAN_ANSWERS } from './plan-answer-wordings.ts';
import { PRODUCT_ANSWERS } from './product-answer-wordings.ts';
import { REASONS } from './reason-wordings.ts';

/**
 * What the coach says of its own, each phrase in several wordings so that none comes twice in a conversation. `{habit}` is a place
 * for a value, `{Habit}` the same with a capital.
 */
export const WORDINGS = {
  ...COMPANY,
  ...COMPLAINTS,
  ...FEELINGS,
  ...PLAN_ANSWERS,
  ...PRODUCT_ANSWERS,
  ...REASONS,
} as const;
export type Phrase = keyof typeof WORDINGS;
