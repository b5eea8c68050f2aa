import { wordSet } from '#coach/text/phrases.ts';
import { type Reading, read } from '#coach/text/reading.ts';
import type { NamedAct } from './named-act.ts';
import { withoutOutcomes } from './phrase/outcomes.ts';
import { PEOPLE } from './words/goal-words.ts';

const THEY = wordSet('them him');

/** Who was spoken of before: `my roommates`. */
function peopleIn({ tokens }: Reading): string | null {
  const at = tokens.findIndex(({ lemma }, place) => PEOPLE.has(lemma) && tokens[place - 1]?.tag === 'determiner');
  return at < 0 ? null : `${tokens[at - 1]?.word} ${tokens[at]?.raw}`;
}

/** `My roommates … eat with them`: whom it is done with, said once more. */
function withPeople(reading: Reading, act: NamedAct): NamedAct {
  const { tokens } = read(act.text);
  const isHer = (word: string, next = tokens.length) => word === 'her' && tokens[next]?.tag !== 'noun';
  const at = tokens.findIndex(({ word }, place) => THEY.has(word) || isHer(word, place + 1));
  const people = at > 0 && act.person === null ? peopleIn(reading) : null;
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (people === null || !token) return act;
  const text = `${act.text.slice(0, token.from)}${people}${act.text.slice(token.to)}`;
  const isObject = before?.tag !== 'preposition';
  return { ...act, text, ...(isObject ? { object: people } : { person: `${before?.word} ${people}` }) };
}

/** `I was playing oud … I want to play again`: what it is done to, said once more. */
function withThing({ tokens }: Reading, act: NamedAct): NamedAct {
  if (act.object !== null || act.isStopping || act.text.includes(' ')) return act;
  const at = tokens.findIndex(
    ({ lemma, after }, place) => lemma === act.verb && after === '' && tokens[place + 1]?.tag === 'noun',
  );
  const [said, thing] = [tokens[at]?.word, tokens[at + 1]];
  if (at < 0 || !thing || said === act.verb) return act;
  return { ...act, text: `${act.text} ${thing.raw}`, object: thing.raw };
}

/** `write to my son every Sunday, and visit on Fridays`: the same person. */
function withWhom(act: NamedAct, before: NamedAct | undefined): NamedAct {
  const whom = before?.kind === 'contact' ? (before.object ?? before.person?.split(' ').slice(1).join(' ')) : null;
  if (!whom || act.kind !== 'contact' || act.person !== null || act.text.includes(' ')) return act;
  return { ...act, text: `${act.text} ${whom}`, object: whom };
}

/** The act with what was said of it before, where it only points there. */
const withAntecedents = (reading: Reading, act: NamedAct): NamedAct => withThing(reading, withPeople(reading, act));

/** The acts with what was said of them before, and without what they are only for. */
export const settled = (reading: Reading, acts: readonly NamedAct[]): NamedAct[] =>
  withoutOutcomes(acts.map((act, at) => withAntecedents(reading, withWhom(act, acts[at - 1]))));
