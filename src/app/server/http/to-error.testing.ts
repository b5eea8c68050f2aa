import { expect } from 'vitest';
import { ErrorBody } from '#contract/error.ts';

/** The error that an answer carries, in the one shape that all errors have. */
export async function toError(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  return ErrorBody.strict().parse(await response.json());
}
