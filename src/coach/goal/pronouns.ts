import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, wordsOf } from '#coach/text/reading.ts';
import { clausesOf } from './clauses.ts';
import { opened } from './openers.ts';
import { isVerbAt } from './phrase/verbs.ts';
import { DATES, MOMENTS, PEOPLE } from './words/goal-words.ts';

const POINTING = wordSet('it them');
/** With these `it` points at nothing: `make it to mass`, `do it again`. */
const IDIOMS = wordSet(knowledge.acts.words.pronounsIdioms);
const IDIOMS_OF_THEM = wordSet('let give have keep say think love hate like enjoy hope be want need see make get');
const INDEFINITE = wordSet('a an some any');
/** Words between a determiner and its noun. */
const LONGEST_THING = 3;

/** `I keep bees`: many need no word that says which. */
const isKeptAt = ({ tokens }: Reading, at: number) =>
  tokens[at]?.isPlural === true && tokens[at - 1]?.tag === 'verb' && tokens[at - 1]?.after === '';

/** The thing that ends at a noun, with the word that says which; null for a noun without one. */
function thingAt({ tokens }: Reading, at: number): Range | null {
  for (let from = at - 1; from >= Math.max(0, at - LONGEST_THING); from -= 1) {
    const token = tokens[from];
    if (!token || token.after !== '') return null;
    if (token.tag === 'determiner' || token.tag === 'number') return { from, to: at + 1 };
    if (token.tag !== 'adjective' && token.tag !== 'noun') return null;
  }
  return null;
}

function isThing({ tokens }: Reading, at: number, isMany: boolean): boolean {
  const token = tokens[at];
  if (token?.tag !== 'noun' || token.isPlural !== isMany) return false;
  if (token.after === '' && tokens[at + 1]?.tag === 'noun') return false;
  // `twice a day` and `is a rusty gate` are not pointed at.
  const isPer = token.lemma === 'day' && INDEFINITE.has(tokens[at - 1]?.word ?? '');
  const isSaidOf = [2, 3].some(
    (back) => tokens[at - back]?.lemma === 'be' && INDEFINITE.has(tokens[at - back + 1]?.word ?? ''),
  );
  return !isPer && !isSaidOf && ![PEOPLE, DATES, MOMENTS].some((words) => words.has(token.lemma));
}

/** What was spoken of before a word: the nearest thing, one or several, which is no person and no time. */
function spokenOf(reading: Reading, before: number, isMany: boolean): string | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const kept = isKeptAt(reading, at) ? { from: at, to: at + 1 } : null;
    const thing = isThing(reading, at, isMany) ? (kept ?? thingAt(reading, at)) : null;
    const first = thing && reading.tokens[thing.from];
    if (!thing || !first) continue;
    const isKnown = first.tag === 'determiner' && !INDEFINITE.has(first.word);
    const from = thing.from + Number(first.tag !== 'noun');
    return isKnown ? wordsOf(reading, thing) : `the ${wordsOf(reading, { from, to: thing.to })}`;
  }
  return null;
}

/** What the verb before is done to, in the same clause: `fix the bike and ride it`. */
function objectBefore(reading: Reading, { from, to }: Range, isMany: boolean): string | null {
  for (let at = from + 1; at < to; at += 1) {
    const said = isThing(reading, at, isMany) ? spokenOf(reading, at + 1, isMany) : null;
    if (said !== null) return said;
  }
  return null;
}

/** True for a clause in which somebody wishes or orders. */
function isMeant(reading: Reading, clause: Range): boolean {
  const { at, turns } = opened(reading, clause);
  return turns.some((turn) => turn !== 'skip' && turn !== 'more') || isVerbAt(reading, at, null);
}

/** What a pronoun points at; null where it points at nothing that was named. */
function pointedAt(reading: Reading, clause: Range, at: number): string | null {
  const isMany = reading.tokens[at]?.word === 'them';
  const verb = reading.tokens[at - 1]?.lemma ?? '';
  if (reading.tokens[at + 1]?.tag === 'auxiliary') return null;
  if ((isMany ? IDIOMS_OF_THEM : IDIOMS).has(verb) || !isVerbAt(reading, at - 1, 'to')) return null;
  return objectBefore(reading, { from: clause.from, to: at - 1 }, isMany) ?? spokenOf(reading, clause.from, isMany);
}

/** A goal in which each wish names what it points at: `… the telly on and I want to turn it off` becomes `… turn the telly off`. */
export function withThingsNamed(text: string): string {
  const reading = read(text);
  const places = reading.tokens.flatMap(({ word }, at) => (POINTING.has(word) && at > 0 ? [at] : []));
  if (places.length === 0) return text;
  const clauses = clausesOf(reading).filter((clause) => !clause.isReason && isMeant(reading, clause));
  let said = text;
  for (const at of places.toReversed()) {
    const [token, clause] = [reading.tokens[at], clauses.find(({ from, to }) => from <= at && at < to)];
    const thing = clause ? pointedAt(reading, clause, at) : null;
    if (token && thing !== null) said = `${said.slice(0, token.from)}${thing}${said.slice(token.to)}`;
  }
  return said;
}
