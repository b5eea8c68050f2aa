/** Words of the user's own that are kept with a review. */
const OWN_WORDS = 20;

/** The most that the user said of the week in one message, in at most twenty words; null when nothing was said. */
export function ownWordsIn(
  turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[],
): string | null {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  const longest = said.reduce((best, text) => (text.length > best.length ? text : best), '');
  return longest === '' ? null : longest.split(/\s+/).slice(0, OWN_WORDS).join(' ');
}
