import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, ErrorBody } from '#contract/error.ts';
import { bearerOf, refuseTokenInAddress, tokenUser } from '#server/session/token.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Ask } from './tools.ts';

const PATH = '/mcp';

/** Asks the interface of this very server as the token's tool, with all of its checks and limits. */
function askAs(app: FastifyInstance, { headers, ip }: FastifyRequest): Ask {
  return async (call, { query, body } = {}) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    const answer = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { authorization: headers.authorization as string },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode < 300) return answer.json<unknown>();
    const { message, issues = [] } = ErrorBody.parse(answer.json());
    const fields = issues.map(({ path, message: what }) => `${path}: ${what}`);
    throw new Error([message, ...fields].join('; '));
  };
}

/**
 * Lets assistants in by the Model Context Protocol, with a personal access token and nothing else: no cookie counts, so no page can make a browser
 * ask. The library is loaded for the first one who comes.
 */
export function mountMcp(app: FastifyInstance, now: () => Date): void {
  const comers = new WeakMap<FastifyRequest, CurrentUser>();
  app.route({
    method: 'POST',
    url: PATH,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      refuseTokenInAddress(request);
      const token = bearerOf(request);
      if (token === null) {
        reply.header('www-authenticate', 'Bearer realm="Taylr"');
        throw new AppError('UNAUTHENTICATED', 'Send a personal access token: Settings, Connected tools');
      }
      comers.set(request, await tokenUser(token, { reply, now: now() }));
    },
    handler: async (request, reply) => {
      const { answerMcp } = await import('./create-mcp-server.ts');
      const { accept = '', 'content-type': type = '', 'mcp-protocol-version': version } = request.headers;
      const headers = {
        accept,
        'content-type': type,
        ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
      };
      const message = new Request(`http://localhost${PATH}`, { method: 'POST', headers });
      const scopes = comers.get(request)?.token?.scopes ?? [];
      const answer = await answerMcp(message, { scopes, ask: askAs(app, request), body: request.body });
      const isJson = answer.headers.get('content-type');
      if (isJson) reply.type(isJson);
      return reply.code(answer.status).send(await answer.text());
    },
  });
}
