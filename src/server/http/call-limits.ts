import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import type { Route, RouteKey } from '#contract/route.ts';
import { TOKEN } from '#core/account/token.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { countedAs } from '#core/network/network-address.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { isNavigation } from './navigation.ts';

/** How many users' limits one address gets: it may be a household or an office. */
const USERS_AT_AN_ADDRESS = 4;

type Count = ReturnType<FastifyInstance['createRateLimit']>;
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type CallLimits = { readonly byAddress: Limit; readonly byToken: Limit; readonly byUser: Limit };

const unlimited: Limit = async () => {};

/** Refuses what is past a count, and says when to come again. */
const limitBy =
  (count: Count, busyAddress: string | undefined): Limit =>
  async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    if (busyAddress && isNavigation(request)) return reply.redirect(busyAddress);
    throw new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.');
  };

/**
 * The limits of calls that have their own, besides the general one: per minute for an address, however many users it creates, and for a user,
 * wherever they call from. Calls in the same bucket share their counts. A token has one count for all of its calls.
 */
export function createCallLimits(
  app: FastifyInstance,
  userOf: (request: FastifyRequest) => CurrentUser | undefined,
): (key: RouteKey, route: Route) => CallLimits {
  const tokenIdOf = (request: FastifyRequest) => userOf(request)?.token?.id;
  const counts = new Map<string, Count>();
  const countFor = (name: string, max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = counts.get(name) ?? app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator });
    counts.set(name, count);
    return count;
  };
  const limitToken = (): Limit => {
    const ofToken = limitBy(
      countFor('token', TOKEN.perMinute, (request) => tokenIdOf(request) ?? countedAs(request.ip)),
      undefined,
    );
    return async (request, reply) => (tokenIdOf(request) ? ofToken(request, reply) : undefined);
  };
  return (key, { access, perMinute, busyAddress }) => {
    const byToken = limitToken();
    if (perMinute === undefined) return { byAddress: unlimited, byToken, byUser: unlimited };
    const { bucket, max } = typeof perMinute === 'number' ? { bucket: key, max: perMinute } : perMinute;
    const isPublic = access === 'public';
    const ofAddress = countFor(`${bucket} address`, isPublic ? max : max * USERS_AT_AN_ADDRESS, ({ ip }) =>
      countedAs(ip),
    );
    if (isPublic) return { byAddress: limitBy(ofAddress, busyAddress), byToken, byUser: unlimited };
    const ofUser = countFor(`${bucket} user`, max, (request) => userOf(request)?.id ?? countedAs(request.ip));
    return { byAddress: limitBy(ofAddress, busyAddress), byToken, byUser: limitBy(ofUser, busyAddress) };
  };
}
