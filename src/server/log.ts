import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './env.ts';

type Traced = { name?: string; code?: string; constraint?: string; stack?: string; cause?: unknown };

/** Only the frames: the first lines of a stack repeat the message, and a driver's message repeats what a user wrote. */
function frames(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}

function traced(error: Traced, depth = 0): Record<string, unknown> {
  return {
    class: error.name,
    code: error.code,
    constraint: error.constraint,
    frames: frames(error.stack),
    ...(error.cause instanceof Error && depth < 3 && { cause: traced(error.cause, depth + 1) }),
  };
}

/** JSON lines on standard output. Requests are named by route, never by address, and errors by class, never by message. */
export function loggerOptions(settings: Settings): FastifyServerOptions['logger'] {
  return {
    level: settings.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    base: null,
    serializers: {
      err: (error: Traced) => traced(error) as never,
      req: (request: { method: string; routeOptions?: { url?: string } }) =>
        ({ method: request.method, route: request.routeOptions?.url }) as never,
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }) as never,
    },
  };
}
