import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorBody, type ErrorCode, type Issue } from '#contract/error.ts';
import { isUnavailable } from '#server/db/opening/unavailable.ts';

const STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  AI_LIMIT_REACHED: 403,
  GUESTS_OFF: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CHECK_IN_EXISTS: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

const PARTS: Record<string, string> = { querystring: 'query' };
const BY_STATUS: Record<number, AppError> = {
  400: new AppError('BAD_REQUEST', 'The request could not be read'),
  404: new AppError('NOT_FOUND', 'Not found'),
  413: new AppError('TOO_LARGE', 'The request is too large'),
  415: new AppError('UNSUPPORTED_TYPE', 'Send JSON'),
  429: new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.'),
  503: new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.'),
};

/** SQLSTATEs of text that PostgreSQL cannot store. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** SQLSTATE of a row that points to nothing: what the call was about has been deleted while it ran. */
const POINTS_NOWHERE = '23503';

/** SQLSTATE of a row that is there already: somebody wrote the same at the same time. */
const THERE_ALREADY = '23505';

type Coded = { code?: string; statusCode?: number; cause?: Coded };

function databaseCode(error: Coded): string | undefined {
  return error.cause?.code ?? error.code;
}

type Refused = Error & { validationContext?: string; validation: { instancePath: string; message?: string }[] };

/** A contract violation: an address that does not exist, or the invalid fields with what is wrong with each. */
function misfit({ validation, validationContext: part = 'body' }: Refused): AppError {
  if (part === 'params') return BY_STATUS[404] as AppError;
  const issues: Issue[] = validation.map((problem) => ({
    path: [PARTS[part] ?? part, ...problem.instancePath.split('/').filter(Boolean)].join('.'),
    message: problem.message ?? 'Invalid',
  }));
  return new AppError('INVALID', issues[0]?.message ?? 'Invalid', { issues });
}

/** The error as the caller sees it. Unknown ones are INTERNAL, without a hint of their cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return misfit(error as Refused);
  const { statusCode } = error as Coded;
  const code = databaseCode(error as Coded) ?? '';
  if (isUnavailable(error)) return BY_STATUS[503] as AppError;
  if (code === POINTS_NOWHERE) return BY_STATUS[404] as AppError;
  if (code === THERE_ALREADY) return new AppError('CONFLICT', 'This is there already');
  if (UNSTORABLE.has(code)) return new AppError('INVALID', 'The text contains a character that cannot be stored');
  if (statusCode && statusCode < 500) return BY_STATUS[statusCode] ?? (BY_STATUS[400] as AppError);
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** Seconds to retry after when something is unavailable. */
const AWAY = 5;

export type ErrorAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
};

/** Status, headers and body of an error answer. */
export function errorAnswer(error: unknown): ErrorAnswer {
  const { code, message, details } = toAppError(error);
  const headers: Record<string, string> = code === 'UNAVAILABLE' ? { 'retry-after': String(AWAY) } : {};
  return { status: STATUS[code], headers, body: { message, code, ...details } };
}
