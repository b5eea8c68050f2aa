import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { marketingApi } from '../contract.ts';

export const marketingRoutes = ({ settings }: Services): Routes<typeof marketingApi> => ({
  'GET /api/shared/marketing-assets': async ({ reply }) => {
    // The same for everybody, and stale after five minutes.
    reply.header('cache-control', 'public, max-age=300');
    return { landingPageBackgroundUrl: settings.MARKETING_BACKGROUND_URL ?? null };
  },
});
