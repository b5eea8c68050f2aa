import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, wordSet } from '#coach/text/phrases.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { isAgreement } from '#coach/acts/earlier/former-request.ts';
import { pauseRequest } from '#coach/pause-request.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { BODY_WORDS } from '#coach/facts/words/life-words.ts';
import { type Felt, feelingIn } from '#coach/talk/feeling-in.ts';
import { talkKinds } from '#coach/talk/words/word-groups.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { allOf, type Reading, read } from '#coach/text/reading.ts';
import { clausesOf } from './obstacle.ts';

const NOES = new Set(['no', 'nope', 'nah', 'nay', 'non', 'nein', 'never', 'neither']);
const DECLINES = patterns(...knowledge.requests.declines);
const OTHERS = patterns(...knowledge.requests.otherIdeas);
const YES_SIGNS = ['👍', '👌', '✅', '💯', '🙏'];

/** How an offer is answered: taken, turned down, or turned down for another one; null when it is not answered. */
export function answerIn(reading: Reading): 'yes' | 'no' | 'other' | null {
  if (firstOf(OTHERS, reading)) return 'other';
  if (NOES.has(reading.tokens[0]?.word ?? '') || firstOf(DECLINES, reading)) return 'no';
  if (reading.text.includes('👎') || reading.text.includes('❌')) return 'no';
  const isSign = reading.tokens.length <= 2 && YES_SIGNS.some((sign) => reading.text.includes(sign));
  return isSign || isYes(reading) ? 'yes' : null;
}

const YESES = patterns(...knowledge.requests.takes);
const MOST_YES_WORDS = 6;

const isYes = (reading: Reading): boolean =>
  isAgreement(reading) || (reading.tokens.length <= MOST_YES_WORDS && firstOf(YESES, reading) !== null);

const WISHES: readonly (readonly [Choice, ReturnType<typeof patterns>])[] = [
  ['same', patterns(...knowledge.requests.wishSame)],
  ['easier', patterns(...knowledge.requests.wishEasier)],
  ['harder', patterns(...knowledge.requests.wishHarder)],
];
const MOST_WISH_WORDS = 12;
const NO_WISH = patterns('(than|was|got|felt|were|habit)');

/** A choice of the next week's size: `easier please`; not for `it got harder`. */
export function wishIn(reading: Reading): Choice | null {
  if (reading.tokens.length > MOST_WISH_WORDS || reading.text.includes('?') || firstOf(NO_WISH, reading)) return null;
  return WISHES.find(([, list]) => firstOf(list, reading))?.[0] ?? null;
}

const ASKED_SIZES: readonly (readonly [Choice, ReturnType<typeof patterns>])[] = [
  ['easier', patterns('(easier|lighter)')],
  ['harder', patterns('(harder|tougher)')],
  ['same', patterns('the same')],
];

/** `What would harder look like?` */
export function askedSize(reading: Reading): Choice | null {
  if (!reading.text.includes('?')) return null;
  return ASKED_SIZES.find(([, list]) => firstOf(list, reading))?.[0] ?? null;
}

const FIGURES = patterns(...knowledge.requests.figures);

export const asksForFigures = (reading: Reading): boolean =>
  (isAsking(reading) && firstOf(FIGURES, reading) !== null) || reading.text.includes('%');

const ASKS = patterns(...knowledge.requests.asks);
const isAsking = (reading: Reading) => reading.text.includes('?') || firstOf(ASKS, reading) !== null;

const WHY = patterns(...knowledge.requests.asksWhy);
/** `Why did it go so badly?` */
export const asksWhy = (reading: Reading): boolean => isAsking(reading) && firstOf(WHY, reading) !== null;

/** What is said with one of these, and is not asked. */
function told(list: readonly string[]): (reading: Reading) => boolean {
  const found = patterns(...list);
  return (reading) => !reading.text.includes('?') && firstOf(found, reading) !== null;
}

/** `I hate it`, `no need to ask me about it`: of no use any more. */
export const isUseless = told(knowledge.requests.useless);

const GLAD = patterns(...knowledge.requests.glad);
const HARD = patterns(...knowledge.requests.hard);
/** Something that went well and is not taken back, or something hard; null for neither. */
export const moodIn = (reading: Reading): 'glad' | 'hard' | null =>
  firstOf(HARD, reading) ? 'hard' : firstOf(GLAD, reading) && !firstOf(DENIED, reading) ? 'glad' : null;
const DENIED = patterns('(not|never|hardly|nothing|nobody)');

/** True where a tick of the week is said to be wrong. */
export const isWrongTick = told(knowledge.requests.wrongTicks);

const NEW_PLAN = patterns(...knowledge.requests.wantsNewPlan);
export const wantsNewPlan = (reading: Reading): boolean => firstOf(NEW_PLAN, reading) !== null;

const GONE =
  '(away|travelling|traveling|abroad|holiday|holidays|vacation|trip|conference|hospital|surgery|operation|camping|out of town|flying)';
const AHEAD = patterns(`(next|coming) week .. ${GONE}`, `${GONE} .. (next|coming) week`);
const NOT_AHEAD = patterns('(not|no longer|cancelled|canceled|never|last week|was away|my boss|my colleague)');

/** True when somebody says that they will be ill or away in the week that comes. */
export function isAwayAhead(reading: Reading, { week }: Pick<ReviewFacts, 'week'>): boolean {
  if (firstOf(AHEAD, reading) && !firstOf(NOT_AHEAD, reading)) return true;
  return pauseRequest(reading.text, { today: week.end }) !== null;
}

const HEAVY = new Set<string>(phrases('loss; illness; shame; overwhelm; fear; anger; sadness; loneliness'));
const PARTS = new Set(
  Object.values(BODY_WORDS).flatMap(({ names }) =>
    names.split(';').flatMap((name) => [name.trim(), `${name.trim()}s`]),
  ),
);

/** What weighs on the person and comes before all else; tired arms, or a long day, are something to plan around. */
export function heavyFeelingIn(reading: Reading): Felt | null {
  const felt = feelingIn(reading, allOf(reading));
  if (!felt || !HEAVY.has(felt.feeling)) return null;
  return PARTS.has(felt.about?.split(' ').at(-1) ?? '') ? null : felt;
}

const THIN = wordSet(knowledge.acts.words.heardThin);

/** True for an answer that says nothing to go on with: `fine`, `dunno`. */
export const isThin = (reading: Reading): boolean =>
  reading.tokens.length <= 4 && reading.tokens.every(({ word }) => THIN.has(word));

const FAREWELLS = talkKinds<'bye' | 'thanks' | 'beside'>(knowledge.talk.farewells);

/** True where all that is said takes leave, or only thanks where nothing was offered: `Good night, and thank you`. */
export function isFarewell(reading: Reading, isOffered: boolean): boolean {
  const kindOf = (clause: string) => FAREWELLS.find(({ patterns }) => firstOf(patterns, read(clause)))?.kind;
  const kinds = clausesOf(reading).map(kindOf);
  return !kinds.includes(undefined) && (kinds.includes('bye') || (kinds.includes('thanks') && !isOffered));
}

const OF_THE_COACH = patterns(...knowledge.requests.ofTheCoach);
const NOT_TAKEN_IN = patterns(...knowledge.requests.notTakenIn);
/** What is said to a complaint about the coach; null for none. `I told my neighbour` is told of the week. */
export function complaintIn(reading: Reading): Phrase | null {
  if (firstOf(NOT_TAKEN_IN, reading)) return 'reviewUnheard';
  return firstOf(OF_THE_COACH, reading) ? 'tone' : null;
}
