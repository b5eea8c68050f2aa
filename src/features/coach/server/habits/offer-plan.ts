import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import { heardOfHabits, heardOfWords } from '#core/coaching/proposed-words.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { OfferPlan } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { newestPlans } from '#features/plans/server/queries.ts';
import { readSafety } from '#server/coach/read.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { identityWithGoal, keepOffer } from './offered-plan.ts';

type Offering = { user: CurrentUser; identityId: string; body: z.output<typeof OfferPlan>; now: Date };

/**
 * Keeps a plan that another program proposes as the offer of the day, in the place of the coach's: the person finds it where they plan, and nothing
 * changes before they accept it. Throws 422 for words that call for help: nobody but the person speaks for them.
 */
export async function offerPlan({ user, identityId, body: { habits, reason }, now }: Offering): Promise<void> {
  const { goal } = await identityWithGoal(user, identityId);
  const { safetyLabel } = goal;
  const texts = [...heardOfWords(reason), ...heardOfHabits(habits)];
  const isUnwelcome = (await readSafety(texts, { owner: user.id })) !== 'none';
  if (isUnwelcome) throw invalid('habits', coachMessages.offerRefused);
  if (stopsCoaching(safetyLabel)) throw new AppError('CONFLICT', coachMessages.noOffers);
  await inTx(async () => {
    const after = (await newestPlans(user.id, identityId))[0]?.plan.id ?? null;
    const intro = coachMessages.proposed(reason);
    const offer = { safetyLabel, intro, habits, after, day: user.today, mode: 'normal' as const };
    await keepOffer({ user, identityId, offer, now });
  });
}
