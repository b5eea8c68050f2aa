import { z } from 'zod';

/** Every code that an error answer can carry. A new code is a change of the contract. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'AI_LIMIT_REACHED',
  'GUESTS_OFF',
  'CROSS_ORIGIN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'CHECK_IN_EXISTS',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'INVALID',
  'RATE_LIMITED',
  'HEADERS_TOO_LARGE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A field of the request that was refused: `path` is dotted, `body.habits.0.targetFrequency`. */
export type Issue = { path: string; message: string };

/** The body of every answer with a status from 400 on. */
export const ErrorBody = z
  .object({
    message: z.string(),
    code: z.enum(ERROR_CODES),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** With CHECK_IN_EXISTS only: what an overwrite would replace. */
    existingCheckIns: z.array(z.object({ identityId: z.string(), date: z.string() })).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

type Details = Pick<ErrorBody, 'issues' | 'existingCheckIns'>;

/** The one error that features throw; only the mount maps it to a status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** A refused field of the body, answered 422: `invalid('habits', 'Choose at least two core habits')`. */
export function invalid(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path: `body.${path}`, message }] });
}
