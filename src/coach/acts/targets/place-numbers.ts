import { REQUESTS } from '../act-words.ts';

/** A word, or a sign that parts words. */
const PIECES = /[^\s,;:.!?&+]+|[,;:.!?&+]/g;
const PLACE = /^[1-9]$/;
const DIGIT = /\d/;
const JOINS = new Set(['and', 'or', '&', '+', ',', 'an', 'n']);
const ENDS = new Set([',', ';', ':', '.', '!', '?']);
const BEFORE = new Set(REQUESTS.beforePlaces);
const BEHIND = new Set(REQUESTS.behindPlaces);
const BEHIND_ALONE = new Set(REQUESTS.behindPlacesAlone);

/** The words of a message, and how many habits they can be about. */
type Words = { readonly words: readonly string[]; readonly count: number };

const isNumber = ({ words, count }: Words, at: number) => PLACE.test(words[at] ?? '') && Number(words[at]) <= count;

/** Behind a number, nothing that is counted: `drop 4 and 5`, not `drop 4 minutes`. */
const isOpenBehind = (next: string | undefined) =>
  next === undefined || ENDS.has(next) || JOINS.has(next) || BEHIND.has(next);

/** Where a message begins anew: `so 4 can go`. */
const isStart = (word: string | undefined) => word === undefined || ENDS.has(word) || word === 'so' || word === 'and';

/** `1, 2 and 3`: whether the number before is a place. */
function goesOn(said: Words, at: number, places: ReadonlySet<number>): boolean {
  const { words } = said;
  const back = [1, 2, 3].find((steps) => !JOINS.has(words[at - steps] ?? '')) ?? 0;
  return back > 0 && places.has(at - back) && (isOpenBehind(words[at + 1]) || isNumber(said, at + 1));
}

/** `drop 4`, `instead of 4`; `15 min French instead of 5` is an amount. */
function isOrdered(said: Words, at: number): boolean {
  const [lead = '', before = ''] = said.words.slice(at - 2, at);
  const isValue = before === 'of' && said.words.slice(0, at).some((word) => DIGIT.test(word));
  const isLed = BEFORE.has(said.words[at - 1] ?? '') || (!isValue && BEFORE.has(`${lead} ${before}`));
  return isLed && (isOpenBehind(said.words[at + 1]) || isNumber(said, at + 1));
}

/** `so 4 can go`, `just 1 and 2`: a number that a message begins with. */
function isAtStart(said: Words, at: number): boolean {
  const [before, next] = [said.words[at - 1], said.words[at + 1] ?? ''];
  const isPair = JOINS.has(next) && isNumber(said, at + 2);
  return isStart(before) ? isPair || BEHIND_ALONE.has(next) : isPair && (before === 'only' || before === 'just');
}

/**
 * A message in which habits are meant by bare numbers says so: `keep 1 and 3` is `keep number 1 and number 3`. What counts something, or says how many
 * there should be, stays: `make it 3 sets`, `cut it to 3`, `3 is plenty`.
 */
export function withPlaceNumbers(text: string, count: number): string {
  const pieces = [...text.toLowerCase().matchAll(PIECES)];
  const said: Words = { words: pieces.map(([word]) => word), count };
  const places = new Set<number>();
  for (const at of pieces.keys()) {
    if (isNumber(said, at) && (goesOn(said, at, places) || isOrdered(said, at) || isAtStart(said, at))) places.add(at);
  }
  return [...places].toReversed().reduce((whole, at) => {
    const from = pieces[at]?.index ?? 0;
    return `${whole.slice(0, from)}number ${whole.slice(from)}`;
  }, text);
}
