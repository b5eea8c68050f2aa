import type { FastifyRequest } from 'fastify';
import { countryOf } from '#coach/safety/country.ts';
import type { Answered } from '#coach/port.ts';
import { asksDirectly, assessTexts } from '#coach/safety/router.ts';
import { safetyReply } from '#coach/safety/safety-reply.ts';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, stopsCoaching } from '#core/safety.ts';
import type { CurrentUser } from '#server/session.ts';
import type { SafetyAnswer } from '../contract.ts';
import { coachMessages } from '../messages.ts';

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

/**
 * The answer, unless a model says what calls for help itself. The model's engine replaces such a text; one that gets past it is
 * not shown, not saved and not counted.
 */
export function withoutDanger<T extends object>(
  answer: Answered<T>,
  textsOf: (answer: T) => readonly string[],
): Answered<T> {
  const isDangerous = answer.answeredBy === 'model' && stopsCoaching(assessTexts(textsOf(answer)));
  if (isDangerous) throw new AppError('UNAVAILABLE', coachMessages.notSaid);
  return answer;
}
