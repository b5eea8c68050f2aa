import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { errorAnswer } from '#server/http/answers/error-answer.ts';

/** Answers every error, and every unknown address, in one format. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = errorAnswer(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(errorAnswer(new AppError('NOT_FOUND', 'Not found')).body),
  );
}

/** Answers what never reaches a route or a hook. */
export function answerUnroutable(request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(new AppError('NOT_FOUND', 'Not found'));
  request.log.info({ req: request, status }, 'request');
  void reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).code(status).send(body);
}
