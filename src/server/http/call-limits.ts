import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import type { Route, RouteKey } from '#contract/route.ts';
import { TOKEN } from '#core/account/token.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { countedAs } from '#core/network/network-address.ts';
import { countCall } from '#server/db/call-counts.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { isNavigation } from './navigation.ts';

/** How many users' limits one address gets: it may be a household or an office. */
const USERS_AT_AN_ADDRESS = 4;

/** Counts a request; the seconds until it may come again when there were too many, else null. */
type Count = (request: FastifyRequest) => Promise<number | null>;
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type CallLimits = { readonly byAddress: Limit; readonly byToken: Limit; readonly byUser: Limit };

const unlimited: Limit = async () => {};

/** Refuses what is past a count, and says when to come again. */
const limitBy =
  (count: Count, busyAddress: string | undefined): Limit =>
  async (request, reply) => {
    const seconds = await count(request);
    if (seconds === null) return;
    reply.header('retry-after', seconds);
    if (busyAddress && isNavigation(request)) return reply.redirect(busyAddress);
    throw new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.');
  };

type Counted = { readonly name: string; readonly max: number; readonly keyOf: (request: FastifyRequest) => string };

/** In this process alone: there is one server on an embedded database. */
function countHere(app: FastifyInstance, { max, keyOf }: Counted): Count {
  const count = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: keyOf });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? null : counted.ttlInSeconds;
  };
}

/** In the database: somebody may call one server after the other. */
function countTogether(now: () => Date, { name, max, keyOf }: Counted): Count {
  return async (request) => {
    const at = now();
    const { calls, endsAt } = await countCall({ name, who: keyOf(request), window: MINUTE, now: at });
    return calls <= max ? null : Math.ceil((endsAt.getTime() - at.getTime()) / 1000);
  };
}

type Limiting = {
  readonly userOf: (request: FastifyRequest) => CurrentUser | undefined;
  /** Whether several servers may stand on this database, which then count together. */
  readonly isTogether: boolean;
  readonly now: () => Date;
};

/**
 * The limits of calls that have their own, besides the general one: per minute for an address, however many users it creates, and for a user,
 * wherever they call from. Calls in the same bucket share their counts. A token has one count for all of its calls.
 */
export function createCallLimits(
  app: FastifyInstance,
  { userOf, isTogether, now }: Limiting,
): (key: RouteKey, route: Route) => CallLimits {
  const tokenIdOf = (request: FastifyRequest) => userOf(request)?.token?.id;
  const counts = new Map<string, Count>();
  const countFor = (name: string, max: number, keyOf: (request: FastifyRequest) => string) => {
    const counted = { name, max, keyOf };
    const count = counts.get(name) ?? (isTogether ? countTogether(now, counted) : countHere(app, counted));
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
