import type { Clause } from '../text/clauses.ts';
import type { Profile } from '../habit/habit-profile.ts';
import type { Token } from '../text/normalise.ts';

const GROUP_NOUN = /\b(?:stuff|front|side|habits?|things|ones|half|tasks?|goals?|department|bits|part)\b/;
const GROUPS =
  /\b(?:stuff|all|front|side|habits?|things|day|half|tasks?|goals?|everything|nothing|none|zero|nil|both|neither|department|identity|me)\b/;

/** What `potter` and `pottery`, `runner` and `running` share. */
const rootOf = (word: string) => word.replace(/(?:ner|ery|er|ist|ing|y)$/, '');

/** Habits of the identities that a clause names: “nothing on the runner front”. */
export function identityGroup(
  clause: Clause,
  tokens: readonly Token[],
  profiles: readonly Profile[],
): { habits: number[]; words: string[] } | null {
  const inside = tokens.slice(clause.from, clause.to);
  const identities = new Map<string, Profile[]>();
  for (const profile of profiles) {
    const { identity } = profile.habit;
    if (identity === undefined || profile.identityWords.length === 0) continue;
    identities.set(identity, [...(identities.get(identity) ?? []), profile]);
  }
  if (identities.size === 0) return null;
  const found = [...identities.values()].flatMap((group) => {
    const isSaid = (word: string) =>
      inside.some((token) => token.lemma === word || `${token.lemma}er` === word || token.word === word);
    // “Pottery all done” of The Potter, “the running stuff” of The Runner; a word of a habit says no more than that habit.
    const isFree = (at: number) =>
      GROUP_NOUN.test(clause.text) ||
      !clause.spans.some(({ from, to }) => clause.from + at >= from && clause.from + at < to);
    const isMeant = (word: string) =>
      inside.some((token, at) => rootOf(token.lemma) === rootOf(word) && rootOf(word).length > 2 && isFree(at));
    const named = (group[0]?.identityWords ?? []).filter((word) => isSaid(word) || isMeant(word));
    const isExact = named.some(
      (word) => inside.some((token) => token.lemma === word || token.word === word) || isMeant(word),
    );
    const isWhole = named.length === (group[0]?.identityWords ?? []).length;
    return isExact && (isWhole || GROUPS.test(clause.text)) ? [{ group, named }] : [];
  });
  if (found.length === 0) return null;
  const isGroup =
    GROUPS.test(clause.text) ||
    clause.words.length <= 2 ||
    /^(?:the )?(?:\w+ ){1,3}(?:complete|completed|done|absent|yes|no|nope|✓|✗)$/.test(clause.text);
  if (!isGroup) return null;
  return {
    habits: found.flatMap(({ group }) => group.map(({ index }) => index)),
    words: found.flatMap(({ named }) => [
      ...named,
      ...inside.flatMap(({ lemma }) => (named.some((word) => rootOf(lemma) === rootOf(word)) ? [lemma] : [])),
    ]),
  };
}
