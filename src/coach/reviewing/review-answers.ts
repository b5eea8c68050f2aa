import { capital } from '#core/words/capital.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { getSetAside, getWeakest, isFarBelow, isFullForWeeks, LATE } from '#core/review/week-records.ts';
import { nameOf } from '#coach/acts/saying/habit-names.ts';
import { sayChanges } from '#coach/acts/saying/say-changes.ts';
import { heardIn, isSaid } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { daysOf, figures, joined, onDay } from './records.ts';
import { spokenName } from '#coach/builtin/messages.ts';
import { read } from '#coach/text/reading.ts';
import { toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { habitDifference } from '#coach/builtin/adapting/habit-difference.ts';
import { answerTalk } from '#coach/talk/answer-talk.ts';
import { moodIn, says } from './told/heard.ts';
import { whyOf } from './told/obstacle.ts';
import { deedOf, type Heard, type ReviewState, seriesOf, talkState } from './standing.ts';
import type { ReviewSpeaker } from './review-speaker.ts';
import { quotedName } from './week-told.ts';

const YES_NO = ['Yes', 'Something else', 'No, leave it'] as const;
const LIGHTER = ['Yes', 'No, leave it'] as const;
export type Reply = { readonly text: string; readonly chips?: readonly string[]; readonly wantsPlan?: boolean };

export const LEANS = { easier: 'reviewLeanEasier', same: 'reviewLeanSame', harder: 'reviewLeanHarder' } as const;
const WISHES = { easier: 'reviewWishEasier', same: 'reviewWishSame', harder: 'reviewWishHarder' } as const;
const SIZES = { easier: 'easier', same: 'the same', harder: 'harder' } as const;
/** The invitation to choose: its lean once, and once that it stays open. */
export function choice({ tell, tellAnew, hasSaid }: ReviewSpeaker, { facts, isSad, wish }: ReviewState): string | null {
  const isInvited = wish !== null || Object.values(LEANS).some((phrase) => hasSaid(phrase));
  if (!isInvited && !isSad) return tell(LEANS[facts.recommendation]);
  return hasSaid('reviewChoiceAgain') ? null : tellAnew('reviewChoiceAgain');
}

/** The choice, with the check whether the identity still fits where that is due. */
function closing(speaker: ReviewSpeaker, state: ReviewState): string {
  const identity = spokenName(state.facts.identity.name);
  const isAsked = isFarBelow(state.facts) && !state.isSad && !state.asked.has('reviewImportance') && !speaker.isLast;
  return joined(
    choice(speaker, state),
    isAsked ? speaker.tell('reviewImportance', { identity: `“${identity}”` }) : null,
  );
}

const TIMES = ['three', 'four', 'five', 'six', 'seven'] as const;

function skipsQuestion({ tell }: ReviewSpeaker, { facts, asked }: ReviewState): string | null {
  const often = getSetAside(facts);
  const habit = quotedName(often);
  if (!often || !habit || asked.has('reviewSkips')) return null;
  return tell('reviewSkips', { habit, count: TIMES[often.skippedDays.length - 3] ?? 'many' });
}

function obstacleQuestion({ tell }: ReviewSpeaker, state: ReviewState): string | null {
  const hasAsked = (['reviewObstacle', 'reviewObstaclePlain', 'reviewAhead'] as const).some((one) =>
    state.asked.has(one),
  );
  if (hasAsked || state.obstacle !== null || isFullForWeeks(state.facts)) return null;
  const weakest = getWeakest(state.facts);
  if (!weakest) return tell('reviewAhead');
  const { heard, plan } = state;
  if (heard?.is === 'praised' && seriesOf(plan[heard.place]) === weakest.seriesId) return null;
  const habit = quotedName(weakest);
  return habit ? tell('reviewObstacle', { habit }) : tell('reviewObstaclePlain');
}

/** What the coach asks next of its own accord; the choice when there is nothing left to ask. */
export function nextQuestion(speaker: ReviewSpeaker, state: ReviewState): string {
  const isOver = speaker.isLast || state.isSad || state.facts.week.weeksLate >= LATE;
  const question = isOver ? null : (skipsQuestion(speaker, state) ?? obstacleQuestion(speaker, state));
  return question ?? closing(speaker, state);
}

function settledReply(speaker: ReviewSpeaker, state: ReviewState, heard: Extract<Heard, { is: 'settled' }>): Reply {
  const { applied, line, size } = heard;
  const isTold = applied.changes.length > 0 || (applied.notes.length > 0 && !line);
  const changes = isTold ? sayChanges(applied, heardIn(state.facts.messages)) : null;
  const habit = line && state.plan.find((one) => seriesOf(one) === line.series);
  const words = line && toSecondPerson(line.words);
  const noted = habit && words ? speaker.tell('reviewLine', { habit: nameOf(habit, state.plan), words }) : null;
  const wish = size && speaker.tell(WISHES[size]);
  return {
    text: joined(changes, noted, isTold && !size ? speaker.tell('reviewPlanned') : wish, closing(speaker, state)),
  };
}

/** What stood in the way, in the coach's words, once. */
function reason(speaker: ReviewSpeaker, { obstacle, facts }: ReviewState): string | null {
  const isRepeated = facts.messages.length > 3 && obstacle !== null && speaker.hasSaid(whyOf(obstacle));
  return obstacle && !isRepeated ? speaker.tell(whyOf(obstacle)) : null;
}

function offerReply(speaker: ReviewSpeaker, state: ReviewState, heard: Extract<Heard, { is: 'offer' }>): Reply {
  const { offer } = state;
  if (offer?.is === 'add' || offer?.is === 'drop')
    return { text: speaker.tell('reviewOffer', { deed: deedOf(offer) }), chips: LIGHTER };
  if (offer?.is !== 'repair') return { text: closing(speaker, state) };
  const proven = offer.repair.isProven && !heard.felt ? speaker.tell('reviewWorkedBefore') : null;
  return {
    text: joined(reason(speaker, state), proven, speaker.tell('reviewOffer', { deed: deedOf(offer) })),
    chips: YES_NO,
  };
}

function whatIf(speaker: ReviewSpeaker, { facts }: ReviewState, size: keyof typeof SIZES): string | null {
  const lines = facts.previews?.[size];
  if (!lines) return null;
  if (lines.length === 0) return speaker.tell('reviewWhatIfNone', { size: SIZES[size] });
  return speaker.tell('reviewWhatIf', { size: SIZES[size], list: lines.slice(0, 3).join(' ') });
}

/** What is answered with the phrase of its name, and the choice; and what stands alone. */
const CLOSING = phraseSet(
  'lightened; remembered; forgotten; declined; left; stays; otherWays; pauseAgreed; shortAgreed; brief; next',
);
const ALONE = phraseSet('cause; away; bye');

const PRAISING = phrases('reviewWorked; reviewWorkedPlain; reviewPossible') as Phrase[];

/** What is told and is neither a solution nor an obstacle: praise, or how the week was. */
function told(speaker: ReviewSpeaker, state: ReviewState): Reply {
  const message = read(state.facts.messages.at(-1)?.content ?? '');
  const mood = moodIn(message);
  const asked = state.facts.messages.at(-2)?.content ?? '';
  const isHelp = PRAISING.some((one) => isSaid(one, asked)) && says('helped', message);
  const isNice = isHelp || (mood === 'glad' && PRAISING.some((one) => speaker.hasSaid(one)));
  const phrase = mood === 'hard' ? 'reviewHard' : isNice ? 'reviewNice' : 'reviewHeard';
  return { text: joined(speaker.tellAnew(phrase), nextQuestion(speaker, state)) || speaker.tell('reviewBrief') };
}

/** Why something went badly: its days, and what the person said; else it is asked. */
function why(speaker: ReviewSpeaker, state: ReviewState, days: string | null): Reply {
  const known = state.obstacle && speaker.tell(whyOf(state.obstacle));
  return { text: joined(days, known, known ? closing(speaker, state) : speaker.tell('reviewYourGuess')) };
}

/** What next week holds of what was settled; that nothing is, where nothing was. */
export function noted(speaker: ReviewSpeaker, { plan, facts }: ReviewState): string {
  const before = (one: PlannedHabit) => facts.plan.find((old) => seriesOf(old) === seriesOf(one)) ?? null;
  const list = plan.flatMap((one) => habitDifference(before(one), one) ?? []).join(' ');
  return list === '' ? speaker.tell('reviewNotNoted') : speaker.tell('reviewNoted', { list });
}

type Answers = {
  readonly [Is in Heard['is']]?: (
    speaker: ReviewSpeaker,
    state: ReviewState,
    heard: Extract<Heard, { is: Is }>,
  ) => Reply;
};

const ANSWERS: Answers = {
  settled: settledReply,
  offer: offerReply,
  told,
  feeling: ({ tell }, _, { felt }) => ({
    text: joined(tell(felt.feeling, { about: felt.about }, 'about'), tell('reviewLighter')),
    chips: LIGHTER,
  }),
  'no-more': (speaker, state) => (speaker.isLast ? told(speaker, state) : { text: speaker.tell('reviewNoMore') }),
  wish: (speaker, state, { choice: size }) => ({
    text: joined(speaker.tell(WISHES[size]), whatIf(speaker, state, size)),
  }),
  agreed: ({ tell }, { wish }) => ({ text: tell('reviewChosen', { size: wish && SIZES[wish] }) }),
  unknown: (speaker, state) => ({ text: joined(speaker.tell('reviewNotKnown'), nextQuestion(speaker, state)) }),
  reported: (speaker, state) => ({ text: nextQuestion(speaker, state) }),
  'what-if': (speaker, state, heard) => ({
    text: joined(whatIf(speaker, state, heard.choice), choice(speaker, state)),
  }),
  noted: (speaker, state) => ({ text: noted(speaker, state) }),
  figures: (speaker, state, { day }) => ({
    text: joined(day ? onDay(speaker, state, day) : figures(speaker, state), nextQuestion(speaker, state)),
  }),
  question: (speaker, state, { question }) => ({
    text: withQuestion(answerTalk(question, talkState(state)).text, nextQuestion(speaker, state)),
  }),
  praised: (speaker, state, { place }) => ({
    text: joined(
      speaker.tell('reviewPraised', { habit: state.plan[place] ? nameOf(state.plan[place], state.plan) : null }),
      nextQuestion(speaker, state),
    ),
  }),
  why: (speaker, state, { place }) => why(speaker, state, daysOf(speaker, state, place)),
  'why-day': (speaker, state, { day, felt }) => {
    const understood = felt && speaker.tell(felt.feeling, { about: felt.about }, 'about');
    return why(speaker, state, joined(understood, onDay(speaker, state, day)));
  },
  'new-plan': ({ tell }) => ({ text: tell('reviewNewPlan'), wantsPlan: true }),
  which: ({ tell }, { plan }) => ({ text: tell('reviewWhich'), chips: plan.map(({ description }) => description) }),
  complaint: ({ tell }, _, { phrase }) => ({ text: tell(phrase) }),
};

/** What the coach says to what it heard. */
export function replyTo(speaker: ReviewSpeaker, state: ReviewState, heard: Heard): Reply {
  const phrase = `review${capital(heard.is)}` as Phrase;
  if (ALONE.has(heard.is)) return { text: speaker.tell(phrase) };
  if (CLOSING.has(heard.is)) return { text: joined(speaker.tell(phrase), closing(speaker, state)) };
  const answer = ANSWERS[heard.is] as (speaker: ReviewSpeaker, state: ReviewState, heard: Heard) => Reply;
  return answer(speaker, state, heard);
}

/** One question a reply: an answer that asks back stands alone. */
const withQuestion = (text: string, question: string | null) => (text.includes('?') ? text : joined(text, question));
