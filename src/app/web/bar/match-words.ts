const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** True where the letters stand in the word, in their order: 'stng' in 'settings'. */
function hasInOrder(word: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** How well a word of a search fits one of a name: 3 as it is, 2 as its beginning, 1 by its letters, 0 not at all. */
function fitOf(word: string, sought: string): number {
  if (word === sought) return 3;
  if (word.startsWith(sought)) return 2;
  return sought.length > 1 && word[0] === sought[0] && hasInOrder(word, sought) ? 1 : 0;
}

/** How well a name fits what was typed: every word has to fit one of it, in any order; 0 when one does not. */
export function fit(name: string, typed: string): number {
  const sought = wordsOf(typed);
  const words = wordsOf(name);
  const fits = sought.map((one) => Math.max(0, ...words.map((word) => fitOf(word, one))));
  return fits.includes(0) ? 0 : 1 + fits.reduce((sum, one) => sum + one, 0);
}
