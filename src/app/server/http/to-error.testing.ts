import { expect } from 'vitest';
import { ErrorBody } from '#contract/error.ts';

/** The error in a response, in the format that all errors share. */
export async function toError(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  return ErrorBody.strict().parse(await response.json());
}
