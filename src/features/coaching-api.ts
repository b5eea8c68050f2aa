import { barApi } from './bar/contract.ts';
import { checkInsApi } from './check-ins/contract.ts';
import { coachApi } from './coach/contract.ts';
import { conversationsApi } from './conversations/contract.ts';
import { goalsApi } from './goals/contract.ts';
import { hardDaysApi } from './hard-days/contract.ts';
import { identitiesApi } from './identities/contract.ts';
import { memoriesApi } from './memories/contract.ts';
import { pausesApi } from './pauses/contract.ts';
import { plansApi } from './plans/contract.ts';
import { progressApi } from './progress/contract.ts';
import { remindersApi } from './reminders/contract.ts';
import { reviewsApi } from './reviews/contract.ts';

/** The contracts of the weekly work with the coach: goals, plans, check-ins, reviews, and the conversations about them. */
export const coachingApi = {
  ...barApi,
  ...checkInsApi,
  ...coachApi,
  ...conversationsApi,
  ...goalsApi,
  ...hardDaysApi,
  ...identitiesApi,
  ...memoriesApi,
  ...pausesApi,
  ...plansApi,
  ...progressApi,
  ...remindersApi,
  ...reviewsApi,
};
