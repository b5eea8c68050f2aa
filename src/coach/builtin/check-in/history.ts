import { type Clause, clausesOf } from './clauses.ts';
import { type Profile } from './habit-profile.ts';
import { likenessTo, ownersOf, spansIn, type termIndex } from './mentions.ts';
import { isMark, lemma, tokenise } from './normalise.ts';
import { amountsIn } from './quantities.ts';

/** What the coach asked last, and what a plain yes would mean for each habit. */
export type Asked = {
  readonly kind: 'yes-no' | 'either' | 'open' | 'offer' | 'count' | 'amount';
  /** In the order of the question. */
  readonly habits: readonly number[];
  readonly yes: ReadonlyMap<number, boolean>;
  /** It asks about tomorrow, so a bare answer is a plan. */
  readonly isAhead: boolean;
};

const OFFER =
  /\b(?:would you like|do you want|want (?:me|a|an|some|to)|shall (?:i|we)|can i|may i|could i|should i|interested in|fancy a|need a|like a tip|want an idea|how about (?:we|i)|remind you|is it ok if|ready for|would it help)\b/;
const COUNTS = /\b(?:count (?:it|that|this|them)|counts?|call it done|take it as done|mark it)\b/;
const OPEN =
  /^(?:(?:and|so|nice|great|ok|well|thanks|lovely|now) )*(?:how (?:did|was|were|is|are|about|has|have)|what about|tell me about|how d|which|what)\b/;
const AMOUNT = /\bhow (?:many|much|long|far)\b|\bwhat time\b|\bwhen did\b/;
const WHOLE =
  /\b(?:everything|all (?:of )?(?:your|the|them|it|three|four|five|habits)|your habits|any of (?:your|the|them)|today s habits|the rest|the others|both)\b/;
const SKIPPING = /\b(?:skip|miss|forget|skipped|missed|forgot|break|broke|slip|slipped|cave|give in|go over|not|no)\b/;

function lastQuestion(content: string): string | null {
  const sentences = content.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const asked = sentences.filter((sentence) => sentence.trim().endsWith('?'));
  return asked.at(-1) ?? null;
}

function yesMeans(profile: Profile, clause: Clause, before: string): boolean {
  const isSkip = /\b(?:skip|miss|forget|skipped|missed|forgot)\b/.test(clause.text);
  if (profile.kind === 'do') return !isSkip && !/\b(?:so )?(?:no|not)\b/.test(before);
  const isLimit =
    /\b(?:no|without|off|stay|stayed|keep|kept|stick|stuck|manage|managed|resist|avoid|away|free|dry|sober|limit|under|within|skip|go without|hold|held|happen)\b/.test(
      clause.text,
    );
  if (profile.kind === 'limit') return isLimit || !/\b(?:more than|over|exceed)\b/.test(clause.text);
  return isLimit;
}

/** Reads the last question of the coach: which habits, which way, and whether it asks at all about what was done. */
export function askedIn({
  content,
  profiles,
  index,
}: {
  content: string;
  profiles: readonly Profile[];
  index: ReturnType<typeof termIndex>;
}): Asked | null {
  const question = lastQuestion(content);
  if (question === null) return null;
  const plain = tokenise(content)
    .filter((token) => !isMark(token))
    .map(({ word }) => word)
    .join(' ');
  const tokens = tokenise(question).map((token) => (token.word === '?' ? { ...token, word: ',', lemma: ',' } : token));
  const text = tokens
    .filter((token) => !isMark(token))
    .map(({ word }) => word)
    .join(' ');
  const amounts = amountsIn(tokens);
  const spans = spansIn({ tokens, profiles, index, amounts }).filter(({ weight }) => weight >= 0.5);
  const clauses = clausesOf(tokens, spans, amounts);
  let habits = namedIn(clauses, profiles);
  if (habits.length === 0 && WHOLE.test(text)) habits = profiles.map((profile) => profile.index);
  const isCount = COUNTS.test(text);
  if (habits.length === 0 && /\b(?:they|them|those|these|both|it|that|either)\b/.test(text) && !OFFER.test(text))
    habits = namedBefore(content, profiles, index);
  if (isCount && habits.length === 0) habits = namedBefore(content, profiles, index);
  const yes = new Map(
    habits.map((habit) => {
      const clause = clauses.find(({ spans: inside }) => inside.some((span) => span.habit === habit)) ?? clauses[0];
      const profile = profiles[habit];
      const before = tokens
        .slice(clause?.from ?? 0, spans.find((span) => span.habit === habit)?.from ?? 0)
        .map(({ word }) => word)
        .join(' ');
      return [
        habit,
        isCount || !profile || !clause
          ? true
          : yesMeans(
              profile,
              { ...clause, text: SKIPPING.test(text) && clauses.length === 1 ? text : clause.text },
              before,
            ),
      ] as const;
    }),
  );
  return {
    kind: kindOf({ text, plain, clauses, habits, isCount }),
    habits,
    yes,
    isAhead: /\b(?:tomorrow|next (?:time|week)|version)\b/.test(text),
  };
}

function kindOf({
  text,
  clauses,
  habits,
  isCount,
}: {
  text: string;
  plain: string;
  clauses: readonly Clause[];
  habits: readonly number[];
  isCount: boolean;
}): Asked['kind'] {
  if (isCount) return 'count';
  if (OFFER.test(text) && !/\bdid you\b/.test(text)) return 'offer';
  if (
    /\b(?:will you|are you (?:going|planning|still going) to|plan to|tomorrow|next week)\b/.test(text) &&
    !/\b(?:did|have) you\b/.test(text)
  )
    return 'offer';
  if (AMOUNT.test(text)) return 'amount';
  const isOr = clauses.some(({ link, text: said }) => link === 'or' && !/^or (?:not|no)\b/.test(said));
  if (isOr && !/\bany\b/.test(text)) return 'either';
  if (OPEN.test(text)) return 'open';
  return habits.length === 0 ? 'open' : 'yes-no';
}

function namedIn(clauses: readonly Clause[], profiles: readonly Profile[]): number[] {
  return [
    ...new Set(
      clauses.flatMap(({ spans, words }) => {
        const owners = ownersOf(spans, likenessTo(words.map(lemma), profiles));
        const clear = owners.filter(({ isClear }) => isClear);
        return (clear.length > 0 ? clear : owners).map(({ habit }) => habit);
      }),
    ),
  ];
}

function namedBefore(content: string, profiles: readonly Profile[], index: ReturnType<typeof termIndex>): number[] {
  const tokens = tokenise(content);
  const amounts = amountsIn(tokens);
  const spans = spansIn({ tokens, profiles, index, amounts });
  return namedIn(clausesOf(tokens, spans, amounts), profiles);
}
