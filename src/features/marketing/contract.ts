import { z } from 'zod';
import { defineApi } from '#contract/route.ts';

export const marketingApi = defineApi({
  'GET /api/shared/marketing-assets': {
    summary: 'The picture that this server was given for the background of the landing page',
    access: 'public',
    response: z.object({ landingPageBackgroundUrl: z.string().nullable() }).meta({ id: 'MarketingAssets' }),
  },
});
