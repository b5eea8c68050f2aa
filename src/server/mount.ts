import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, ErrorBody } from '#contract/error.ts';
import type { CallResult, Route, RouteInput, RouteKey } from '#contract/route.ts';
import { Id } from '#contract/shapes.ts';
import { type Attempt, once } from './idempotency.ts';
import { refuseUnstorable } from './storable-text.ts';
import { type Cookies, type CurrentUser, currentUser } from './session.ts';

type Api = Record<RouteKey, Route>;

/** What a handler gets: validated input, who asks, and the time of the request. */
export type Context<K extends string, R extends Route> = RouteInput<K, R> & {
  readonly user: R['access'] extends 'user' ? CurrentUser : CurrentUser | null;
  readonly now: Date;
  /** For a call that is idempotent `when-saved`: the request under its key, when it carries one. */
  readonly attempt: Attempt | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Answer<R extends Route> = R['redirect'] extends true ? FastifyReply : CallResult<R>;

/** A handler for every call of a contract; a missing one is a type error. */
export type Routes<A extends Api> = {
  readonly [K in keyof A & RouteKey]: (context: Context<K, A[K]>) => Promise<Answer<A[K]>>;
};

type AnyHandler = (context: Context<string, Route>) => Promise<unknown>;

export type MountOptions = {
  readonly api: Api;
  readonly routes: Record<string, unknown>;
  readonly now: () => Date;
  readonly cookies: Cookies;
  readonly rateLimit: boolean;
};

const users = new WeakMap<FastifyRequest, CurrentUser>();

/** Path parameters are ids of ours: anything else names nothing, and an unknown thing is not found. */
function refuseMalformedIds(params: unknown): void {
  for (const value of Object.values((params ?? {}) as Record<string, string>)) {
    if (!Id.safeParse(value).success) throw new AppError('NOT_FOUND', 'Not found');
  }
}

function paramsSchema(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined;
}

function schemaOf(key: RouteKey, route: Route) {
  const path = key.slice(key.indexOf(' ') + 1);
  const params = paramsSchema(path);
  return {
    summary: route.summary,
    tags: [path.split('/')[2] as string],
    ...(params && { params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.access === 'user' && { security: [{ session: [] }] }),
    response: {
      ...(route.redirect
        ? { 302: z.null().describe('Goes on to another address') }
        : { [route.status ?? 200]: route.response }),
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    } as Record<string, z.ZodType>,
  };
}

async function answer(
  name: RouteKey,
  { options, request, reply }: { options: MountOptions; request: FastifyRequest; reply: FastifyReply },
) {
  const route = options.api[name] as Route;
  const handler = options.routes[name] as AnyHandler;
  const now = options.now();
  // A public call looks its visitor up too: a guest who goes to sign in is somebody.
  const user = users.get(request) ?? (await currentUser(request, reply, { cookies: options.cookies, now }));
  const { params, query, body } = request as { params: Record<string, string>; query: undefined; body: undefined };
  const key = request.headers['idempotency-key'];
  const isRepeatable = route.idempotent && user && typeof key === 'string';
  const attempt = isRepeatable ? { key, userId: user.id, route: request.url, body, now } : null;
  const handle = () => handler({ params, query, body, user: user as CurrentUser, now, attempt, request, reply });
  const status = route.status ?? 200;
  if (attempt && route.idempotent !== 'when-saved') {
    const kept = await once(attempt, async () => ({
      status,
      // Through JSON, so that the first answer and a repeated one cannot differ.
      response: JSON.parse(JSON.stringify(await handle())),
    }));
    return reply.code(kept.status).send(kept.response);
  }
  const result = await handle();
  return route.redirect ? result : reply.code(status).send(result);
}

/** Puts every call of the contract on the server: access, validation, idempotency and status codes live here and nowhere else. */
export function mount(app: FastifyInstance, options: MountOptions): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const key of Object.keys(options.api) as RouteKey[]) {
    const route = options.api[key] as Route;
    const [method, url] = key.split(' ') as [Route extends never ? never : 'GET', string];
    typed.route({
      method,
      url,
      schema: schemaOf(key, route),
      config: options.rateLimit && route.perMinute ? { rateLimit: { max: route.perMinute, timeWindow: 60_000 } } : {},
      preValidation: async (request) => refuseUnstorable(request.body),
      // Before the body is read: nobody learns from a 422 what a call expects.
      onRequest: async (request, reply) => {
        if (route.access !== 'user') return;
        const user = await currentUser(request, reply, { cookies: options.cookies, now: options.now() });
        if (!user) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
        users.set(request, user);
        refuseMalformedIds(request.params);
      },
      handler: (request, reply) =>
        answer(key, { options, request: request as FastifyRequest, reply: reply as FastifyReply }),
    });
  }
}
