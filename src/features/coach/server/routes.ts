import { noteCardShown } from '#features/goals/server/note-safety.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { coachApi } from '../contract.ts';
import { aiUsage } from './turn/allowance.ts';
import { checkHabit } from './habits/check-habit.ts';
import { generateHabits } from './habits/generate-habits.ts';
import { sendMessage } from './identity-chat.ts';
import { offerPlan } from './habits/offer-plan.ts';
import { refineHabits } from './habits/refine-habits.ts';
import { helpFor, safetyAnswer, safetyCard } from './turn/safety-answer.ts';
import { suggestIdentities } from './suggest-identities.ts';

export const coachRoutes = ({ coach, settings }: Services): Routes<typeof coachApi> => ({
  'POST /api/chat/identity-suggestion': async ({ user, body, now, request }) => {
    const { goal, ...suggested } = await suggestIdentities({ coach, user, goalId: body.goalId, now });
    // What its owner has answered for is not asked about again.
    const isTold = !goal.crisisAnsweredAt && goal.misread.length === 0;
    const about = { texts: [goal.description, goal.currentFrictions], goals: [goal.id], isTold };
    await noteCardShown(user.id, goal.id, now);
    return { ...suggested, safety: await helpFor({ request, user })(goal.safetyLabel, about) };
  },

  'POST /api/identities/:id/generate-habits': async ({ user, params, body, now, live, request }) => {
    const mode = body?.emergencyMode ?? 'normal';
    const { safetyLabel, goalId, ...offer } = await generateHabits({
      coach,
      user,
      identityId: params.id,
      mode,
      now,
      live,
    });
    await noteCardShown(user.id, goalId, now);
    return { ...offer, safety: await safetyAnswer(safetyLabel, { request, user, goals: [goalId] }) };
  },

  'POST /api/identities/:id/offer': async ({ user, params, body, now }) => {
    await offerPlan({ user, identityId: params.id, body, now });
    return { address: `/habit-planning/${params.id}` };
  },

  'POST /api/identities/:id/check-habit': async ({ user, params, body, now, request }) => {
    const help = helpFor({ request, user });
    return { safety: await checkHabit({ user, identityId: params.id, words: body, now, help }) };
  },

  'POST /api/chat/refine-habits': ({ user, body, now, attempt, live, request }) => {
    const help = helpFor({ request, user });
    return onceSaved(attempt, (keep) => refineHabits(coach, { user, body, now, live, help, keep }));
  },

  'POST /api/chat/messages': ({ user, body, now, attempt, live, request }) => {
    const help = helpFor({ request, user });
    return onceSaved(attempt, (keep) => sendMessage(coach, { user, body, now, live, help, keep }));
  },

  'GET /api/help-card': async ({ user, request }) => safetyCard({ request, user }),

  'GET /api/coach': async () => {
    const { AI_PROVIDER: provider, AI_MODEL: model } = settings;
    return { provider, model: provider === 'builtin' ? null : (model ?? null) };
  },

  'GET /api/ai-usage/status': async ({ user }) => aiUsage(user),
});
