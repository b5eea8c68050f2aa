import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { channelsRoutes } from '#features/channels/server/routes.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { tickLinksRoutes } from '#features/tick-links/server/routes.ts';
import { tokensRoutes } from '#features/tokens/server/routes.ts';
import { webhooksRoutes } from '#features/webhooks/server/routes.ts';
import type { Services } from '#server/services.ts';

/** What connects other tools: calendars, notifications elsewhere, links that tick, tokens, webhooks. */
export const connectedRoutes = (services: Services) => ({
  ...calendarRoutes,
  ...channelsRoutes(services, planSlots),
  ...tickLinksRoutes(services),
  ...tokensRoutes,
  ...webhooksRoutes(services),
});
