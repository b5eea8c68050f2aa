import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { withoutOrders } from '#coach/aside/orders.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { isSaid } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { read } from '#coach/text/reading.ts';
import { hear } from './hearing.ts';
import { quotedName } from './week-told.ts';
import { begun, deedOf, type Offer, type ReviewState } from './standing.ts';

const ASKED = phrases(
  'reviewWorked; reviewWorkedPlain; reviewInstead; reviewPossible; reviewObstacle; reviewObstaclePlain; ' +
    'reviewAhead; reviewSkips; reviewAway; reviewImportance; reviewLighter; reviewNoMore; reviewLeanEasier; ' +
    'reviewLeanSame; reviewLeanHarder; reviewChoiceAgain; reviewCause; reviewYourGuess; reviewChosen; reviewPlanned',
) as Phrase[];

/** What a reply of the coach asks. */
const askedIn = (reply: string | undefined): Phrase[] =>
  reply === undefined ? [] : ASKED.filter((phrase) => isSaid(phrase, reply));

/** The habit that a reply asks about. */
function askedAbout({ plan }: ReviewState, reply: string): number | null {
  const end = reply.lastIndexOf('?');
  const asked = end < 0 ? '' : reply.slice(Math.max(0, reply.lastIndexOf('. ', end)), end);
  const places = plan.map(({ description }) => asked.lastIndexOf(quotedName({ description }) ?? `“${description}”`));
  const last = Math.max(...places);
  return last < 0 ? null : places.indexOf(last);
}

/** Whether an offer was made in the words of a reply: another engine may have said something else. */
function stands(offer: Offer | null, reply: string): boolean {
  if (offer?.is === 'lighter') return isSaid('reviewLighter', reply);
  if (offer?.is === 'which') return isSaid('reviewWhich', reply);
  return offer !== null && reply.includes(offer.is === 'remember' ? offer.words : deedOf(offer));
}

/** The question about remembering comes when nothing else is asked. */
function askedToKeep(state: ReviewState, reply: string): ReviewState {
  const words = state.toAsk.find((line) => isSaid('reviewRemember', reply) && reply.includes(line));
  if (words === undefined) return stands(state.offer, reply) ? state : { ...state, offer: null };
  return { ...state, offer: { is: 'remember', words }, toAsk: state.toAsk.filter((line) => line !== words) };
}

const OF_PRAISE = phraseSet('reviewWorked; reviewPossible');

/** What stood in the way of a habit, or would help it, was asked: it is spoken of from then on. */
function spokenOf(state: ReviewState, last: readonly Phrase[], about: number | null): ReviewState {
  const isTrouble = about !== null && !last.some((phrase) => OF_PRAISE.has(phrase));
  const asked = new Set([...state.asked, ...last]);
  return isTrouble ? { ...state, asked, focus: about, isSpokenOf: true } : { ...state, asked };
}

/** Reads a whole review: the same facts and messages always come to the same. */
export function reviewState(facts: ReviewFacts): ReviewState {
  const { messages } = facts;
  let state = begun(facts);
  let [last, about]: [readonly Phrase[], number | null] = [[], null];
  messages.forEach(({ role, content }, at) => {
    if (role === 'assistant') {
      last = askedIn(content);
      about = askedAbout(state, content);
      state = spokenOf(askedToKeep(state, content), last, about);
      return;
    }
    const text = withoutOrders(content);
    const message = { reading: read(text), messages: messages.slice(0, at + 1), last: new Set(last), about };
    state = hear({ ...state, learnt: [], reports: [], level: null }, message);
  });
  return state;
}
