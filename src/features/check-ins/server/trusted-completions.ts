import type { CheckInAnswer, CheckInFacts } from '#coach/port.ts';
import type { CheckInReply } from '../contract.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s’‘'"“”]+/g, ' ')
    .trim();

/**
 * What the coach understood, as far as it can be held to: only habits that were asked about, each once, and as evidence only
 * words that the user said.
 */
export function trustedCompletions(
  { completions }: Pick<CheckInAnswer, 'completions'>,
  { habits, messages }: CheckInFacts,
): CheckInReply['extractedCompletions'] {
  const open = new Set(habits.map((habit) => habit.id));
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => plain(content));
  return completions.flatMap(({ habitId, completed, evidence }) => {
    if (!open.delete(habitId)) return [];
    const words = plain(evidence);
    const isQuote = words !== '' && said.some((text) => text.includes(words));
    return { habitId, completed, ...(isQuote && { evidence: evidence.trim() }) };
  });
}
