import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, ErrorBody } from '#contract/error.ts';
import type { CallResult, Route, RouteInput, RouteKey } from '#contract/route.ts';
import type { TokenAccess } from '#core/account/token.ts';
import { admit, admittedUser, visitor } from './admission.ts';
import { getDescription, getOperationId, getSecurity } from './call-description.ts';
import { createCallLimits } from './call-limits.ts';
import { createLiveAnswers, type Following } from './event-stream.ts';
import { bumpRevision } from '#server/db/revision.ts';
import { type Attempt, once } from './idempotency.ts';
import { createKeptAnswers, type KeptAnswers, sendKept } from './answers/kept-answers.ts';
import { leadingTo } from './navigation.ts';
import { isUnchanged, revisionTag } from './revision-tag.ts';
import { refuseUnstorable } from './storable-text.ts';
import { hasStoredRevision } from './stored-revision.ts';
import { wasThereAlready } from './there-already.ts';
import type { CurrentUser, Sessions } from '#server/session/session.ts';

type Api = Record<RouteKey, Route>;

/** What a handler gets: validated input, who asks, and the time of the request. */
export type Context<K extends string, R extends Route> = RouteInput<K, R> & {
  readonly user: R['access'] extends 'public' ? CurrentUser | null : CurrentUser;
  readonly now: Date;
  /** For a call that is idempotent `when-saved`: the request under its key, when it carries one. */
  readonly attempt: Attempt | null;
  /** For a call that `streams`: how its response is streamed, and the signal that aborts the work when nobody waits any more. */
  readonly live: R['streams'] extends string ? Following : R['reportsProgress'] extends true ? Following : null;
  /** The file of a call that takes one. */
  readonly upload: R['upload'] extends object ? Buffer : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Answer<R extends Route> = R['redirect'] extends true
  ? FastifyReply
  : R['file'] extends string
    ? FastifyReply
    : CallResult<R>;

/** A handler for every call of a contract; a missing one is a type error. */
export type Routes<A extends Api> = {
  readonly [K in keyof A & RouteKey]: (context: Context<K, A[K]>) => Promise<Answer<A[K]>>;
};

type AnyHandler = (context: Context<string, Route>) => Promise<unknown>;

export type MountOptions = Sessions & {
  readonly api: Api;
  readonly routes: Record<string, unknown>;
  /** What each call asks of a token. */
  readonly tokenAccess: Readonly<Record<RouteKey, TokenAccess>>;
  readonly now: () => Date;
  readonly meters: { readonly keptAnswer: (isKept: boolean) => void };
  /** Whether the limits of calls count in this server alone, or with all on the same database. */
  readonly rateLimit: false | 'here' | 'together';
  /** Milliseconds between two heartbeats of a stream; 15 s by default. */
  readonly heartbeat?: number;
};

function paramsSchema(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined;
}

/** The response of a call that can stream, in both forms. */
function inBothForms(response: z.ZodType) {
  const events = z
    .string()
    .describe(
      'Server-sent events: `delta` {text} or `progress` {done, total}, `done` with the JSON answer, `error` with an Error',
    );
  return {
    description: 'The answer; as events with `Accept: text/event-stream`',
    content: { 'application/json': { schema: response }, 'text/event-stream': { schema: events } },
  };
}

/** What a call answers when it succeeds. */
function getSuccess({ response, file, streams, reportsProgress }: Route) {
  if (file) return { description: 'The file', content: { [file]: { schema: response } } };
  return streams || reportsProgress ? inBothForms(response) : response;
}

/** Whether the handler sends the answer itself. */
const sendsItself = ({ redirect, file }: Route) => redirect === true || file !== undefined;

function toSchema(key: RouteKey, route: Route, token: TokenAccess) {
  const path = key.slice(key.indexOf(' ') + 1);
  const params = paramsSchema(path);
  return {
    operationId: getOperationId(key),
    summary: route.summary,
    description: getDescription(route, token),
    tags: [path.split('/')[2] as string],
    ...(params && { params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.access !== 'public' && { security: getSecurity(token) }),
    response: {
      ...(route.redirect
        ? { [key.startsWith('POST ') ? 303 : 302]: z.null().describe('Goes on to another address') }
        : { [route.status ?? 200]: getSuccess(route) }),
      ...(route.mayBeThere && { 200: getSuccess(route) }),
      ...(route.polled && { 304: z.null().describe('Nothing has changed since the answer with this ETag') }),
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    } as Record<string, z.ZodType>,
  };
}

/** The request's path in one canonical form: an address can be encoded in many. */
function getPath({ routeOptions, params }: FastifyRequest): string {
  const filled = params as Record<string, string>;
  return (routeOptions.url as string).replace(/:(\w+)/g, (_all, name: string) => filled[name] as string);
}

type Exchange = { options: MountOptions; request: FastifyRequest; reply: FastifyReply };

function getFile(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new AppError('INVALID', 'The file is missing', { issues: [{ path: 'body', message: 'The file is missing' }] });
}

/** The request as its handler sees it, without the live part, which only some have. */
async function getContext(route: Route, { options, request, reply }: Exchange) {
  const now = options.now();
  const user = await visitor({ request, reply }, { ...options, now });
  const { params, query, body } = request as { params: Record<string, string>; query: undefined; body: undefined };
  const upload = route.upload ? getFile(body) : null;
  const key = request.headers['idempotency-key'];
  const isRepeatable = route.idempotent && user && typeof key === 'string';
  const attempt = isRepeatable ? { key, userId: user.id, route: getPath(request), body, now } : null;
  return { params, query, body, upload: upload as never, user: user as CurrentUser, now, attempt, request, reply };
}

type AnyContext = Awaited<ReturnType<typeof getContext>>;

/** The response of a call, at most once per key. */
async function respondOnce(route: Route, attempt: Attempt | null, handle: () => Promise<unknown>) {
  const status = route.status ?? 200;
  if (!attempt || route.idempotent === 'when-saved') return { status, response: await handle() };
  return once(attempt, async () => ({
    status,
    // Through JSON, so that the first answer and a repeated one cannot differ.
    response: JSON.parse(JSON.stringify(await handle())),
  }));
}

/**
 * The response of a call. A user's unsafe call always counts as a write and increments the revision, so that no feature can forget it, also when it
 * fails: it may have saved a part. This happens after its transaction, so that no user row is locked while something else is waited for, or as the
 * last thing inside it, and before the response, so that its reader sees the new revision.
 */
async function respond(
  name: RouteKey,
  { route, context }: { route: Route; context: AnyContext },
  handle: () => Promise<unknown>,
) {
  try {
    return await respondOnce(route, context.attempt, handle);
  } finally {
    const isWrite = !name.startsWith('GET ') && !route.onlyAsks;
    if (context.user && isWrite && !hasStoredRevision(context.reply)) await bumpRevision(context.user.id);
  }
}

/** What answers differently from a plain call: as a stream, or from the bytes of an earlier answer. */
type Answering = { answerLive: ReturnType<typeof createLiveAnswers>; answerKept: KeptAnswers };

async function answer(name: RouteKey, exchange: Exchange, { answerLive, answerKept }: Answering) {
  const { options, request, reply } = exchange;
  const route = options.api[name] as Route;
  const handler = options.routes[name] as AnyHandler;
  const context = await getContext(route, exchange);
  if (sendsItself(route)) return handler({ ...context, live: null });
  if (route.streams || route.reportsProgress) {
    return answerLive({ request, reply, field: route.streams ?? null }, (live) =>
      respond(name, { route, context }, () => handler({ ...context, live: live as never })),
    );
  }
  if (route.polled) {
    const tag = revisionTag(context.user);
    reply.header('etag', `"${tag}"`);
    if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (route.kept) {
      const wanted = { key: context.user.id, tag, now: context.now };
      const { revision } = context.user.row;
      return sendKept(answerKept, { ...wanted, revision, request, reply }, () => handler({ ...context, live: null }));
    }
  }
  const { status, response } = await respond(name, { route, context }, () => handler({ ...context, live: null }));
  return reply.code(wasThereAlready(reply) ? 200 : status).send(response);
}

/** In this scope a body is a file as it is, and nothing else. */
function takeFilesOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(new AppError('UNSUPPORTED_TYPE', 'Send the file itself, as application/octet-stream')),
  );
}

/** In this scope a body is a form with one file, which the handler reads from the request as it comes. */
function takeFormsOnly(scope: FastifyInstance, { maxBytes }: { maxBytes: number }): void {
  const refusal = new AppError('UNSUPPORTED_TYPE', 'Send one file as multipart/form-data');
  scope.removeAllContentTypeParsers();
  scope.addHook('preParsing', async (request) => {
    const type = request.headers['content-type'] ?? '';
    if (!/^multipart\/form-data;.*boundary=./i.test(type)) throw refusal;
  });
  // Allows one byte more, so that the handler can tell a file that is too large from one that just fits.
  void scope.register(multipart, { limits: { fileSize: maxBytes + 1, files: 1, fields: 0, parts: 1 } });
}

/** In this scope a body is a form without fields, and is ignored. */
function takeEmptyFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: 1024 } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) => done(null));
}

/** Registers every call of the contract: access, validation, idempotency and status codes are handled only here. */
export function mount(app: FastifyInstance, options: MountOptions): void {
  const answering = {
    answerLive: createLiveAnswers(app, options.heartbeat),
    answerKept: createKeptAnswers({ tell: options.meters.keptAnswer }),
  };
  const { now, rateLimit } = options;
  const getLimits = createCallLimits(app, { userOf: admittedUser, isTogether: rateLimit === 'together', now });
  for (const key of Object.keys(options.api) as RouteKey[]) {
    const route = options.api[key] as Route;
    const [method, url] = key.split(' ') as [Route extends never ? never : 'GET', string];
    const limits = rateLimit ? getLimits(key, route) : null;
    const token = options.tokenAccess[key] as TokenAccess;
    // Before the body is parsed: nobody may learn from a 422 what a call expects.
    const letIn = (request: FastifyRequest, reply: FastifyReply) =>
      admit({ access: route.access, token }, { request, reply }, { ...options, now: options.now() });
    const add = (scope: FastifyInstance) =>
      scope.withTypeProvider<ZodTypeProvider>().route({
        method,
        url,
        ...(route.upload && { bodyLimit: route.upload.maxBytes }),
        ...(route.failedAddress && { errorHandler: leadingTo(route.failedAddress) }),
        config: { isOfUser: route.access !== 'public', isIdempotent: Boolean(route.idempotent) },
        schema: toSchema(key, route, token),
        preValidation: async (request) => (route.upload ? undefined : refuseUnstorable(request.body)),
        onRequest: limits ? [limits.byAddress, letIn, limits.byToken, limits.byUser] : [letIn],
        handler: (request, reply) =>
          answer(key, { options, request: request as FastifyRequest, reply: reply as FastifyReply }, answering),
      });
    const isEmptyForm = route.redirect && method !== 'GET';
    if (!route.upload && !route.form && !isEmptyForm) {
      add(app);
      continue;
    }
    void app.register(async (scope) => {
      if (route.form) takeFormsOnly(scope, route.form);
      else if (isEmptyForm) takeEmptyFormsOnly(scope);
      else takeFilesOnly(scope);
      add(scope);
    });
  }
}
