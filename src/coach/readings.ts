import type { CalendarDay } from '#core/calendar/calendar.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { amountOf } from './acts/values/read-values.ts';
import { adaptPlan, type AdaptFacts } from './builtin/adapting/adapt-plan.ts';
import { createBuiltinCoach } from './builtin-coach.ts';
import { namedIn, saidOfHabits, saidParts } from './bar/read-bar.ts';
import { recogniseDomain } from './builtin/domain/domain.ts';
import { memorableIn } from './memorable.ts';
import { pauseRequest } from './pause-request.ts';
import type { ChatTurn, Coach, ReviewFacts } from './port.ts';
import { nextWeeks } from './reviewing/next-weeks.ts';
import { reviewClosing } from './reviewing/review-closing.ts';
import { reviewOutcome } from './reviewing/review-turn.ts';
import { isOfSizes } from './reviewing/told/heard.ts';
import { triedLine } from './reviewing/tried-line.ts';
import { read } from './text/reading.ts';
import { asksDirectly, assessSafety, assessTalk, assessTexts, isInDoubt } from './safety/router.ts';

const coach = createBuiltinCoach();

/** The facts of a plan to adapt, with ids for the habits that may join it instead of what makes them. */
type AdaptInput = Omit<AdaptFacts, 'newSeriesId'> & { readonly seriesIds: readonly string[] };

/** All that is read of what people wrote, by name. Each depends on its input alone, and both can be cloned: what may take long is read on another thread. */
export const readings = {
  safety: (texts: readonly string[]) => assessTexts(texts),
  talk: (messages: readonly string[]) => assessTalk(messages),
  /** Whether one of the texts tells of hopelessness without a wish to die. */
  hopeless: (texts: readonly string[]) => texts.some(asksDirectly),
  /** Whether one of the texts, none of which raises a card, may tell of danger all the same. */
  doubtful: (texts: readonly string[]) => texts.some(isInDoubt),
  /** The turns that the coach may read: what called for help was answered with help and is left out. */
  coachable: (turns: readonly ChatTurn[]) =>
    turns.filter(
      ({ role, content }) => content !== '' && (role === 'assistant' || !stopsCoaching(assessSafety(content))),
    ),
  pause: ({ text, today }: { text: string; today: CalendarDay }) => pauseRequest(text, { today }),
  saidParts: (text: string) => saidParts(text),
  namedIn: (facts: Parameters<typeof namedIn>[0]) => namedIn(facts),
  /** The amount that each habit asks for, null where none is said. */
  amounts: (habits: readonly PlannedHabit[]) => habits.map((habit) => amountOf(habit)),
  saidOfHabits: (facts: Parameters<typeof saidOfHabits>[0]) => saidOfHabits(facts),
  memorable: (messages: readonly string[]) => messages.flatMap(memorableIn),
  adapt: ({ seriesIds, ...facts }: AdaptInput) => {
    const open = [...seriesIds];
    return adaptPlan({ ...facts, newSeriesId: () => open.shift() as string });
  },
  /** What a review has come to so far. */
  reviewOutcome: (facts: ReviewFacts) => reviewOutcome(facts),
  closing: (facts: Parameters<typeof reviewClosing>[0]) => reviewClosing(facts),
  /** What is remembered of repairs, each with the habit it was made to. */
  triedLines: (tried: readonly Parameters<typeof triedLine>[]) => tried.map((one) => triedLine(...one)),
  /** Whether the answer to what was said in a review may have to tell what each choice would change. */
  ofSizes: (text: string) => isOfSizes(read(text)),
  /** What each choice would change about the plan, in words. */
  previews: (facts: Omit<AdaptInput, 'choice'>) => nextWeeks(facts),
  /** Which part of life a goal is about. */
  domain: (goal: { description: string; frictions: string }) => recogniseDomain(goal).primary.id,
  suggestIdentities: (facts: Parameters<Coach['suggestIdentities']>[0]) => coach.suggestIdentities(facts),
  chatIdentity: (facts: Parameters<Coach['chatIdentity']>[0]) => coach.chatIdentity(facts),
  planHabits: (facts: Parameters<Coach['planHabits']>[0]) => coach.planHabits(facts),
  refineHabits: (facts: Parameters<Coach['refineHabits']>[0]) => coach.refineHabits(facts),
  checkIn: (facts: Parameters<Coach['checkIn']>[0]) => coach.checkIn(facts),
  conductReview: (facts: Parameters<Coach['conductReview']>[0]) => coach.conductReview(facts),
} as const;

type Readings = typeof readings;
export type ReadingName = keyof Readings;
export type ReadingInput<N extends ReadingName> = Parameters<Readings[N]>[0];
export type ReadingOutput<N extends ReadingName> = Awaited<ReturnType<Readings[N]>>;

/** One reading, by its name. */
export async function readText<N extends ReadingName>({
  name,
  input,
}: {
  name: N;
  input: ReadingInput<N>;
}): Promise<ReadingOutput<N>> {
  const reading = readings[name] as (input: ReadingInput<N>) => ReadingOutput<N> | Promise<ReadingOutput<N>>;
  return reading(input);
}

/** Reads a little of everything, so that what is made ready at first use is ready. */
export async function warmUp(): Promise<void> {
  const goal = {
    description: 'I want to read more',
    currentLevel: 'not_started',
    currentFrictions: 'no time',
    safetyLabel: 'none',
  } as const;
  const messages = [{ role: 'user', content: 'I read ten pages, and it helped me to begin early.' }] as const;
  const identity = { id: '', name: 'The Reader', description: '' };
  const { habits } = await coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
  await coach.suggestIdentities({ goal });
  await coach.chatIdentity({ goal, presets: [], messages, standing: null });
  await coach.refineHabits({ goal, identity, messages, currentHabits: habits });
  await coach.checkIn({ habits: [{ id: '', description: 'Read ten pages' }], messages });
  readings.memorable([messages[0].content]);
}
