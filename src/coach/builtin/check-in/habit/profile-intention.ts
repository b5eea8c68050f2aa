import type { CheckInHabit } from '#coach/port.ts';
import { tokenise } from '../text/normalise.ts';
import type { Term } from './profile-concepts.ts';
import { placed, PLACES, WEIGHTS } from './profile-words.ts';

const ACT = /^[^,]*, (.*?)(?:\. If |\.?$)/;

/** The words of what somebody set out to do, beside those of the description: each is a hint, and two of them name the habit. */
export function intendedTerms({ intention = '' }: CheckInHabit, known: readonly Term[]): Term[] {
  const tokens = tokenise(ACT.exec(intention)?.[1] ?? '');
  const words = placed(tokens, []).filter(
    ({ token }) =>
      !PLACES.has(token.lemma) &&
      token.word !== 'will' &&
      !known.some(({ lemmas }) => lemmas.length === 1 && lemmas[0] === token.lemma),
  );
  return [...new Set(words.map(({ token }) => token.lemma))].map((lemma) => ({
    lemmas: [lemma],
    weight: WEIGHTS.faint,
    rank: 1,
    isOpposite: false,
    isPlace: false,
  }));
}
