import type { CheckInAnswer, CheckInFacts } from '../../port.ts';

/** One turn of a check-in by chat. */
export function checkInTurn(_facts: CheckInFacts): CheckInAnswer {
  return { reply: 'Which of your habits did you do today?', completions: [] };
}
