import type { Routes } from '#server/mount.ts';
import type { Services } from '#server/services.ts';
import type { coachApi } from '../contract.ts';
import { aiUsage } from './allowance.ts';
import { generateHabits } from './generate-habits.ts';
import { refineHabits } from './refine-habits.ts';
import { safetyAnswer } from './safety-answer.ts';
import { suggestIdentities } from './suggest-identities.ts';

export const coachRoutes = ({ coach }: Services): Routes<typeof coachApi> => ({
  'POST /api/chat/identity-suggestion': async ({ user, body, now, request }) => {
    const { goal, ...suggested } = await suggestIdentities({ coach, user, goalId: body.goalId, now });
    const texts = [goal.description, goal.currentFrictions];
    return { ...suggested, safety: safetyAnswer(goal.safetyLabel, { request, user, texts }) };
  },

  'POST /api/identities/:id/generate-habits': async ({ user, params, body, now, request }) => {
    const mode = body?.emergencyMode ?? 'normal';
    const { safetyLabel, ...offer } = await generateHabits({ coach, user, identityId: params.id, mode, now });
    return { ...offer, safety: safetyAnswer(safetyLabel, { request, user, texts: [] }) };
  },

  'POST /api/chat/refine-habits': async ({ user, body, now, request }) => {
    const { safetyLabel, ...refined } = await refineHabits({ coach, user, body, now });
    const texts = body.messages.slice(-1).map((message) => message.content);
    return { ...refined, safety: safetyAnswer(safetyLabel, { request, user, texts }) };
  },

  'GET /api/ai-usage/status': ({ user, now }) => aiUsage(user, now),
});
