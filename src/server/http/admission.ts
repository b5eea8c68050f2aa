import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import type { Route } from '#contract/route.ts';
import { Id } from '#contract/shapes.ts';
import type { TokenAccess } from '#core/account/token.ts';
import { isCalendarDay } from '#core/calendar/calendar.ts';
import { type CurrentUser, currentUser, type Sessions } from '#server/session/session.ts';
import { bearerOf, refuseScope, refuseTokenInAddress, tokenUser } from '#server/session/token.ts';

/** What a call asks of whoever makes it. */
type Door = { readonly access: Route['access']; readonly token: TokenAccess };
type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Who was let in. */
const admitted = new WeakMap<FastifyRequest, CurrentUser>();

export const admittedUser = (request: FastifyRequest): CurrentUser | undefined => admitted.get(request);

/** Path parameters are our ids, or the day that a week starts on: anything else is not found. */
function refuseMalformedParams(params: unknown): void {
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, string>)) {
    const isNamed = name === 'weekStart' ? isCalendarDay(value) : Id.safeParse(value).success;
    if (!isNamed) throw new AppError('NOT_FOUND', 'Not found');
  }
}

/** Lets in whom a call is for, by the token that the request carries, else by its cookie; a token is never helped by a cookie. */
export async function admit(
  { access, token: needed }: Door,
  { request, reply }: Visit,
  options: Sessions & { now: Date },
): Promise<void> {
  refuseTokenInAddress(request);
  const token = bearerOf(request);
  if (token !== null && needed !== 'anybody') {
    const user = await tokenUser(token, { reply, now: options.now });
    refuseScope(user, needed, reply);
    admitted.set(request, user);
    return refuseMalformedParams(request.params);
  }
  if (access === 'public') return;
  const user = await currentUser(request, reply, options);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
  if (access === 'admin' && !user.isAdmin) throw new AppError('FORBIDDEN', 'This is for admins only');
  admitted.set(request, user);
  refuseMalformedParams(request.params);
}

/** The user of a call that was let in; a public call looks its visitor up too: a guest who goes to sign in is one. */
export async function visitor(
  { request, reply }: Visit,
  options: Sessions & { now: Date },
): Promise<CurrentUser | null> {
  const known = admitted.get(request);
  if (known) return known;
  return bearerOf(request) === null ? currentUser(request, reply, options) : null;
}
