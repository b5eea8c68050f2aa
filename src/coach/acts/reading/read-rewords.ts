import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, wordsOf } from '#coach/text/reading.ts';
import { focusOf, isValue, matches, meantBy, withDefault } from './caught.ts';
import { asHabit, isCleanAct } from './own-habit.ts';
import { quotedIn } from './quotes.ts';
import type { Clause, Request } from './request.ts';
import { REQUESTS } from '../act-words.ts';

const rewords = patterns(...REQUESTS.rewords);
const naming = new Pattern('^ (instead of|call|name|rename|reword|rephrase|word|label|title|retitle)');

/** The habit that some words name under another text. */
const reworded = (clause: Clause, named: Range, text: string): Request => ({
  meant: meantBy(clause, named),
  toActs: (places) => places.slice(0, 1).map((target) => ({ act: 'reword', target, text })),
  ...withDefault(focusOf(clause)),
});

const turning = new Pattern('^ (to|as|into|please? (write|say|put|use|read|call it|name it)) $');
const isTurnedInto = ({ reading }: Clause, between: Range) => turning.find(reading, between) !== null;

/** What is between quotation marks is the text, whatever the words around it; of two, the first names the habit. */
function quotedReword(clause: Clause): Request | null {
  const { reading, within } = clause;
  const [first, second] = quotedIn(reading).filter(({ from, to }) => from > within.from && to <= within.to);
  const quoted = second ?? first;
  if (second && !isTurnedInto(clause, { from: first?.to ?? 0, to: second.from })) return null;
  const named = first && naming.find(reading, { from: within.from, to: first.from });
  if (!quoted || !named) return null;
  const text = asHabit(wordsOf(reading, quoted));
  return reworded(clause, second ? first : { from: named.to, to: quoted.from }, text);
}

const otherWords = patterns(...REQUESTS.otherWords);
const isLiked = new Pattern('^ (is|sounds|feels|reads|would be|seems) .. (more|better|nicer|kinder|like me|right)');

/** `Word it differently, would you? “Sew a piece” sounds more like me`: the words follow, and are praised. */
function praisedReword(clause: Clause): Request | null {
  const { reading, within } = clause;
  const what = firstOf(otherWords, reading, within)?.match.caught.what;
  const liked = quotedIn(reading).find(
    ({ from, to }) => from >= within.to && isLiked.find(reading, { from: to, to: reading.tokens.length }) !== null,
  );
  if (!what || !liked) return null;
  const text = asHabit(wordsOf(reading, liked));
  return reworded(clause, what, text);
}

/** Other words for a habit that is there: `call it …`, `rename the walk to …`. */
export function rewordRequest(clause: Clause): Request | null {
  const { reading, within } = clause;
  const said = quotedReword(clause) ?? praisedReword(clause);
  if (said) return said;
  for (const { match, what, own } of matches(rewords, clause)) {
    if (!own) continue;
    const quoted = quotedIn(reading).find(({ from, to }) => from >= within.from && to <= within.to);
    const text = asHabit(wordsOf(reading, quoted ?? own));
    const named = what ?? { from: match.from + 1, to: quoted ? Math.min(own.from, quoted.from) : own.from };
    if (isValue(reading, own) || (!quoted && !isCleanAct(text))) continue;
    return reworded(clause, named, text);
  }
  return null;
}
