import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases } from '#coach/text/phrases.ts';
import { Pattern } from '#coach/match/pattern.ts';

/** Words that stand for one notion in many patterns: `%miss` is any of them. */
const GROUPS: Readonly<Record<string, string>> = knowledge.talk.groups;

const grown = (source: string): string =>
  Object.entries(GROUPS).reduce((text, [name, words]) => text.replaceAll(`%${name}`, words), source);

type Kind<K> = { readonly kind: K; readonly patterns: readonly Pattern[] };

/** Kinds of talk with the patterns of each, in the order in which they are looked for. */
export const talkKinds = <K extends string>(rows: readonly (readonly string[])[]): readonly Kind<K>[] =>
  rows.map(([kind = '', list = '']) => ({ kind: kind as K, patterns: talkPatterns(list) }));

/** Patterns of a list parted by semicolons, with the groups of words in their places. */
export const talkPatterns = (list: string): Pattern[] => phrases(list).map((source) => new Pattern(grown(source)));
