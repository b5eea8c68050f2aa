import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, wordSet } from '#coach/text/phrases.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { firstOf, type Pattern, patterns } from '#coach/match/pattern.ts';
import { isAgreement } from '#coach/acts/earlier/former-request.ts';
import { pauseRequest } from '#coach/pause-request.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { type Felt, feelingIn } from '#coach/talk/feeling-in.ts';
import { allOf, type Range, type Reading, wordsOf } from '#coach/text/reading.ts';

type List = keyof typeof knowledge.requests;
const known = new Map<List, readonly Pattern[]>();

/** True where a message, or a part of it, says something in one of the ways of a list. */
export function says(list: List, reading: Reading, within = allOf(reading)): boolean {
  const ways = known.get(list) ?? patterns(...knowledge.requests[list]);
  known.set(list, ways);
  return firstOf(ways, reading, within) !== null;
}

const NOES = new Set(['no', 'nope', 'nah', 'nay', 'non', 'nein', 'never', 'neither']);
const YES_SIGNS = ['👍', '👌', '✅', '💯', '🙏'];
const NO_SIGNS = ['👎', '❌'];
const MOST_YES_WORDS = 6;

const isNo = (reading: Reading) =>
  NOES.has(reading.tokens[0]?.word ?? '') ||
  says('declines', reading) ||
  NO_SIGNS.some((sign) => reading.text.includes(sign));

/** How an offer is answered: taken, turned down, or turned down for another one; null when it is not answered. */
export function answerIn(reading: Reading): 'yes' | 'no' | 'other' | null {
  if (says('otherIdeas', reading)) return 'other';
  if (isNo(reading)) return 'no';
  const isSign = reading.tokens.length <= 2 && YES_SIGNS.some((sign) => reading.text.includes(sign));
  const isYes = isAgreement(reading) || (reading.tokens.length <= MOST_YES_WORDS && says('takes', reading));
  return isSign || isYes ? 'yes' : null;
}

const WISHES = { same: 'wishSame', easier: 'wishEasier', harder: 'wishHarder' } as const;
const MOST_WISH_WORDS = 14;

/** True where a sentence ends with a question mark; a word alone is thrown back: `Hotel? No, at home.` */
const isMarked = ({ tokens }: Reading, { from, to }: Range) => to - from > 1 && tokens[to - 1]?.after.includes('?');

/** A choice of the next week's size, in a sentence of its own: `easier please`; not for `it got harder`. */
export const wishIn = (reading: Reading): Choice | null =>
  reading.sentences.flatMap((sentence) => wishOf(reading, sentence) ?? []).at(-1) ?? null;

function wishOf(reading: Reading, sentence: Range): Choice | null {
  const isLong = sentence.to - sentence.from > MOST_WISH_WORDS;
  if (isLong || isMarked(reading, sentence) || says('noWish', reading, sentence)) return null;
  return (['same', 'easier', 'harder'] as const).find((size) => says(WISHES[size], reading, sentence)) ?? null;
}

/** True where an answer may have to tell what a size of next week would change: one is wished for, asked about or agreed to. */
export const isOfSizes = (reading: Reading): boolean =>
  reading.text.includes('?') || wishIn(reading) !== null || answerIn(reading) === 'yes';

/** A message without the sentences that choose a size. */
export const besideWish = (reading: Reading): string =>
  reading.sentences.flatMap((one) => (wishOf(reading, one) ? [] : `${wordsOf(reading, one)}.`)).join(' ');

/** `What would harder look like?` */
export const askedSize = (reading: Reading): Choice | null =>
  reading.text.includes('?')
    ? ((['easier', 'harder', 'same'] as const).find((size) => says(`asks${SIZES[size]}`, reading)) ?? null)
    : null;
const SIZES = { easier: 'Easier', harder: 'Harder', same: 'Same' } as const;

export const isAsking = (reading: Reading) =>
  reading.sentences.some((sentence) => isMarked(reading, sentence)) || says('asks', reading);

/** `How many did I do?` */
export const asksForFigures = (reading: Reading): boolean =>
  (isAsking(reading) && says('figures', reading)) || reading.text.includes('%');

/** `Why did it go so badly?` */
export const asksWhy = (reading: Reading): boolean => isAsking(reading) && says('asksWhy', reading);

/** Something that went well and is not taken back, or something hard; null for neither. */
export const moodIn = (reading: Reading): 'glad' | 'hard' | null =>
  says('hard', reading) ? 'hard' : says('glad', reading) && !says('denied', reading) ? 'glad' : null;

/** True when somebody says that they will be ill or away in the week that comes. */
export const isAwayAhead = (reading: Reading, { week }: Pick<ReviewFacts, 'week'>): boolean =>
  (says('awayAhead', reading) && !says('notAwayAhead', reading)) ||
  pauseRequest(reading.text, { today: week.end }) !== null;

const HEAVY = new Set<string>(phrases('loss; illness; shame; overwhelm; fear; anger; sadness; loneliness'));
/** What weighs on the person and comes before all else; tired arms, or a long day, are something to plan around. */
export function heavyFeelingIn(reading: Reading): Felt | null {
  const felt = feelingIn(reading, allOf(reading));
  return felt && HEAVY.has(felt.feeling) ? felt : null;
}

const THIN = wordSet(knowledge.acts.words.heardThin);

/** True for an answer that says nothing to go on with: `fine`, `dunno`. */
export const isThin = (reading: Reading): boolean =>
  reading.tokens.length <= 4 && reading.tokens.every(({ word }) => THIN.has(word));
