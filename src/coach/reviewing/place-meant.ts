import type { Phrase } from '#coach/say/wordings.ts';
import { habitMeant } from '#coach/talk/habit-meant.ts';
import { phrases } from '#coach/text/phrases.ts';
import { allOf, type Reading } from '#coach/text/reading.ts';
import { type Message, type ReviewState, talkState } from './standing.ts';
import { isNamed, placeNamed } from './told/report.ts';

/** Questions of the coach for what stood in the way, and for what would help. */
export const CAUSE_ASKED = phrases(
  'reviewObstacle; reviewObstaclePlain; reviewInstead; reviewAhead; reviewSkips; reviewYourGuess',
) as Phrase[];
export const HELP_ASKED = phrases('reviewCause; reviewNoMore') as Phrase[];
export const asksFor = ({ last }: Message, list: readonly Phrase[]) => list.some((one) => last.has(one));

/** The habit that the words themselves name, whatever was spoken of before. */
export const namedIn = (state: ReviewState, reading: Reading) =>
  habitMeant(reading, allOf(reading), { ...talkState(state), lastSpokenOf: null });

/** The habit that a message is about: the one that it names, else that was asked about or is spoken of; null where none is. */
export function placeMeant(state: ReviewState, message: Message, it?: number | null): number | null {
  const { reading, about } = message;
  const asked = asksFor(message, [...CAUSE_ASKED, ...HELP_ASKED]) ? about : null;
  // `I could ring him on my walk home`, where the ringing was asked about.
  if (isNamed(reading, state.plan, asked)) return asked;
  const talk = talkState(state);
  return (
    placeNamed(reading, state.plan) ??
    asked ??
    habitMeant(reading, allOf(reading), { ...talk, lastSpokenOf: it ?? talk.lastSpokenOf }) ??
    (state.isSpokenOf ? state.focus : null)
  );
}

/** The same, or the habit that stands furthest below its target. */
export const placeIn = (state: ReviewState, message: Message) => placeMeant(state, message) ?? state.focus;
