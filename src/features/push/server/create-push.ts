import type { Settings } from '#server/env.ts';
import type { Push } from '#server/services.ts';
import { isPushService } from './push-services.ts';
import { getVapid } from './vapid.ts';

/** Settings needed to send pushes. */
export function createPush(settings: Settings): Push {
  const more = settings.PUSH_HOSTS ?? [];
  return { vapid: getVapid(settings), accepts: (endpoint) => isPushService(endpoint, more) };
}
