const VOWEL = /[aeiou]/;

/** The regular forms of an English verb or noun: `stop` gives stop, stops, stopped, stopping. Spare forms do no harm. */
export function inflect(word: string): string[] {
  const last = word.at(-1) ?? '';
  const before = word.at(-2) ?? '';
  if (last === 'e') return [word, `${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  if (last === 'y' && !VOWEL.test(before)) {
    return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`];
  }
  const forms = [word, `${word}s`, `${word}ed`, `${word}ing`, `${word}in`];
  if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  const doubles = VOWEL.test(before) && !VOWEL.test(last) && !/[wxy]/.test(last);
  return doubles ? [...forms, `${word}${last}ed`, `${word}${last}ing`] : forms;
}
