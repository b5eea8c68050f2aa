import { addDays } from '#core/calendar/calendar.ts';
import { answerFrom, ASKED_DAYS } from '#core/evidence/asked/answer.ts';
import { askedFacts } from '#core/evidence/asked/asked-facts.ts';
import { EVIDENCE_QUESTIONS } from '#core/evidence/asked/question.ts';
import { weekOf } from '#core/week/week.ts';
import type { EvidenceAnswer } from '#features/progress/contract.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { getEvidence } from './get-evidence.ts';
import { recordedIn } from './queries.ts';

type Asker = Pick<CurrentUser, 'id' | 'today' | 'weekStartDay'>;

/** What an identity's evidence answers to each question, from its totals and the records of its last half year, however long its history. */
export async function getAnswers({ id: userId, today, weekStartDay }: Asker, identityId: string) {
  const { identity, streaks, votes } = await getEvidence({ id: userId, today, weekStartDay }, identityId);
  const span = { from: addDays(today, -ASKED_DAYS), to: today, today };
  const recorded = await recordedIn({ userId, identityId }, span);
  const weekStart = weekOf(today, weekStartDay).start;
  const facts = askedFacts(recorded, { today, weekStart, streaks, votes: votes.ever });
  return {
    identity: { id: identity.id, name: identity.name },
    answers: EVIDENCE_QUESTIONS.map((question) => ({ question, ...answerFrom(facts, question) }) as EvidenceAnswer),
  };
}
