import type { FastifyRequest } from 'fastify';
import { getCountry } from '../help/country.ts';
import type { Answered } from '#coach/port.ts';
import { helpText, linksIn, quietText, safetyReply } from '../help/safety-reply.ts';
import { addDays } from '#core/calendar/calendar.ts';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety-labels.ts';
import { read, readSafety, type Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';

type Asking = { request: FastifyRequest; user: CurrentUser };
/** What the label was found in, the goals on which it is kept, and whether it was told to the coach: doubt gets a quiet word there. */
type About = { texts?: readonly string[]; goals?: readonly string[]; isTold?: boolean };

/**
 * The prepared answer to a label with the help lines of the user's country, or null when nothing has to be said. Hopelessness without a stated
 * plan is asked about directly.
 */
export async function safetyAnswer(
  label: SafetyLabel,
  { request, user, texts = [], goals = [] }: Asking & About,
): Promise<SafetyAnswer> {
  const asksDirectly = label === 'crisis' && (await read('hopeless', texts, { owner: user.id })) === true;
  const country = countryFor({ request, user });
  const reply = safetyReply({ label, country, asksDirectly });
  if (!reply) return null;
  const pause = label === 'crisis' && !asksDirectly ? quietWeek(user) : null;
  const links = linksIn(reply.text, country);
  return { label, text: reply.text, stopsCoaching: stopsCoaching(label), goals: [...goals], links, pause };
}

/**
 * A quiet word beside the answer to texts that raise no card and may tell of danger all the same, else null. Its label is `none`: it stops nothing and
 * is kept on no goal. The device shows it once in a while.
 */
async function quietWord({ request, user, texts = [] }: Asking & About): Promise<SafetyAnswer> {
  if (!(await read('doubtful', texts, { owner: user.id }))) return null;
  const country = countryFor({ request, user });
  const text = quietText(country);
  return { label: 'none', text, stopsCoaching: false, goals: [], links: linksIn(text, country) };
}

/** Days without reminders in which nothing is marked as missed, for whoever wants them. */
const quietWeek = ({ today }: CurrentUser) => ({ from: today, until: addDays(today, 6), reason: null });

/** Prepares the answer to a label, or a quiet word, for whoever asks. */
export type Help = (label: SafetyLabel, about?: About) => Promise<SafetyAnswer>;

export const helpFor =
  (asking: Asking): Help =>
  async (label, about = {}) => {
    const answer = await safetyAnswer(label, { ...asking, ...about });
    return answer ?? (about.isTold ? quietWord({ ...asking, ...about }) : null);
  };

function countryFor({ request, user }: Asking): string {
  const locale = request.headers['accept-language']?.split(',')[0]?.trim() ?? null;
  return getCountry({ locale, timeZone: user.timeZone });
}

/** The help card on request: no label was found, so nothing is asked. */
export function safetyCard(asking: Asking): NonNullable<SafetyAnswer> {
  const country = countryFor(asking);
  const text = helpText(country);
  return { label: 'crisis', text, stopsCoaching: false, goals: [], links: linksIn(text, country) };
}

/**
 * Returns the answer, unless a model's own words are dangerous. The model's engine replaces such a text; one that slips through is not shown,
 * saved or counted.
 */
export async function withoutDanger<T extends object>(
  answer: Answered<T>,
  getTexts: (answer: T) => readonly string[],
  reader: Reader,
): Promise<Answered<T>> {
  if (answer.answeredBy !== 'model') return answer;
  if (stopsCoaching(await readSafety(getTexts(answer), reader)))
    throw new AppError('UNAVAILABLE', coachMessages.notSaid);
  return answer;
}
