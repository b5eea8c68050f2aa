import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import type { Route, RouteKey } from '#contract/route.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { countedAs } from '#core/network/network-address.ts';
import { isNavigation } from './navigation.ts';

/** How many users' limits one address gets: it may be a household or an office. */
const USERS_AT_AN_ADDRESS = 4;

type Count = ReturnType<FastifyInstance['createRateLimit']>;
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type CallLimits = { readonly byAddress: Limit; readonly byUser: Limit };

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
 * wherever they call from. Calls in the same bucket share their counts.
 */
export function createCallLimits(app: FastifyInstance, userIdOf: (request: FastifyRequest) => string | undefined) {
  const counts = new Map<string, Count>();
  const countFor = (name: string, max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = counts.get(name) ?? app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator });
    counts.set(name, count);
    return count;
  };
  return (key: RouteKey, { access, perMinute, busyAddress }: Route): CallLimits => {
    if (perMinute === undefined) return { byAddress: unlimited, byUser: unlimited };
    const { bucket, max } = typeof perMinute === 'number' ? { bucket: key, max: perMinute } : perMinute;
    const isPublic = access === 'public';
    const ofAddress = countFor(`${bucket} address`, isPublic ? max : max * USERS_AT_AN_ADDRESS, ({ ip }) =>
      countedAs(ip),
    );
    if (isPublic) return { byAddress: limitBy(ofAddress, busyAddress), byUser: unlimited };
    const ofUser = countFor(`${bucket} user`, max, (request) => userIdOf(request) ?? countedAs(request.ip));
    return { byAddress: limitBy(ofAddress, busyAddress), byUser: limitBy(ofUser, busyAddress) };
  };
}
