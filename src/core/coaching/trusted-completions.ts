type Told = { readonly habitId: string; readonly evidence: string };
type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s’‘'"“”]+/g, ' ')
    .trim();

/** The part of the coach's reading that can be trusted: only habits that were asked about, each once, and only evidence that quotes the user. */
export function trustedCompletions<Of extends Told>(
  completions: readonly Of[],
  { habits, messages }: { readonly habits: readonly { readonly id: string }[]; readonly messages: readonly Turn[] },
): (Omit<Of, 'evidence'> & { readonly evidence?: string })[] {
  const open = new Set(habits.map((habit) => habit.id));
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => plain(content));
  return completions.flatMap(({ evidence, ...told }) => {
    if (!open.delete(told.habitId)) return [];
    const words = plain(evidence);
    const isQuote = words !== '' && said.some((text) => text.includes(words));
    return { ...told, ...(isQuote && { evidence: evidence.trim() }) };
  });
}
