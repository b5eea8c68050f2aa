import { capital } from '#core/words/capital.ts';
import type { SwaggerTransform } from '@fastify/swagger';
import type { Route, RouteKey } from '#contract/route.ts';
import type { TokenAccess } from '#core/account/token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether somebody has to be signed in for the call. */
    isOfUser?: boolean;
    isIdempotent?: boolean;
  }
}

/** The name of a call in programs made from the description: `GET /api/goals/:id` is `getGoalsById`. */
export function getOperationId(key: RouteKey): string {
  const [method = '', path = ''] = key.split(' ');
  const words = path.split(/[/.-]/).slice(2);
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return method.toLowerCase() + named.join('');
}

const WHO: Readonly<Record<Route['access'], string>> = {
  public: 'Anybody may call it.',
  user: 'For whoever is signed in, guests included, about what is theirs; what belongs to others is not found.',
  admin: 'For the admins of the site.',
};

/** What a personal access token needs for a call. */
function getTokenSentence(token: TokenAccess): string | null {
  if (token === 'anybody') return null;
  if (token === 'never') return 'No personal access token opens it.';
  return `A personal access token needs the scope \`${token}\`${token === 'all' ? '' : ', or `all`'}.`;
}

/** The ways to be let in: the session's cookie, or a token with the scope. */
export function getSecurity(token: TokenAccess): Record<string, string[]>[] {
  const session = { session: [] };
  return token === 'never' || token === 'anybody' ? [session] : [session, { token: [token] }];
}

/** The description of a call besides its shapes: who may call it, how it is repeated, streamed and paged. */
export function getDescription(route: Route, token: TokenAccess): string {
  const said = [
    WHO[route.access],
    getTokenSentence(token),
    route.idempotent && 'Takes an Idempotency-Key, and answers the same when it is repeated under it.',
    route.mayBeThere && 'Answers 201 when something was made, and 200 when it was there already.',
    route.polled && 'Carries an ETag; asked with If-None-Match it answers 304 while nothing has changed.',
    (route.streams || route.reportsProgress) && 'With Accept: text/event-stream the answer can be followed.',
    route.redirect && 'For navigation: it leads on to another address.',
    route.upload && 'The body is the file itself.',
    route.form && 'The body is a form with one file.',
  ];
  return said.filter(Boolean).join(' ');
}

const TIME_ZONE = {
  type: 'string',
  examples: ['Europe/London'],
  description:
    'The IANA zone of the device, which decides which day it is while the preference is `auto`; kept when left out',
};
const IDEMPOTENCY_KEY = {
  type: 'string',
  format: 'uuid',
  description:
    'Made by the caller for one attempt; with the same body the same answer for 30 days, with another one 422',
};

/** Adds the headers that calls accept to the description; they are read by hand, so no schema validates them. */
export function withHeaders(transform: SwaggerTransform): SwaggerTransform {
  return (call) => {
    const made = transform(call);
    const { isOfUser, isIdempotent } = call.route.config ?? {};
    if (!isOfUser) return made;
    const properties = { 'X-Time-Zone': TIME_ZONE, ...(isIdempotent && { 'Idempotency-Key': IDEMPOTENCY_KEY }) };
    return { ...made, schema: { ...made.schema, headers: { type: 'object', properties } } };
  };
}
