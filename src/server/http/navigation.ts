import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorAnswer } from './error-answer.ts';

/** Whether a browser goes here itself, rather than a program that reads the answer. Over plain http browsers say only what they would like to see. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : (headers.accept?.includes('text/html') ?? false);
}

/** Answers the errors of a call: a browser that came here itself is led to that address when it is our fault; anybody else gets the error. */
export function leadingTo(address: string): NonNullable<Parameters<FastifyInstance['setErrorHandler']>[0]> {
  return (error, request, reply) => {
    if (errorAnswer(error).status < 500 || !isNavigation(request)) throw error;
    request.log.error({ err: error, req: request }, 'request failed');
    return reply.header('cache-control', 'no-store').redirect(address);
  };
}
