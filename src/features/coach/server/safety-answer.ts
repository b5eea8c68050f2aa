import type { FastifyRequest } from 'fastify';
import { countryOf } from '#coach/safety/country.ts';
import { safetyReply } from '#coach/safety/safety-reply.ts';
import { type SafetyLabel, stopsCoaching } from '#core/safety.ts';
import type { CurrentUser } from '#server/session.ts';
import type { SafetyAnswer } from '../contract.ts';

/** The prepared answer to a label with the help lines of the user's country, or null when nothing has to be said. */
export function safetyAnswer(
  label: SafetyLabel,
  { request, user }: { request: FastifyRequest; user: CurrentUser },
): SafetyAnswer {
  const locale = request.headers['accept-language']?.split(',')[0]?.trim() ?? null;
  const reply = safetyReply({ label, country: countryOf({ locale, timeZone: user.timeZone }) });
  return reply ? { label, text: reply.text, stopsCoaching: stopsCoaching(label) } : null;
}
