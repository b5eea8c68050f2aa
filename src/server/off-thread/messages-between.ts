import { AppError, type ErrorBody } from '#contract/error.ts';
import type { Progress } from '#server/http/event-stream.ts';

/** What goes to a worker: one piece of work, by its name. */
export type Asked = { readonly name: string; readonly input: unknown };

type Failure = { readonly app: ErrorBody } | { readonly name: string; readonly frames: string };

/** What comes from a worker: the work has been loaded and begins, how far it is, and how it ended. */
export type Told =
  | { readonly begun: true }
  | { readonly progress: Progress }
  | { readonly output: unknown }
  | { readonly failure: Failure };

/** An error as sent between threads. Only our own errors keep their message; any other could repeat a user's text. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return { app: { code: error.code, message: error.message, ...error.details } };
  if (!(error instanceof Error)) return { name: typeof error, frames: '' };
  return { name: error.name, frames: (error.stack ?? '').replace(/^[^]*?(?=\n\s+at )/, '') };
}

export function toError(failure: Failure): Error {
  if ('app' in failure) {
    const { code, message, ...details } = failure.app;
    return new AppError(code, message, details);
  }
  const error = new Error(`Work off the main thread failed: ${failure.name}`);
  error.name = failure.name;
  error.stack = `${failure.name}${failure.frames}`;
  return error;
}
