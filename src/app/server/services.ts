import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createSignIn } from '#features/account/server/sign-in/sign-in.ts';
import { followZone } from '#features/preferences/server/follow-zone.ts';
import { createPush } from '#features/push/server/create-push.ts';
import { tokenAccess } from './contract/token-access.ts';
import { createCoach } from '#server/coach/create-coach.ts';
import { createMail } from '#server/outgoing/mail.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { useWorkers } from '#server/off-thread/off-thread.ts';
import { createSealer } from '#server/sealing/sealer.ts';
import type { Services } from '#server/services.ts';
import { proxyUserFrom } from '#server/session/auth-proxy.ts';
import { cookiesFor } from '#server/session/session.ts';
import { createMeters } from '#server/telemetry/meters.ts';
import { ownedTables } from '#server/user-rows/owned-tables.ts';
import { localOrigins, ownOrigin } from './http/own-origin.ts';

// In the sources, the file next to this one; in the build, where all chunks are next to main.js, one of those.
useWorkers(new URL(process.env.TAYLR_BUNDLED ? './off-thread.js' : './worker.ts', import.meta.url));

type Given = Pick<Services, 'settings' | 'keepDeletions'> & { readonly registry: Registry };

/** What the handlers of an app use besides the database and the clock. */
export async function createServices(
  app: FastifyInstance,
  { settings, keepDeletions, registry }: Given,
): Promise<Services> {
  const meters = createMeters(registry);
  return {
    settings,
    cookies: cookiesFor(settings.PUBLIC_URL),
    admins: new Set(settings.ADMIN_EMAILS),
    proxyUser: proxyUserFrom(settings),
    onZoneChange: followZone,
    coach: await createCoach(settings, { meters, log: app.log }),
    meters,
    push: createPush(settings),
    outgoing: createOutgoing({
      isPrivateAllowed: settings.WEBHOOK_PRIVATE,
      ownOrigins: () => localOrigins(app, settings),
    }),
    sealer: createSealer(settings),
    mail: createMail(settings),
    signIn: createSignIn(settings, () => `${ownOrigin(app, settings)}/dev/oidc`),
    tokenAccess,
    ownedTables,
    keepDeletions,
  };
}
