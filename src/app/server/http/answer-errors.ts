import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { sendError } from '#server/http/answers/send-error.ts';

const nothingHere = () => new AppError('NOT_FOUND', 'Not found');

/** Answers every error, and every unknown address, in the same way. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(nothingHere(), request, reply));
}

/** Answers what never reaches a route or a hook. */
export function answerUnroutable(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ req: request, status: 404 }, 'request');
  void sendError(nothingHere(), request, reply.header('x-request-id', request.id));
}
