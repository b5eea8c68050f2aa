import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading } from '#coach/text/reading.ts';
import { habitMeant } from './habit-meant.ts';
import { feelingIn } from './feeling-in.ts';
import { questionIn } from './question-in.ts';
import { standingOffer } from './standing-offer.ts';
import type { ComplaintKind, Question, SmallTalk, TalkAct } from './talk-act.ts';
import type { TalkState } from './talk-state.ts';
import { talkKinds, talkPatterns } from './words/word-groups.ts';

const COMPLAINTS = talkKinds<ComplaintKind>(knowledge.talk.complaints);
const SMALL = talkKinds<SmallTalk>(knowledge.talk.smallTalk);
const [SURE] = talkPatterns('^ (%soft)? (%sure) (%sure|%soft)? (%sure|%soft)? (%sure|%soft)? (%soft)? $');
const [NO] = talkPatterns('^ (%soft)? (%no) (%no|%soft)? (%no|%soft)? (%soft)? $');
export const [OF_ALL] = talkPatterns('(so many|all this|all these|at once|too many|things|habits|this many|that many)');
const YES_SIGNS = ['👍', '👌', '✅', '💯'];
const NO_SIGNS = ['👎', '❌'];
const LAUGHS = ['😂', '🤣', '😀', '😁', '😆'];
/** Longer things that nothing is known of are not called unclear: somebody else may know them. */
const UNCLEAR_WORDS = 3;
/** Thanks and greetings are all that is said in a short part, or in one that begins with them. */
const SMALL_WORDS = 9;
const OPENING_WORDS = 6;
const MOST_SMALL_WORDS = 18;

/** Complaints about the talk itself, or about all of it: they come before any question. */
export const HARD: readonly ComplaintKind[] = ['tone', 'told-who', 'pointless'];

/** Complaints that may be about one habit alone. */
const OF_A_HABIT: readonly ComplaintKind[] = ['fit', 'amount', 'wording'];

const POLITE: readonly SmallTalk[] = ['thanks', 'praise'];

type Part = { readonly reading: Reading; readonly state: TalkState; readonly within: Range };

function complaintIn({ reading, state, within }: Part, kinds: readonly string[]): TalkAct | null {
  for (const { kind: about, patterns } of COMPLAINTS) {
    if (kinds.includes(about) && firstOf(patterns, reading, within))
      return {
        act: 'complaint',
        about,
        target:
          OF_A_HABIT.includes(about) && !OF_ALL?.find(reading, within) ? habitMeant(reading, within, state) : null,
      };
  }
  return null;
}

function smallTalkIn({ reading, state, within }: Part, acts: readonly SmallTalk[]): TalkAct | null {
  for (const { kind: act, patterns } of SMALL) {
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

/** What a short part is as a whole: an answer to an offer, or a wish to leave a subject. */
function wholeOf(part: Part, question: Question | null): TalkAct | null {
  const { reading, state, within } = part;
  const length = within.to - within.from;
  if (length <= 2 && YES_SIGNS.some((sign) => reading.text.includes(sign))) return confirmed(state);
  // `What if they don't want to talk?` leaves no subject.
  const left = question?.words.toLowerCase().includes('what if')
    ? null
    : smallTalkIn(part, ['just-listen', 'leave-subject']);
  if (left) return left;
  if (NO?.find(reading, within)) return { act: 'decline' };
  if (!SURE?.find(reading, within)) return null;
  return (length <= 2 ? smallTalkIn(part, POLITE) : null) ?? confirmedOrContent(part);
}

function feltIn(part: Part, question: Question | null): TalkAct | null {
  const feeling = feelingIn(part.reading, part.within);
  if (!feeling) return null;
  const praise = feeling.feeling === 'joy' ? smallTalkIn(part, ['content']) : null;
  return praise ?? { act: 'feeling', ...feeling, question: question?.topic ? question : null };
}

/**
 * What a part of a message says that changes nothing by itself: a question, a complaint, a feeling, an answer to an offer, small
 * talk. Null when nothing of that is in it. A feeling stands before all else, and carries a question that was asked beside it.
 */
export function readTalk(reading: Reading, state: TalkState, within?: Range): TalkAct | null {
  const all = within ?? allOf(reading);
  if (all.to <= all.from) return within ? null : signIn(reading.text, state);
  const part = { reading, state, within: all };
  const question = questionIn(reading, state, all);
  const whole = wholeOf(part, question);
  if (whole) return whole;
  return feltIn(part, question) ?? spokenIn(part, question) ?? lastly(part);
}

/** `perfect` says yes to an offer, and is praise of the plan where nothing was offered. */
function confirmedOrContent(part: Part): TalkAct {
  const yes = confirmed(part.state);
  if (yes.act === 'confirm' && yes.acts !== null) return yes;
  return smallTalkIn(part, ['content']) ?? yes;
}

/** `Where do I find the time for all this?` asks neither when nor why. */
const isRhetorical = ({ topic, target }: Question): boolean => topic === 'why' || (topic === 'when' && target === null);

function asked(part: Part, question: Question): TalkAct {
  const amount = isRhetorical(question) ? complaintIn(part, ['amount']) : null;
  return amount ?? smallTalkIn(part, ['how-are-you', 'off-topic']) ?? question;
}

function spokenIn(part: Part, question: Question | null): TalkAct | null {
  const hard = complaintIn(part, ['unheard', ...HARD, 'wording']);
  if (hard) return hard;
  if (question?.topic) return asked(part, question);
  const light = smallTalkIn(part, ['joke', 'how-are-you', 'laugh', 'off-topic']);
  if (light) return light;
  const complaint = complaintIn(part, ['too-easy', 'amount', 'fit', 'unsure']);
  return complaint ?? (question ? null : smallTalkIn(part, ['content'])) ?? question;
}

function lastly(part: Part): TalkAct | null {
  const length = part.within.to - part.within.from;
  const { from, to } = part.within;
  const opening = { ...part, within: { from, to: Math.min(to, from + OPENING_WORDS) } };
  const kinds: readonly SmallTalk[] = [...POLITE, 'goodbye', 'greeting', 'weather'];
  const short =
    length <= SMALL_WORDS ? smallTalkIn(part, kinds) : length <= MOST_SMALL_WORDS ? smallTalkIn(opening, kinds) : null;
  return short ?? (length <= UNCLEAR_WORDS ? { act: 'unclear' } : null);
}
