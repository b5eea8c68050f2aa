import knowledge from '#content/knowledge.json' with { type: 'json' };
import { small } from '#core/words/capital.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import { read, type Reading, wordsOf } from '#coach/text/reading.ts';
import { toSecondPerson } from '#coach/say/in-a-sentence.ts';

const WISHES = patterns(...knowledge.requests.goalWordsWishes);
const ENDS = new Set(['because', 'but', 'since', 'although', 'though', 'cos', 'cause', 'as', 'which', 'and', 'so']);
/** A phrase that is said back holds no more words. */
const MOST_WORDS = 12;
const FEWEST_WORDS = 2;
/** From here on a reason or a second wish is left out. */
const SHORT_ENOUGH = 6;
const NO_INSTRUCTION = new Set(['no', 'not', 'without', 'never', 'less', 'fewer']);

/** Up to the first mark or reason: a goal is told on, and only its beginning is said back. */
function beginning(reading: Reading): { from: number; to: number } {
  const marked = reading.tokens.findIndex(({ after }) => after !== '' && after !== "'" && after !== '-') + 1;
  const end = marked > 0 ? marked : reading.tokens.length;
  const cut = reading.tokens.slice(0, end).findIndex(({ word }, at) => ENDS.has(word) && at >= SHORT_ENOUGH);
  return { from: 0, to: cut > 0 ? cut : end };
}

function wishIn(description: string): string | null {
  const reading = read(description);
  const within = beginning(reading);
  const wish = firstOf(WISHES, reading, within)?.match.caught.act ?? within;
  const first = reading.tokens[wish.from];
  const isVerb = first?.tag === 'verb' || (wish !== within && first !== undefined);
  const length = wish.to - wish.from;
  return isVerb && length >= FEWEST_WORDS && length <= MOST_WORDS ? wordsOf(reading, wish) : null;
}

/** The goal as it is said after `you want to`: `get fit again so you can keep up with your grandkids`; null when it cannot be. */
export function goalInWords(description: string): string | null {
  const act = wishIn(description) ?? actIn(description);
  const words = act === null ? null : toSecondPerson(act);
  return words && small(words);
}

/** The first act that it names, where that is one to be done. */
function actIn(description: string): string | null {
  const [act] = readGoal(description).acts;
  return act && !NO_INSTRUCTION.has(act.text.toLowerCase().split(' ')[0] ?? '') ? act.text : null;
}
