import { type Range, type Reading, spanAt, wordsOf } from '#coach/text/reading.ts';

const OPENS = new Set(['after', 'before', 'when', 'once', 'whenever', 'while', 'during', 'following']);
const NEARER = new Set(['right', 'straight', 'soon', 'directly', 'immediately', 'shortly']);
/** Words with which something else begins. */
const ENDS = new Set([
  'and',
  'but',
  'instead',
  'please',
  'pls',
  'plz',
  'because',
  'then',
  'if',
  'rather',
  'though',
  'cos',
  'thanks',
  'so',
  'too',
  'for',
  'with',
  'not',
  'now',
  'as',
  'is',
  'are',
  'would',
  'from',
  'works',
  'suits',
  'ok',
  'maybe',
  'perhaps',
  'ideally',
]);
/** Places that one can be at or in. */
const AT_PLACES = new Set('home;work;school;church;college;university;uni;mosque;temple;synagogue'.split(';'));
const NO_PLACE = new Set([
  'all',
  'least',
  'most',
  'total',
  'fact',
  'case',
  'general',
  'future',
  'way',
  'end',
  'moment',
  'plan',
  'list',
  'beginning',
  'there',
  'it',
  'that',
  'half',
  'place',
  'top',
  'bottom',
  'back',
  'two',
  'minutes',
  'first',
  'row',
]);

export type CuePhrase = Range & { readonly words: string };

const isEnd = (reading: Reading, at: number, start: number) =>
  ENDS.has(reading.tokens[at]?.word ?? '') && !(at === start + 1)
    ? true
    : spanAt(reading, 'days', at) !== null || spanAt(reading, 'often', at) !== null;

/** Up to the next mark, link or value; `when I get home with the kids` keeps its `with`. */
function phraseEnd(reading: Reading, start: number, to: number, isClause: boolean): number {
  let at = start + 1;
  for (; at < to; at += 1) {
    if (/[,;:]/.test(reading.tokens[at - 1]?.after ?? '')) break;
    const word = reading.tokens[at]?.word ?? '';
    const isInside = isClause && ['with', 'for', 'so', 'as', 'is', 'are', 'from'].includes(word);
    if (!isInside && isEnd(reading, at, start)) break;
    if (
      at > start + 1 &&
      ['in', 'at', 'on'].includes(word) &&
      [1, 2].some((ahead) => spanAt(reading, 'part', at + ahead) ?? spanAt(reading, 'clock', at + ahead))
    )
      break;
    if ((word === 'on' || word === 'every' || word === 'each') && spanAt(reading, 'days', at + 1)) break;
  }
  while (at > start + 1 && ['on', 'every', 'each', 'the'].includes(reading.tokens[at - 1]?.word ?? '')) at -= 1;
  return at;
}

function made(reading: Reading, from: number, to: number, words?: string): CuePhrase {
  return { from, to, words: words ?? wordsOf(reading, { from, to }) };
}

const FOR_PART: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  noon: 'at lunchtime',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
};

/** `the evening`, `evenings`, `lunch` where nothing stands before it that makes it part of a longer phrase. */
function bareAt(reading: Reading, at: number): CuePhrase | null {
  const part = spanAt(reading, 'part', at);
  const next = reading.tokens[at + 1]?.word ?? '';
  const isName = [
    'one',
    'ones',
    'habit',
    'habits',
    'thing',
    'things',
    'walk',
    'run',
    'routine',
    'stretch',
    'prayer',
    'prayers',
    'meditation',
  ].includes(next);
  if (!part || isName) return null;
  const word = reading.tokens[at]?.word ?? '';
  const named = ['breakfast', 'dinner', 'bedtime'].includes(word) ? `at ${word}` : FOR_PART[part.part];
  return made(reading, at, at + 1, named);
}

function clockAt(reading: Reading, at: number): CuePhrase | null {
  const clock = spanAt(reading, 'clock', at);
  if (!clock) return null;
  const end =
    spanAt(reading, 'part', clock.to + 2) && reading.tokens[clock.to]?.word === 'in' ? clock.to + 3 : clock.to;
  const before = reading.tokens[at - 1]?.word ?? '';
  const opens = ['at', 'by', 'around', 'about', 'before', 'after'].includes(before);
  return opens ? made(reading, at - 1, end) : made(reading, at, end, `at ${wordsOf(reading, { from: at, to: end })}`);
}

/** `at the lido`, `in bed`, `on the train`, `at lunch`. */
function placeAt(reading: Reading, at: number, to: number): CuePhrase | null {
  const { tokens } = reading;
  const word = tokens[at]?.word ?? '';
  if (!['at', 'in', 'on', 'over', 'by', 'outside', 'inside', 'round', 'around', 'to'].includes(word)) return null;
  const next = tokens[at + 1];
  if (!next || at + 1 >= to || spanAt(reading, 'days', at + 1)) return null;
  if (word === 'to') return null;
  const hasArticle = ['the', 'my', 'our', 'a', 'his', 'her'].includes(next.word);
  const head = tokens[at + (hasArticle ? 2 : 1)];
  const part = spanAt(reading, 'part', at + (hasArticle ? 2 : 1));
  if (part)
    return made(
      reading,
      at,
      Math.min(
        phraseEnd(reading, at + (hasArticle ? 1 : 0), to, false),
        Math.max(part.to, phraseEnd(reading, at, to, false)),
      ),
    );
  if (
    ['nights', 'mornings', 'evenings', 'days', 'weeks'].includes(
      reading.tokens[phraseEnd(reading, at + 1, to, false) - 1]?.word ?? '',
    )
  )
    return null;
  if (!head || at + (hasArticle ? 2 : 1) >= to || NO_PLACE.has(head.word) || head.tag === 'number') return null;
  if (spanAt(reading, 'days', at + (hasArticle ? 2 : 1))) return null;
  if (!hasArticle && !AT_PLACES.has(head.word) && !['bed', 'lunch', 'garden', 'town'].includes(head.word)) return null;
  return made(reading, at, phraseEnd(reading, at + 1, to, false));
}

function isAmount(reading: Reading, at: number): boolean {
  return reading.spans.some(({ kind, from, to }) => kind === 'amount' && from <= at && to > at);
}

function firstThing(reading: Reading, at: number): CuePhrase | null {
  const [one, two, three, four] = [0, 1, 2, 3].map((offset) => reading.tokens[at + offset]?.word ?? '');
  if ((one !== 'first' && one !== 'last') || two !== 'thing') return null;
  const end = three === 'in' && four === 'the' ? at + 5 : three === 'at' && four === 'night' ? at + 4 : at + 2;
  return made(reading, at, end, one === 'first' ? 'when I wake up' : 'before bed');
}

function cueAt(reading: Reading, at: number, to: number): CuePhrase | null {
  const word = reading.tokens[at]?.word ?? '';
  const next = reading.tokens[at + 1]?.word ?? '';
  const first = firstThing(reading, at);
  if (first) return first;
  if (word === 'as' && next === 'soon' && reading.tokens[at + 2]?.word === 'as') {
    const end = phraseEnd(reading, at + 3, to, true);
    return made(reading, at, end, `when ${wordsOf(reading, { from: at + 3, to: end })}`);
  }
  const isNearer = NEARER.has(word) && OPENS.has(next);
  const opener = isNearer ? next : word;
  const start = isNearer ? at + 1 : at;
  if (OPENS.has(opener) && start + 1 < to) {
    const end = phraseEnd(
      reading,
      start,
      to,
      ['when', 'once', 'while', 'whenever', 'after', 'before'].includes(opener),
    );
    const rest = wordsOf(reading, { from: start + 1, to: end });
    const says = opener === 'once' || opener === 'whenever' ? 'when' : opener === 'following' ? 'after' : opener;
    return opener === 'once' && spanAt(reading, 'often', start) ? null : made(reading, at, end, `${says} ${rest}`);
  }
  if (isAmount(reading, at)) return null;
  return clockAt(reading, at) ?? placeAt(reading, at, to) ?? bareAt(reading, at);
}

/** When and where something is to be done: `after breakfast`, `at 7 pm`, `in the garden`, each as it was said. */
export function cuesIn(reading: Reading, { from, to }: Range): CuePhrase[] {
  const found: CuePhrase[] = [];
  let at = from;
  while (at < to) {
    const next = spanAt(reading, 'clock', at + 1) ? null : cueAt(reading, at, to);
    if (next && next.to > at) {
      const start = next.from < from ? { ...next, from } : next;
      found.push(start);
      at = next.to;
    } else at += 1;
  }
  return found;
}

/** The words before a cue that lead to it: `move it to the evening`. */
export function withLeadIn({ tokens }: Reading, { from, to }: Range, start: number): Range {
  let at = from;
  while (
    at > start &&
    ['to', 'the', 'in', 'on', 'for', 'at', 'my', 'it', 'every', 'each', 'it is'].includes(tokens[at - 1]?.word ?? '')
  )
    at -= 1;
  return { from: at, to };
}
