import INSTRUCTIONS from '#content/prompts.json' with { type: 'json' };
import { toWeekday } from '#core/calendar/calendar.ts';
import type { ModelPrompt } from '#provider/call-model.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import type { CheckInFacts, GoalFacts, IdentityChatFacts, PlanFacts, RefineFacts, ReviewFacts } from '#coach/port.ts';
import { phrases } from '#coach/text/phrases.ts';
import type { Around } from './around.ts';
import { wordsData } from './habit-words.ts';
import { conversationData, dataBlock, goalData, identityData, promptId } from './model-prompt.ts';

/** Words of an obstacle that the plan checks look for. */
const OBSTACLE_WORDS = 6;

const toPrompt = (name: keyof typeof INSTRUCTIONS, facts: Readonly<Record<string, unknown>>): ModelPrompt => ({
  instructions: INSTRUCTIONS[name],
  data: dataBlock(facts),
});

/** Asks for identities that fit a goal. */
export function identitiesPrompt(goal: GoalFacts, around: Around): ModelPrompt {
  return toPrompt('identities', { ...around, ...goalData(goal) });
}

/** Asks for one turn of the talk about an identity of one's own. */
export function identityChatPrompt(
  { goal, presets, messages, standing }: IdentityChatFacts,
  around: Around,
): ModelPrompt {
  return toPrompt('identity-chat', {
    ...around,
    ...goalData(goal),
    cards: presets,
    standing,
    turn: messages.filter(({ role }) => role === 'user').length,
    conversation: conversationData(messages),
  });
}

/** Asks for a whole week's offer; `mostLoad` is what the start level allows. */
export function planPrompt(
  { goal, identity, mode, otherHabits }: PlanFacts,
  mostLoad: number,
  around: Around,
): ModelPrompt {
  const answer = detectFrictions(goal.currentFrictions).map((code) => ({
    obstacle: FRICTIONS[code].label,
    words: phrases(FRICTIONS[code].words.en).slice(0, OBSTACLE_WORDS),
  }));
  const facts = { identity: identityData(identity), mode, mostLoad, answer, habitsElsewhere: otherHabits };
  return toPrompt('plan', { ...around, ...goalData(goal), ...facts });
}

function habitData(planned: PlannedHabit, target: number) {
  const { description, implementationIntention, targetFrequency, difficulty, habitType } = planned;
  const size = { description, implementationIntention, targetFrequency, difficulty, habitType };
  return { target, ...size, ...wordsData(planned) };
}

/** Asks for the acts that the last message wants done. */
export function refinePrompt(
  { goal, identity, messages, currentHabits, before, selected }: RefineFacts,
  around: Around,
): ModelPrompt {
  return toPrompt('refine', {
    ...around,
    ...goalData(goal),
    identity: identityData(identity),
    habits: currentHabits.map(habitData),
    ...(selected && { selected }),
    mayUndo: Boolean(before && before.length > 0),
    conversation: conversationData(messages),
  });
}

/** Asks for what a check-in said of each habit, and for the reply. */
export function checkInPrompt({ habits, messages }: CheckInFacts, around: Around): ModelPrompt {
  const open = habits.map(({ description, identity, intention, measure, isDue }, index) => ({
    habit: promptId(index),
    description,
    ...(identity !== undefined && { identity }),
    ...(intention && { plan: intention }),
    ...(measure && { measure }),
    ...(isDue === false && { askedForToday: false }),
  }));
  return toPrompt('check-in', { ...around, habits: open, conversation: conversationData(messages) });
}

/** In words, so that no figure stands in the data that is not of the week. */
const TURNS = ['opening', 'second', 'third', 'fourth'] as const;

/** Asks for one turn of a weekly review, from the server's figures. */
export function reviewPrompt(
  { goal, identity, week, habits, messages, tried, ...rest }: ReviewFacts,
  around: Around,
): ModelPrompt {
  const { fulfilment, daysActive, votes, votesEver, weeksLate, hardDays } = week;
  const nameOf = new Map(habits.map(({ seriesId, description }) => [seriesId, description]));
  return toPrompt('review', {
    ...around,
    ...goalData(goal),
    identity: identityData(identity),
    week: { fulfilment, daysActive, votes, votesEver, weeksLate, hardDays },
    habits: habits.map(({ description, habitType, done, target, days, skippedDays, total }) => ({
      description,
      habitType,
      done,
      target,
      doneOn: days.map(toWeekday),
      ...(skippedDays.length > 0 && { setAside: skippedDays.length, setAsideOn: skippedDays.map(toWeekday) }),
      ...(total && { total: `${total.amount} ${total.unit}` }),
    })),
    tried: tried.flatMap(({ seriesId, obstacle, repair, worked }) => {
      const habit = nameOf.get(seriesId);
      return habit === undefined ? [] : [{ habit, obstacle, repair, worked }];
    }),
    earlierFulfilment: rest.earlier,
    recommendation: rest.recommendation,
    topChange: rest.topChange,
    ...(rest.previews && { nextWeekWouldBe: rest.previews }),
    turn: TURNS[messages.filter(({ role }) => role === 'user').length] ?? 'last',
    conversation: conversationData(messages),
  });
}
