import { namesIn, nearnessTo, OF_ITSELF } from '#coach/acts/targets/target-names.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { habitMeant } from '#coach/talk/habit-meant.ts';
import { recogniseDomain } from '#coach/builtin/domain/domain.ts';
import { phrases } from '#coach/text/phrases.ts';
import { allOf, type Reading } from '#coach/text/reading.ts';
import { type Message, type ReviewState, talkState } from './standing.ts';
import { placeNamed } from './told/report.ts';

/** Questions of the coach for what stood in the way, and for what would help. */
export const CAUSE_ASKED = phrases(
  'reviewObstacle; reviewObstaclePlain; reviewInstead; reviewAhead; reviewSkips; reviewYourGuess',
) as Phrase[];
export const HELP_ASKED = phrases('reviewCause; reviewNoMore') as Phrase[];
export const asksFor = ({ last }: Pick<Message, 'last'>, list: readonly Phrase[]) => list.some((one) => last.has(one));

/** The habit that the words themselves name, whatever was spoken of before. */
export const namedIn = (state: ReviewState, reading: Reading) =>
  habitMeant(reading, allOf(reading), { ...talkState(state), lastSpokenOf: null });

const domainOf = (description: string) => recogniseDomain({ description }).primary.id;

/** The habit of the same kind of thing: a sandwich goes with lunch, where nothing names either. */
export function placeAlike({ plan, focus }: ReviewState, { text }: Reading): number | null {
  const kind = domainOf(text);
  const places = plan.flatMap(({ description }, at) => (domainOf(description) === kind ? [at] : []));
  return kind === 'generic' || places.length !== 1 || places.includes(focus) ? null : (places[0] ?? null);
}

/** The habit that a message is about: the one that it names, else that was asked about or is spoken of; null where none is. */
export function placeMeant(state: ReviewState, { reading, last, about }: Message): number | null {
  const asked = asksFor({ last }, [...CAUSE_ASKED, ...HELP_ASKED]) ? about : null;
  const names = namesIn(reading, allOf(reading));
  // `I could ring him on my walk home`, where the ringing was asked about.
  if (asked !== null && names.some((name) => nearnessTo(name, state.plan, asked) >= OF_ITSELF)) return asked;
  return (
    placeNamed(reading, state.plan) ??
    asked ??
    habitMeant(reading, allOf(reading), talkState(state)) ??
    placeAlike(state, reading) ??
    (state.isSpokenOf ? state.focus : null)
  );
}

/** The same, or the habit that stands furthest below its target. */
export const placeIn = (state: ReviewState, message: Message) => placeMeant(state, message) ?? state.focus;
