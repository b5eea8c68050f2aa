import { type Clause, getClauses } from '../text/clauses.ts';
import { type Profile } from '../habit/habit-profile.ts';
import { likenessTo, getOwners, spansIn, type termIndex } from '../habit/mentions.ts';
import { WEIGHTS } from '../habit/profile-words.ts';
import type { Span } from '../habit/span.ts';
import { isMark, lemma, type Token, tokenise, spokenText, textOf } from '../text/normalise.ts';
import { amountsIn } from '../text/quantities.ts';

/** What the coach asked last, and what a plain yes would mean for each habit. */
export type Asked = {
  readonly kind: 'yes-no' | 'either' | 'open' | 'offer' | 'count' | 'amount' | 'which-one' | 'aside';
  /** In the order of the question. */
  readonly habits: readonly number[];
  readonly yes: ReadonlyMap<number, boolean>;
  /** It asks which are not done, so naming one says that it was not. */
  readonly isMissing: boolean;
  /** It asks which of several were done. */
  readonly isChoice: boolean;
  /** It asks about tomorrow, so a bare answer is a plan. */
  readonly isAhead: boolean;
  /** “So no beer?”: a no agrees with it. */
  readonly isDenied: boolean;
  /** It asks where. */
  readonly isOfPlace: boolean;
  /** Of “stairs or lift?” the words of the option that is not the habit. */
  readonly otherOption: ReadonlySet<string>;
};

const OFFER =
  /\b(?:would you like|do you want|want (?:me|a|an|some|to)|shall (?:i|we)|can i|may i|could i|should i|interested in|fancy a|need a|like a tip|want an idea|how about (?:we|i)|remind you|is it ok if|ready for|would it help)\b/;
const COUNTS = /\b(?:count (?:it|that|this|them)|counts?|call it done|take it as done|mark it)\b/;
const OPEN =
  /^(?:(?:and|so|nice|great|ok|well|thanks|lovely|now) )*(?:how (?:did|was|were|is|are|about|has|have)|what about|tell me about|how d|which|what)\b/;
const AMOUNT = /\bhow (?:many|much|long|far)\b|\bwhat time\b|\bwhen did\b/;
const WHOLE =
  /\b(?:everything|all (?:of )?(?:your|the|them|it|three|four|five|habits)|your habits|any of (?:your|the|them|these|those)|anything (?:on|from|off) (?:the|your) (?:list|plan)|any habits|anything done|the lot|the full set|which (?:ones?|of (?:the|your|these|those) (?:two|three|four|five|six|habits|lot))|today s habits|the rest|the others|both)\b/;
const SKIPPING = /\b(?:skip|miss|forget|skipped|missed|forgot|break|broke|slip|slipped|cave|give in|go over|not|no)\b/;

/** Asks how it felt, why, or which was liked best: an answer reports no deed. */
const ASIDE =
  /\b(?:hardest|easiest|toughest|trickiest|favourite|best|worst|proudest|enjoy(?:ed)? (?:the )?most|most fun|least|got in the way|was different|stopped you|went wrong|would help|made it (?:hard|easy|work)|do you (?:like|prefer|usually|normally|want)|feel like (?:doing|starting)|how (?:do|did|are) you feel\w*)\b|^(?:and |so )?why\b/;

/** Asks what exactly was done, and takes for granted that it was: “Who did you message?” */
const WHICH_ONE =
  /^(?:(?:and|so|nice|great|ok|lovely|now|well|oh) )*(?:who(?:m)? (?:did you|have you|was it)|what (?:did you|were your|was your|have you|s your|are your|is your)|which \w+ did you|where did you)\b/;

/** Says what is still open without a question mark. */
const STILL_OPEN =
  /\b(?:left|still open|open|remaining|to go|over to you|let me know|tell me|waiting|not heard|have not heard|leaves|missing)\b/;

/** Words of a question that name no option. */
const NO_OPTION =
  /^(?:did|do|does|you|your|the|a|an|or|was|were|is|it|have|has|had|take|took|taken|get|go|went|in|on|at|to|for|of|with|today|tonight|this|morning|evening|afternoon|not|no|any|some|so|and|then|later|end|up|just|more|less|still|skip|miss|forget|skipped|missed|only|too|much|many|by|before|after|than|over|under|\d+|minutes|hour|half|full|whole|one|two|three|that|them|there|what|which|how|yes|home|out|stay|keep|make|made|come|tomorrow|waiting|planned|plan|else|something|another|nothing|none)$/;

function lastQuestion(content: string): string | null {
  const sentences = content.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const asked = sentences.filter((sentence) => sentence.trim().endsWith('?'));
  // “Food logged? Lunch planned? Fruit eaten?” asks about all three.
  const tail = sentences.slice(sentences.findLastIndex((sentence) => !sentence.trim().endsWith('?')) + 1);
  if (tail.length > 1 && tail.every((sentence) => sentence.trim().split(/\s+/).length <= 4)) return tail.join(' ');
  // “Did you drink? And did you smoke?” asks two things.
  const [before, final] = [sentences.at(-2)?.trim() ?? '', sentences.at(-1)?.trim() ?? ''];
  if (before.endsWith('?') && final.endsWith('?') && /^(?:and|or|also|did|have|what about|how about)\b/i.test(final))
    return `${before} ${final}`;
  const last = sentences.at(-1) ?? '';
  return asked.at(-1) ?? (STILL_OPEN.test(last.toLowerCase()) ? last : null);
}

function yesMeans(profile: Profile, clause: Clause, before: string): boolean {
  const isSkip = /\b(?:skip|miss|forget|skipped|missed|forgot)\b/.test(clause.text);
  if (profile.kind === 'do' && /\b(?:off|no|without|free|away|out)\b/i.test(profile.habit.description)) return !isSkip;
  if (profile.kind === 'do') return !isSkip && !/\b(?:so )?(?:no|not)\b/.test(before);
  const isLimit =
    /\b(?:no|without|off|stay|stayed|keep|kept|stick|stuck|manage|managed|resist|avoid|away|free|dry|sober|limit|under|within|skip|go without|hold|held|happen|room|outside|downstairs|drawer)\b/.test(
      clause.text,
    );
  if (profile.kind === 'limit') return isLimit || !/\b(?:more than|over|exceed)\b/.test(clause.text);
  // “And the biscuits?” asks how that habit went, “did you have any?” after the thing.
  return isLimit || !/\b(?:did|have|do|had|were|are) you\b|\b(?:any|some|a|an)\b/.test(clause.text);
}

/** What a yes says of one habit, by the part of the question that names it. */
function yesMeansDone({
  habit,
  profiles,
  clauses,
  spans,
  tokens,
  text,
}: {
  habit: number;
  profiles: readonly Profile[];
  clauses: readonly Clause[];
  spans: readonly Span[];
  tokens: readonly Token[];
  text: string;
}): boolean {
  const clause = clauses.find(({ spans: inside }) => inside.some((span) => span.habit === habit)) ?? clauses[0];
  const profile = profiles[habit];
  if (!profile || !clause) return true;
  const before = textOf(tokens, clause.from, spans.find((span) => span.habit === habit)?.from ?? 0);
  const isWhole = SKIPPING.test(text) && clauses.length === 1;
  return yesMeans(profile, { ...clause, text: isWhole ? text : clause.text }, before);
}

/** “Which of them are missing?” */
const MISSING =
  /\b(?:which|what|any|anything)\b.*\b(?:missing|left|outstanding|not done|did not (?:happen|get done)|did you (?:skip|miss)|skipped|missed|still open|got away|get away|escaped|fell (?:by|off)|gave you|fell through|slipped)\b/;
const CHOICE = /\bwhich (?:of|ones?|habits?|two|three|did)\b.*\b(?:did|do|done|managed?|happen\w*|get|got|tick\w*)\b/;
const DENIED = /^(?:(?:so|and|ok|oh|right|really) )*(?:no|not|nothing)\b/;
const OF_MISSES = /\b(?:miss\w*|skip\w*|not|hard\w*|eas\w*|left)\b/;

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
  const tokens = tokenise(question).map((token) => (token.word === '?' ? { ...token, word: ',', lemma: ',' } : token));
  const text = spokenText(tokens);
  const amounts = amountsIn(tokens);
  const spans = spansIn({ tokens, profiles, index, amounts }).filter(({ weight }) => weight >= 0.5);
  const clauses = getClauses(tokens, spans, amounts);
  let habits = inOrderNamed(namedIn(clauses, profiles, likeliest), spans);
  const identities = identitiesIn(question, profiles);
  if (identities.length > 0 && !spans.some(({ weight }) => weight >= 2.5)) habits = identities;
  if (habits.length === 0) habits = countedIn(tokens, profiles);
  const isWhole = habits.length === 0 && WHOLE.test(text) && question.includes('?');
  if (isWhole) habits = profiles.map((profile) => profile.index);
  // “Did you keep your hands off your face?” asks for no deed.
  const isKeeping =
    clauses.length === 1 && /\b(?:keep|kept|stay|stayed) (?:\w+ ){0,3}(?:off|away from|out of|clear of)\b/.test(text);
  const isAway = ({ kind, habit }: Profile) => kind !== 'do' || /\b(?:off|away|out)\b/i.test(habit.description);
  if (isKeeping) habits = habits.filter((habit) => profiles[habit] === undefined || isAway(profiles[habit]));
  const isCount = COUNTS.test(text);
  if (habits.length === 0 && /\b(?:they|them|those|these|both|it|that|either)\b/.test(text) && !OFFER.test(text))
    habits = namedBefore(content, profiles, index);
  if (isCount && habits.length === 0) habits = namedBefore(content, profiles, index);
  const yes = new Map(
    habits.map(
      (habit) =>
        [habit, isCount || isWhole || yesMeansDone({ habit, profiles, clauses, spans, tokens, text })] as const,
    ),
  );
  return {
    kind: getKind({ text, clauses, habits, isCount, isOwnOr: isOwnOr(tokens, profiles, habits) }),
    habits,
    yes,
    isMissing: MISSING.test(text),
    isChoice: habits.length > 1 && (text.endsWith('or both') || (CHOICE.test(text) && !OF_MISSES.test(text))),
    isAhead: /\b(?:tomorrow|next (?:time|week)|version)\b/.test(text) && !/\b(?:did|have) you\b/.test(text),
    isDenied: DENIED.test(text),
    isOfPlace: /\bwhere\b/.test(text),
    otherOption: getOtherOption(tokens, spans, habits),
  };
}

/** “How many portions did you get to?” asks about the one habit that counts portions. */
function countedIn(tokens: readonly Token[], profiles: readonly Profile[]): number[] {
  const said = new Set(tokens.map((token) => token.lemma));
  const counting = profiles.filter(({ targets }) =>
    targets.some(({ unit }) => !/^(?:minute|time|money|thing|item|)$/.test(unit) && said.has(unit)),
  );
  return counting.length === 1 ? counting.map(({ index }) => index) : [];
}

/** In the order in which each is named most plainly: “the garden: tomatoes, weeds”. */
function inOrderNamed(habits: readonly number[], spans: readonly Span[]): number[] {
  const getPlace = (habit: number) => {
    const all = spans.filter((span) => span.habit === habit);
    const plain = all.filter(({ isShared }) => !isShared);
    const own = plain.length > 0 ? plain : all;
    const most = Math.max(0, ...own.map(({ weight }) => weight));
    return own.find(({ weight }) => weight === most)?.from ?? 0;
  };
  return [...habits].sort((one, other) => getPlace(one) - getPlace(other));
}

/** The words on the side of “or” that does not name the habit; none when both sides do. */
function getOtherOption(tokens: readonly Token[], spans: readonly Span[], habits: readonly number[]): Set<string> {
  const at = tokens.findIndex(({ word }) => word === 'or');
  const own = spans.filter(({ habit, isOpposite }) => habits.includes(habit) && !isOpposite);
  if (at === -1 || habits.length !== 1 || own.length === 0) return new Set();
  const [isBefore, isAfter] = [own.some(({ to }) => to <= at), own.some(({ from }) => from > at)];
  if (isBefore === isAfter) return new Set();
  const side = isBefore ? tokens.slice(at + 1) : tokens.slice(0, at);
  return new Set(side.filter((token) => !isMark(token) && !NO_OPTION.test(token.word)).map((token) => token.lemma));
}

/** Habits of the identities that a question calls by name: “How did The Present Parent get on?” */
function identitiesIn(question: string, profiles: readonly Profile[]): number[] {
  const said = plainName(question);
  return profiles.flatMap(({ habit, index }) => {
    const name = plainName(habit.identity ?? '');
    return name !== '' && ` ${said} `.includes(` ${name} `) ? [index] : [];
  });
}

function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?(?:the|an?) /, '')
    .trim();
}

/** True when each “or” of a question stands between words of one habit. */
function isOwnOr(tokens: readonly Token[], profiles: readonly Profile[], habits: readonly number[]): boolean {
  const asked = habits.flatMap((habit) => profiles[habit] ?? []);
  const places = tokens.flatMap(({ word }, at) => (word === 'or' ? [at] : []));
  const isOwn = (at: number) =>
    asked.some(({ words }) =>
      [tokens[at - 1], tokens[at + 1]].every((token) => token !== undefined && words.includes(token.lemma)),
    );
  return asked.length === 1 && places.length > 0 && places.every(isOwn);
}

function getKind({
  text,
  clauses,
  habits,
  isCount,
  isOwnOr,
}: {
  text: string;
  clauses: readonly Clause[];
  habits: readonly number[];
  isCount: boolean;
  /** The alternatives are those of the habit itself: `a sound, colour or shape`. */
  isOwnOr: boolean;
}): Asked['kind'] {
  if (isCount) return 'count';
  if (ASIDE.test(text)) return 'aside';
  if (OFFER.test(text) && !/\bdid you\b/.test(text)) return 'offer';
  if (
    /\b(?:will you|are you (?:going|planning|still going) to|plan to|tomorrow|next week)\b/.test(text) &&
    !/\b(?:did|have) you\b/.test(text)
  )
    return 'offer';
  if (AMOUNT.test(text)) return 'amount';
  if (WHICH_ONE.test(text) && habits.length === 1) return 'which-one';
  const isOr = !isOwnOr && clauses.some(({ link, text: said }) => link === 'or' && !/^or (?:not|no)\b/.test(said));
  if (isOr && !/\bany\b/.test(text)) return 'either';
  if (OPEN.test(text)) return 'open';
  return habits.length === 0 ? 'open' : 'yes-no';
}

/** Words of a question that say nothing of what it asks about. */
const ASKING =
  /^(?:and|did|do|does|done|you|your|have|had|has|the|any|it|of|to|in|on|at|for|with|or|was|were|is|are|a|an|one|so|how|what|which|that|this|i|me|my|we|us|then|too|as|well|today|tonight|after|before|not|no|1)$/;

/** A part of a question is about something: where nothing names it, about the habit that shares most with it. */
function likeliest({ spans, words }: Clause, profiles: readonly Profile[]): number[] {
  const likeness = likenessTo(
    words.map(lemma).filter((word) => !ASKING.test(word)),
    profiles,
  );
  const most = profiles
    .map(({ index }) => {
      const own = spans.filter(({ habit, isOpposite }) => habit === index && !isOpposite);
      return { index, weight: own.reduce((sum, { weight }) => sum + weight, likeness(index)) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  const [best, second] = most;
  return best && best.weight >= WEIGHTS.modifier && best.weight > (second?.weight ?? 0) ? [best.index] : [];
}

function namedIn(
  clauses: readonly Clause[],
  profiles: readonly Profile[],
  elsewise: (clause: Clause, profiles: readonly Profile[]) => number[] = () => [],
): number[] {
  return [
    ...new Set(
      clauses.flatMap((clause) => {
        const owners = getOwners(clause.spans, likenessTo(clause.words.map(lemma), profiles));
        const clear = owners.filter(({ isClear }) => isClear);
        const likely = clear.length > 0 ? [] : elsewise(clause, profiles);
        return likely.length > 0 ? likely : (clear.length > 0 ? clear : owners).map(({ habit }) => habit);
      }),
    ),
  ];
}

function namedBefore(content: string, profiles: readonly Profile[], index: ReturnType<typeof termIndex>): number[] {
  const tokens = tokenise(content);
  const amounts = amountsIn(tokens);
  const spans = spansIn({ tokens, profiles, index, amounts });
  return namedIn(getClauses(tokens, spans, amounts), profiles);
}
