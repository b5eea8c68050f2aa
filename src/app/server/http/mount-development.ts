import type { FastifyInstance } from 'fastify';
import { mountDevelopmentProvider } from '#features/account/server/development/development-provider.ts';
import type { Services } from '#server/services.ts';
import { localOrigins, ownOrigin } from './own-origin.ts';

/** Serves the development sign-in's provider from this very server, where that is who signs people in. */
export async function mountDevelopment(app: FastifyInstance, { settings, signIn }: Services): Promise<void> {
  if (!signIn.ways.some(({ provider }) => provider === 'development')) return;
  await mountDevelopmentProvider(app, {
    issuer: () => `${ownOrigin(app, settings)}/dev/oidc`,
    origins: () => localOrigins(app, settings),
  });
}
