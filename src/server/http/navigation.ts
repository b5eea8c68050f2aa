import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer } from './answers/error-answer.ts';

/** Whether a browser navigates here, rather than a program that reads the response. Over plain http browsers only send their Accept header. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : (headers.accept?.includes('text/html') ?? false);
}

/** Handles the errors of a call: a navigating browser is redirected to that address if it is our fault; anything else gets the error. */
export function leadingTo(address: string): NonNullable<Parameters<FastifyInstance['setErrorHandler']>[0]> {
  return (error, request, reply) => {
    if (errorAnswer(error).status < 500 || !isNavigation(request)) throw error;
    request.log.error({ err: error, req: request }, 'request failed');
    return reply.header('cache-control', 'no-store').redirect(address);
  };
}
