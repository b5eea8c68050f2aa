import { calendarDay } from '#core/calendar/calendar.ts';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { HABIT_DESCRIPTION_MAX, INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { adaptFacts, ownHabit, week } from '../builtin/adapting/adapt-plan.testing.ts';
import { adaptPlan } from '../builtin/adapting/adapt-plan.ts';
import { createBuiltinCoach } from '../builtin-coach.ts';
import { getFacts, getHabit, WEEKS } from '../reviewing/practice/review-facts.testing.ts';
import { readFacts } from '../facts/read-facts.ts';
import { getInsight } from '../insight.ts';
import { memorableIn } from '../memorable.ts';
import { pauseRequest } from '../pause-request.ts';
import type { ChatTurn, GoalFacts } from '../port.ts';
import { reviewClosing } from '../reviewing/review-closing.ts';
import { asksDirectly, assessSafety, assessTexts } from '../safety/router.ts';

const coach = createBuiltinCoach();
const identity = { id: 'i1', name: 'The Everyday Mover', description: 'You move a little every day.' };
const GOAL: GoalFacts = {
  description: 'I want to get fit',
  currentLevel: 'not_started',
  currentFrictions: '',
  safetyLabel: 'none',
};
const getGoal = (text: string): GoalFacts => ({
  ...GOAL,
  description: text.slice(0, GOAL_TEXT.max),
  currentFrictions: text.slice(0, GOAL_TEXT.max),
  remembered: { worked: [text.slice(0, 200)], ownWords: [text.slice(0, 200)] },
});

const HABITS = ['Walk for 20 minutes', 'Read 10 pages', 'No phone in bed', 'At most two cups of coffee'];
const PLAN: readonly PlannedHabit[] = HABITS.map((description) => ownHabit(description));
const CHECKED = HABITS.map((description, at) => ({ id: `h${at}`, description }));
const says = (content: string): ChatTurn[] => [{ role: 'user', content }];
const asked = (content: string): ChatTurn[] => [
  { role: 'assistant', content: 'Did you walk? Did you read?' },
  ...says(content),
];

function adapted(text: string) {
  const words = {
    description: text.slice(0, HABIT_DESCRIPTION_MAX),
    implementationIntention: text.slice(0, INTENTION_MAX),
  };
  const habits = [ownHabit(words.description, words), ...HABITS.map((habit) => ownHabit(habit))];
  const done = Object.fromEntries(habits.map(({ seriesId }) => [seriesId, [1, 4] as const]));
  return adaptPlan(
    adaptFacts({
      goal: getGoal(text),
      habits,
      weeks: [week(done), week(done)],
      choice: 'harder',
      otherHabits: [words.description],
    }),
  );
}

function insight(text: string) {
  const description = text.slice(0, HABIT_DESCRIPTION_MAX);
  const today = calendarDay('2026-03-02');
  const habit = { description, weeks: [{ target: 4, done: 4 }], targetFrequency: 4 };
  return getInsight({
    identityName: text.slice(0, 60),
    today,
    days: [],
    checkInDays: 8,
    habits: [habit, habit] as never,
    votes: { recent: 9, thisWeek: 3 },
  });
}

/** Everything that reads what a person wrote, by name. */
export const ENTRY_POINTS: Readonly<Record<string, (text: string) => unknown>> = {
  'safety router': (text) => assessTexts([text, text.slice(0, 100)]),
  'direct question': (text) => asksDirectly(text),
  'identity suggestions': (text) => coach.suggestIdentities({ goal: getGoal(text) }),
  'week of habits': (text) =>
    coach.planHabits({ goal: getGoal(text), identity, mode: 'normal', otherHabits: [text.slice(0, 200)] }),
  'identity chat': (text) =>
    coach.chatIdentity({ goal: GOAL, presets: [identity], messages: asked(text), standing: identity }),
  'identity chat, dictated': (text) =>
    coach.chatIdentity({
      goal: getGoal(text),
      presets: [],
      messages: [...says(text), ...asked('call it that')],
      standing: null,
    }),
  refinement: (text) => coach.refineHabits({ goal: GOAL, identity, messages: says(text), currentHabits: PLAN }),
  'refinement of own words': (text) =>
    coach.refineHabits({
      goal: getGoal(text),
      identity,
      messages: [...says(text), { role: 'assistant', content: text }, ...says('make it shorter and undo that')],
      currentHabits: [ownHabit(text.slice(0, HABIT_DESCRIPTION_MAX)), ...PLAN],
    }),
  'check-in': (text) => coach.checkIn({ habits: CHECKED, messages: says(text) }),
  'check-in, answered': (text) => coach.checkIn({ habits: CHECKED, messages: asked(text) }),
  'check-in, asked': (text) =>
    coach.checkIn({ habits: CHECKED, messages: [{ role: 'assistant', content: text }, ...says('yes, both')] }),
  'check-in of own words': (text) =>
    coach.checkIn({
      habits: [{ id: 'a', description: text.slice(0, HABIT_DESCRIPTION_MAX) }, ...CHECKED],
      messages: says('did it, walked too'),
    }),
  review: (text) => coach.conductReview({ ...WEEKS.thin, messages: [...asked(text)] }),
  'review opening': (text) =>
    coach.conductReview(getFacts([getHabit(text.slice(0, HABIT_DESCRIPTION_MAX), 4, [1, 2])], { goal: getGoal(text) })),
  'review closing': (text) =>
    reviewClosing({
      facts: { ...WEEKS.thin, messages: asked(text) },
      choice: 'easier',
      changes: [{ description: text.slice(0, HABIT_DESCRIPTION_MAX), kind: 'shrink', reason: text.slice(0, 200) }],
      untouched: text.slice(0, HABIT_DESCRIPTION_MAX),
      ifThen: text.slice(0, INTENTION_MAX),
      friction: 'no_time',
      ownWords: text,
    }),
  'next week': adapted,
  insight,
  'pause request': (text) => pauseRequest(text, { today: calendarDay('2026-03-02') }),
  'what is remembered': (text) => memorableIn(text),
  circumstances: (text) => readFacts(text),
  'safety of a correction': (text) => assessSafety(text),
};
