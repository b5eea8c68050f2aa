import { expect, it } from 'vitest';
import { ApiError, toFailure } from './api.ts';
import { rateLimitMessage } from './rate-limit.ts';

const refusal = (headers: Record<string, string>) =>
  toFailure(new Response('{"message":"Too many requests.","code":"RATE_LIMITED"}', { status: 429, headers }));

it.each([
  [{ 'retry-after': '0' }, 'in a moment'],
  [{ 'retry-after': '1' }, 'in a moment'],
  [{ 'retry-after': '23' }, 'in 23 seconds'],
  [{ 'retry-after': '60' }, 'in a minute'],
  [{ 'retry-after': '61' }, 'in 2 minutes'],
  // A proxy may name a date, or nothing.
  [{ 'retry-after': 'Wed, 04 Mar 2026 12:00:00 GMT' }, 'in a minute'],
  [{}, 'in a minute'],
])('a message past the limit can be sent again when the answer says so: %j is %s', async (headers, when) => {
  const error = await refusal(headers as Record<string, string>);
  expect(rateLimitMessage(error)).toBe(`Too many messages in a short time. You can try again ${when}.`);
});

it.each([new ApiError(500, 'Oh', null), new ApiError(403, 'No', null), new TypeError('Failed to fetch'), null])(
  'says nothing of another failure: %s',
  (error) => expect(rateLimitMessage(error)).toBeNull(),
);
