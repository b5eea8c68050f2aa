import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings, phraseSet } from '#coach/text/phrases.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading, spanAt, spansIn, type Token, wordsOf } from '#coach/text/reading.ts';

const soon = new Pattern('^ as soon as');
const OPENS = new Set(['after', 'before', 'when', 'once', 'whenever', 'while', 'during', 'following']);
const NEARER = new Set(['right', 'straight', 'soon', 'directly', 'immediately', 'shortly']);
/** Words with which something else begins. */
const ENDS = new Set(knowledge.requests.endsOfCue);
/** Places that one can be at or in. */
const AT_PLACES = new Set('home;work;school;church;college;university;uni;mosque;temple;synagogue'.split(';'));
const NO_PLACE = new Set(knowledge.requests.noPlace);

export type CuePhrase = Range & { readonly words: string };

const isEnd = (reading: Reading, at: number, start: number) =>
  ENDS.has(reading.tokens[at]?.word ?? '') && !(at === start + 1)
    ? true
    : spanAt(reading, 'days', at) !== null || spanAt(reading, 'often', at) !== null;

/** Up to the next mark, link or value; `when I get home with the kids` keeps its `with`. */
function phraseEnd(reading: Reading, start: number, to: number, isClause: boolean): number {
  let at = start + 1;
  while (at < to && !endsAt(reading, at, start, isClause)) at += 1;
  if (at === to) return at;
  while (at > start + 1 && LEADS_ON.has(reading.tokens[at - 1]?.word ?? '')) at -= 1;
  return at;
}

const INSIDE_A_CLAUSE = new Set(['with', 'for', 'so', 'as', 'is', 'are', 'from']);
/** `after dinner is better` */
const PRAISED = new Set(['better', 'best', 'fine', 'good', 'easier', 'perfect', 'great', 'ok']);
const LEADS_ON = new Set(['on', 'every', 'each', 'the']);
const MARKS = [',', ';', ':'];

const isInside = ({ tokens }: Reading, at: number) =>
  INSIDE_A_CLAUSE.has(tokens[at]?.word ?? '') && !PRAISED.has(tokens[at + 1]?.word ?? '');

function endsAt(reading: Reading, at: number, start: number, isClause: boolean): boolean {
  const after = reading.tokens[at - 1]?.after ?? '';
  const word = reading.tokens[at]?.word ?? '';
  if (MARKS.some((mark) => after.includes(mark))) return true;
  if (!(isClause && isInside(reading, at)) && isEnd(reading, at, start)) return true;
  if (LEADS_ON.has(word) && spanAt(reading, 'days', at + 1)) return true;
  return at > start + 1 && leadsToTime(reading, at);
}

const leadsToTime = (reading: Reading, at: number) =>
  ['in', 'at', 'on'].includes(reading.tokens[at]?.word ?? '') && [1, 2].some((ahead) => isTimeAt(reading, at + ahead));
const isTimeAt = (reading: Reading, at: number) =>
  (spanAt(reading, 'part', at) ?? spanAt(reading, 'clock', at)) !== null;

function made(reading: Reading, from: number, to: number, words?: string): CuePhrase {
  return { from, to, words: words ?? wordsOf(reading, { from, to }) };
}

const FOR_PART = meanings(knowledge.acts.words.cuePhraseForPart);

const OF_A_NAME = phraseSet(knowledge.acts.words.cuePhraseOfAName);

/** `the evening`, `evenings`, `lunch` where nothing stands before it that makes it part of a longer phrase. */
function bareAt(reading: Reading, at: number): CuePhrase | null {
  const part = spanAt(reading, 'part', at);
  const next = reading.tokens[at + 1]?.word ?? '';
  const isName = OF_A_NAME.has(next);
  if (!part || isName || isEaten(reading, at)) return null;
  const word = reading.tokens[at]?.word ?? '';
  const named = ['breakfast', 'dinner', 'bedtime'].includes(word) ? `at ${word}` : FOR_PART[part.part];
  return made(reading, at, at + 1, named);
}

const MEALS = new Set(['breakfast', 'lunch', 'dinner', 'supper', 'tea']);
const MEAL_ACTS = phraseSet(knowledge.acts.words.cuePhraseMealActs);

const NO_ADJECTIVE: ReadonlySet<Token['tag']> = new Set(['verb', 'gerund', 'past', 'preposition', 'auxiliary']);

/** `eat a proper breakfast`, `cook dinner`: a meal that is what is done, and not when. */
function isEaten({ tokens }: Reading, at: number): boolean {
  if (!MEALS.has(tokens[at]?.word ?? '')) return false;
  const isAct = ({ lemma }: Token) => MEAL_ACTS.has(lemma);
  const isBetween = ({ tag, after }: Token) => after.trim() === '' && !NO_ADJECTIVE.has(tag);
  const before = tokens.slice(0, at);
  const verb = before.findLastIndex((token) => isAct(token) || !isBetween(token));
  return verb >= 0 && isAct(before[verb] as Token) && before[verb]?.after.trim() === '';
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

const PLACE_WORDS = new Set(['at', 'in', 'on', 'over', 'by', 'outside', 'inside', 'round', 'around']);
const ARTICLES = new Set(['the', 'my', 'our', 'a', 'his', 'her']);
const WITHOUT_ARTICLE = new Set(['bed', 'lunch', 'garden', 'town']);
const SPANS_OF_TIME = new Set(['nights', 'mornings', 'evenings', 'days', 'weeks']);

/** `at the lido`, `in bed`, `on the train`, `at lunch`. */
function placeAt(reading: Reading, at: number, to: number): CuePhrase | null {
  const { tokens } = reading;
  if (!PLACE_WORDS.has(tokens[at]?.word ?? '') || spanAt(reading, 'days', at + 1)) return null;
  const hasArticle = ARTICLES.has(tokens[at + 1]?.word ?? '');
  const place = at + (hasArticle ? 2 : 1);
  if (place >= to) return null;
  return partAfter(reading, at, place, to) ?? placeAfter(reading, at, { from: place, to }, hasArticle);
}

function partAfter(reading: Reading, at: number, place: number, to: number): CuePhrase | null {
  const part = spanAt(reading, 'part', place);
  if (!part) return null;
  const longest = Math.max(part.to, phraseEnd(reading, at, to, false));
  return made(reading, at, Math.min(phraseEnd(reading, place - 1, to, false), longest));
}

function placeAfter(reading: Reading, at: number, { from, to }: Range, hasArticle: boolean): CuePhrase | null {
  const end = phraseEnd(reading, at + 1, to, false);
  const isTime = SPANS_OF_TIME.has(reading.tokens[end - 1]?.word ?? '');
  return isPlace(reading, from, hasArticle) && !isTime && !isSubject(reading, from, to) ? made(reading, at, end) : null;
}

/** `the notebook in the bed makes me think`: what stands before a verb tells something. */
function isSubject({ tokens }: Reading, at: number, to: number): boolean {
  const verb = tokens[at + 1];
  return at + 1 < to && tokens[at]?.after === '' && verb?.tag === 'verb' && verb.word === `${verb.lemma}s`;
}

function isPlace(reading: Reading, at: number, hasArticle: boolean): boolean {
  const head = reading.tokens[at];
  if (!head || NO_PLACE.has(head.word) || head.tag === 'number' || spanAt(reading, 'days', at)) return false;
  return hasArticle || AT_PLACES.has(head.word) || WITHOUT_ARTICLE.has(head.word);
}

const isAmount = (reading: Reading, at: number): boolean =>
  reading.spans.some(({ kind, from, to }) => kind === 'amount' && from <= at && to > at);

function firstThing(reading: Reading, at: number): CuePhrase | null {
  const [one, two, three, four] = [0, 1, 2, 3].map((offset) => reading.tokens[at + offset]?.word ?? '');
  if ((one !== 'first' && one !== 'last') || two !== 'thing') return null;
  const end = three === 'in' && four === 'the' ? at + 5 : three === 'at' && four === 'night' ? at + 4 : at + 2;
  return made(reading, at, end, one === 'first' ? 'when I wake up' : 'before bed');
}

const SAID_AS: Readonly<Record<string, string>> = { once: 'when', whenever: 'when', following: 'after' };

/** `after lunch`, `once the kids are asleep`, `straight after work`. */
function eventAt(reading: Reading, at: number, to: number): CuePhrase | null {
  const [word = '', next = ''] = [reading.tokens[at]?.word, reading.tokens[at + 1]?.word];
  if (NEARER.has(word) && OPENS.has(next)) {
    const event = eventAt(reading, at + 1, to);
    return event && { ...event, from: at };
  }
  return OPENS.has(word) && at + 1 < to ? openedBy(reading, at, to) : null;
}

/** `once a month` is no event. */
const EACH = new Set(['a', 'per', 'each', 'every']);

function openedBy(reading: Reading, at: number, to: number): CuePhrase | null {
  const opener = reading.tokens[at]?.word ?? '';
  if (opener === 'once' && (spanAt(reading, 'often', at) || EACH.has(reading.tokens[at + 1]?.word ?? ''))) return null;
  const start = at;
  const end = phraseEnd(reading, start, to, opener !== 'during' && opener !== 'following');
  return made(reading, at, end, `${SAID_AS[opener] ?? opener} ${wordsOf(reading, { from: start + 1, to: end })}`);
}

function asSoonAs(reading: Reading, at: number, to: number): CuePhrase | null {
  if (!soon.find(reading, { from: at, to: Math.min(at + 3, to) })) return null;
  const end = phraseEnd(reading, at + 3, to, true);
  return made(reading, at, end, `when ${wordsOf(reading, { from: at + 3, to: end })}`);
}

function cueAt(reading: Reading, at: number, to: number): CuePhrase | null {
  const event = firstThing(reading, at) ?? asSoonAs(reading, at, to) ?? eventAt(reading, at, to);
  if (event || isAmount(reading, at)) return event;
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
  return withHalves(reading, found);
}

const HALF = new Set(['am', 'pm', 'a.m.', 'p.m.']);
const isHour = (reading: Reading, cue: CuePhrase) =>
  spansIn(reading, 'clock', cue).length === 1 &&
  spansIn(reading, 'part', cue).length === 0 &&
  !HALF.has(reading.tokens[cue.to - 1]?.word ?? '');

/** `every morning at 5`, `at 5 every morning`: a part of the day beside an hour says which half of the day is meant. */
function withHalves(reading: Reading, cues: readonly CuePhrase[]): CuePhrase[] {
  const merged: CuePhrase[] = [];
  for (const cue of cues) {
    const last = merged.at(-1);
    const [part] = [last, cue].flatMap((one) => (one ? spansIn(reading, 'part', one) : []));
    const hour = [last, cue].find((one) => one && isHour(reading, one));
    const said = part && FOR_PART[part.part];
    const isBeside = last && part && hour && cue.from - last.to <= 1 && part.to - part.from === 1;
    if (isBeside && said && !MEALS.has(reading.tokens[part.from]?.word ?? '')) {
      merged.splice(-1, 1, { from: last.from, to: cue.to, words: `${hour.words} ${said}` });
    } else merged.push(cue);
  }
  return merged;
}
