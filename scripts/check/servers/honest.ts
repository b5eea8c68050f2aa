import { ErrorBody } from '#contract/error.ts';
import type { Answer } from '#app/testing/world/test-client.ts';

/** While the database is away: 503 with Retry-After, and nothing else. */
export const isUnavailable = ({ status, headers, body }: Answer<unknown>) =>
  status === 503 &&
  Number(headers.get('retry-after')) > 0 &&
  ErrorBody.strict().safeParse(body).data?.code === 'UNAVAILABLE';
