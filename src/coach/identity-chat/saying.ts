import { capital } from '#core/words/capital.ts';
import { isSaid as isSaidBy, say as sayOf, type Saying } from '#coach/say/say.ts';
import type { Phrase as AnyPhrase } from '#coach/say/wordings.ts';

type OwnPart<P> = P extends `identity${infer Name}` ? Uncapitalize<Name> : never;
/** What the coach says in this talk: `offer` is written as `identityOffer` in `content/say`. */
export type Phrase = OwnPart<AnyPhrase>;
/** What stands in the places `{name}`. */
export type Values = NonNullable<Saying['values']>;

const written = (phrase: Phrase) => `identity${capital(phrase)}` as AnyPhrase;

/** True when a text says a phrase, in any of its wordings. */
export const isSaid = (phrase: Phrase, text: string): boolean => isSaidBy(written(phrase), text);

/** A phrase in words that were not used in this conversation. */
export const say = (phrase: Phrase, saying: Omit<Saying, 'values'>, values: Values = {}): string =>
  sayOf(written(phrase), { ...saying, values });
