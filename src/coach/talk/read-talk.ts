import { firstOf } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { habitMeant } from './habit-meant.ts';
import { feelingIn } from './feeling-in.ts';
import { questionIn } from './question-in.ts';
import { standingOffer } from './standing-offer.ts';
import type { ComplaintKind, SmallTalk, TalkAct } from './talk-act.ts';
import type { TalkState } from './talk-state.ts';
import { COMPLAINT_WORDS, SMALL_TALK_WORDS } from './voice-words.ts';
import { talkPatterns } from './word-groups.ts';

const COMPLAINTS = COMPLAINT_WORDS.map(([about, list]) => ({ about, patterns: talkPatterns(list) }));
const SMALL = SMALL_TALK_WORDS.map(([act, list]) => ({ act, patterns: talkPatterns(list) }));
const [SURE] = talkPatterns('^ (%soft)? (%sure) (%sure|%soft)? (%sure|%soft)? (%sure|%soft)? (%soft)? $');
const [NO] = talkPatterns('^ (%soft)? (%no) (%no|%soft)? (%no|%soft)? (%soft)? $');
const YES_SIGNS = ['👍', '👌', '✅', '💯'];
const NO_SIGNS = ['👎', '❌'];
const LAUGHS = ['😂', '🤣', '😀', '😁', '😆'];
/** Longer things that nothing is known of are not called unclear: somebody else may know them. */
const UNCLEAR_WORDS = 3;
/** Thanks and greetings are all that is said only in a short part. */
const SMALL_WORDS = 9;

/** Complaints that may be about one habit alone. */
const OF_A_HABIT: readonly ComplaintKind[] = ['fit', 'amount'];

type Part = { readonly reading: Reading; readonly state: TalkState; readonly within: Range };

function complaintIn({ reading, state, within }: Part, kinds: readonly string[]): TalkAct | null {
  for (const { about, patterns } of COMPLAINTS) {
    if (kinds.includes(about) && firstOf(patterns, reading, within))
      return {
        act: 'complaint',
        about,
        target: OF_A_HABIT.includes(about) ? habitMeant(reading, within, state) : null,
      };
  }
  return null;
}

function smallTalkIn({ reading, state, within }: Part, acts: readonly SmallTalk[]): TalkAct | null {
  for (const { act, patterns } of SMALL) {
    const match = acts.includes(act) ? firstOf(patterns, reading, within)?.match : null;
    // What the plan itself is about is on topic: football for whoever plays it.
    if (match && !(act === 'off-topic' && habitMeant(reading, match, state) !== null)) return { act };
  }
  return null;
}

const confirmed = (state: TalkState): TalkAct => ({ act: 'confirm', acts: standingOffer(state) });

function signIn(text: string, state: TalkState): TalkAct | null {
  const has = (signs: readonly string[]) => signs.some((sign) => text.includes(sign));
  if (has(YES_SIGNS)) return confirmed(state);
  if (has(NO_SIGNS)) return { act: 'decline' };
  return has(LAUGHS) ? { act: 'laugh' } : { act: 'unclear' };
}

/**
 * What a part of a message says that changes nothing by itself: a question, a complaint, a feeling, an answer to an offer, small
 * talk. Null when nothing of that is in it. A feeling stands before all else, and carries a question that was asked beside it.
 */
export function readTalk(reading: Reading, state: TalkState, within?: Range): TalkAct | null {
  const all = within ?? { from: 0, to: reading.tokens.length };
  const part = { reading, state, within: all };
  if (all.to <= all.from) return within ? null : signIn(reading.text, state);
  const length = all.to - all.from;
  if (length <= 2 && wordsOf(reading, all).length > 0 && YES_SIGNS.some((sign) => reading.text.includes(sign)))
    return confirmed(state);
  const left = smallTalkIn(part, ['leave-subject']);
  if (left) return left;
  if (NO?.find(reading, all)) return { act: 'decline' };
  const isThanks = length <= SMALL_WORDS ? smallTalkIn(part, ['thanks', 'praise']) : null;
  if (SURE?.find(reading, all)) return length <= 2 && isThanks ? isThanks : confirmedOrContent(part);
  const question = questionIn(reading, state, all);
  const feeling = feelingIn(reading, all);
  const praise = feeling?.feeling === 'joy' ? smallTalkIn(part, ['content']) : null;
  if (praise) return praise;
  if (feeling) return { act: 'feeling', ...feeling, question: question?.topic ? question : null };
  return spokenIn(part, question) ?? isThanks ?? lastly(part);
}

/** `perfect` says yes to an offer, and is praise of the plan where nothing was offered. */
function confirmedOrContent(part: Part): TalkAct {
  const yes = confirmed(part.state);
  if (yes.act === 'confirm' && yes.acts !== null) return yes;
  return smallTalkIn(part, ['content']) ?? yes;
}

function spokenIn(part: Part, question: ReturnType<typeof questionIn>): TalkAct | null {
  const hard = complaintIn(part, ['unheard', 'tone']);
  if (hard) return hard;
  const light = smallTalkIn(part, ['joke', 'how-are-you', 'laugh', 'off-topic']);
  // `Where do I find the time for all this?` asks for no time of day.
  const isRhetorical = (question?.topic === 'when' && question.target === null) || question?.topic === 'why';
  const amount = isRhetorical ? complaintIn(part, ['amount']) : null;
  if (amount) return amount;
  if (question?.topic) return light?.act === 'how-are-you' || light?.act === 'off-topic' ? light : question;
  const praise = question ? null : smallTalkIn(part, ['content']);
  return light ?? complaintIn(part, ['too-easy', 'amount', 'fit']) ?? praise ?? question;
}

function lastly(part: Part): TalkAct | null {
  const { from, to } = part.within;
  const short = to - from <= SMALL_WORDS ? smallTalkIn(part, ['goodbye', 'greeting']) : null;
  return short ?? (to - from <= UNCLEAR_WORDS ? { act: 'unclear' } : null);
}
