type Completion = { readonly habitId: string; readonly completed: boolean };
type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s’‘'"“”]+/g, ' ')
    .trim();

/** The part of the coach's reading that can be trusted: only habits that were asked about, each once, and only evidence that quotes the user. */
export function trustedCompletions(
  completions: readonly (Completion & { readonly evidence: string })[],
  { habits, messages }: { readonly habits: readonly { readonly id: string }[]; readonly messages: readonly Turn[] },
): (Completion & { readonly evidence?: string })[] {
  const open = new Set(habits.map((habit) => habit.id));
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => plain(content));
  return completions.flatMap(({ habitId, completed, evidence }) => {
    if (!open.delete(habitId)) return [];
    const words = plain(evidence);
    const isQuote = words !== '' && said.some((text) => text.includes(words));
    return { habitId, completed, ...(isQuote && { evidence: evidence.trim() }) };
  });
}
