import type { FastifyRequest } from 'fastify';
import { countryOf } from '#coach/safety/country.ts';
import { asksDirectly } from '#coach/safety/router.ts';
import { safetyReply } from '#coach/safety/safety-reply.ts';
import { type SafetyLabel, stopsCoaching } from '#core/safety.ts';
import type { CurrentUser } from '#server/session.ts';
import type { SafetyAnswer } from '../contract.ts';

/**
 * The prepared answer to a label with the help lines of the user's country, or null when nothing has to be said. `texts` are what
 * the label was found in: hopelessness without a stated plan is asked about directly.
 */
export function safetyAnswer(
  label: SafetyLabel,
  { request, user, texts }: { request: FastifyRequest; user: CurrentUser; texts: readonly string[] },
): SafetyAnswer {
  const locale = request.headers['accept-language']?.split(',')[0]?.trim() ?? null;
  const country = countryOf({ locale, timeZone: user.timeZone });
  const reply = safetyReply({ label, country, asksDirectly: texts.some(asksDirectly) });
  return reply ? { label, text: reply.text, stopsCoaching: stopsCoaching(label) } : null;
}
