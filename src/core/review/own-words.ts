/** How many of the user's own words are stored with a review. */
const OWN_WORDS = 20;

/** The user's longest message about the week, cut to twenty words; null when there is none. */
export function ownWordsIn(
  turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[],
): string | null {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  const longest = said.reduce((best, text) => (text.length > best.length ? text : best), '');
  return longest === '' ? null : longest.split(/\s+/).slice(0, OWN_WORDS).join(' ');
}
