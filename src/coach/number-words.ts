/** Words that count up from a number by a step. */
const counting = (words: string, from: number, by = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, from + at * by]));

/** English number words by their place, shared by all that reads free text. */
export const UNITS = counting('one two three four five six seven eight nine', 1);
export const TEENS = counting('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10);
export const TENS: typeof UNITS = {
  ...counting('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  fourty: 40,
};
