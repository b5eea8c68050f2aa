import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { kindsOf } from '#coach/match/pattern.ts';
import { withoutAsides } from '#coach/match/asides.ts';
import { changed, withHours, withNames } from '#coach/text/as-written.ts';
import { allOf, type Reading, read } from '#coach/text/reading.ts';
import { isWish, opened } from '../openers.ts';
import { withoutSlips } from './slips.ts';

/** Where somebody is to be, or how something is to be, by an hour; by the verb that a list leaves unsaid. */
const UNSAID = kindsOf<string>(knowledge.acts.unsaid.verbs);
const NOW = kindsOf<string>(knowledge.acts.unsaid.now).flatMap((kind) => kind.patterns);
const JOINS = wordSet('and then plus also');
const ENDS_ITEM = /[,;:.(\n–—]/;
/** `1. wake up 2. floss`: places in a list, each in a sentence of its own. */
const PLACES_IN_LIST = /(?:^|[\s,;])\d{1,2}[.)] (?=[a-z])/gi;
/** `wake 7`, `up 6:30`: an hour without its word; not `push up 10`. */
const HOURS =
  /(?<!\b(?:push|pull|sit|press|chin|step)[ -])\b(wake|wake up|get up|up|bed) (?=\d{1,2}(?::\d\d)?(?:[ap]m)?(?:$|[,;.\n]| and ))/gi;
const BRACKETS = /\(([^()]{1,80})\)|, ([^,.;()]{1,25})(?=[,.;]|$)/g;

/** `2x a day (11 and 4)`: the hours. */
const HOURS_IN_BRACKETS = /a day \((\d{1,2}(?::\d\d)?(?:[ap]m)?) (?:and|&) (\d{1,2}(?::\d\d)?(?:[ap]m)?)\)/gi;

/** `ten now`, `currently 6 cups`: nothing is wished for in it. */
const isNumberNow = ({ tokens, spans }: Reading): boolean =>
  spans.some(({ kind }) => kind === 'number') && !tokens.some(({ tag }) => tag === 'verb' || tag === 'gerund');

/** `(currently 6 cups)`, `(on 3 cans a day)`: how much of it there is now, and no goal. */
const withoutNow = (text: string): string =>
  text.replace(BRACKETS, (whole, inside: string | undefined, item = '') => {
    const reading = read(inside ?? item);
    const range = allOf(reading);
    const isNow = NOW.some((pattern) => pattern.find(reading, range));
    return isNow && (inside !== undefined || isNumberNow(reading)) ? '' : whole;
  });

/** `I sleep badly, up at 3`: how things are. */
function isTold(reading: Reading, at: number): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from < at && at < to);
  return (
    sentence !== undefined && reading.tokens[sentence.from]?.word === 'i' && !isWish(opened(reading, sentence).turns)
  );
}

function asSentences(text: string): string {
  const isList = /(?:^|\s)1[.)] /.test(text) && /\s2[.)] /.test(text);
  return isList ? text.replace(PLACES_IN_LIST, '. ').replace(/^\. /, '') : text;
}

/** A goal without slips, with what its list leaves unsaid: `up at 6, floss and in bed by 11` gets up, and is in bed. */
export const filledIn = (text: string): string =>
  changed(
    withoutNow(asSentences(withHours(withoutAsides(withoutSlips(withNames(text))))))
      .replace(HOURS, '$1 at ')
      .replace(HOURS_IN_BRACKETS, 'a day at $1 and $2'),
    (reading, at) => {
      const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
      const isWanted = before?.word === 'want';
      const isItem = !before || isWanted || ENDS_ITEM.test(before.after) || JOINS.has(before.word);
      const range = { from: at, to: reading.tokens.length };
      const verb = isItem && UNSAID.find(({ patterns }) => patterns.some((one) => one.find(reading, range)));
      if (!verb || !token || (!isWanted && isTold(reading, at))) return null;
      return `${isWanted ? 'to ' : ''}${verb.kind} ${token.raw}`;
    },
  );
