import { small } from '#core/words/capital.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ChatTurn, RefineFacts, Refinement } from '#coach/port.ts';
import { planTurn } from '../plan-turn.ts';
import { ownTime } from '../values/own-time.ts';

type Extra = Partial<
  Pick<PlannedHabit, 'days' | 'measure' | 'habitType' | 'difficulty' | 'targetFrequency' | 'templateId'>
>;

/** `Read 10 pages @ When I finish dinner, on the sofa`. */
function habit(text: string, order: number, extra: Extra = {}): PlannedHabit {
  const [description = '', cue = 'When I finish lunch'] = text.split(' @ ');
  const act = small(description);
  const implementationIntention = `${cue}, I will ${act}. If the day gets full, I do a minute of it.`;
  const moment = cueMoment(implementationIntention);
  return {
    description,
    implementationIntention,
    targetFrequency: extra.days?.length ?? 3,
    ...(moment && { moment }),
    difficulty: 'easy',
    habitType: 'core',
    order,
    ...extra,
  };
}

/** Plans of different lives: the last two of each are experiments. */
export function plan(...habits: (string | readonly [string, Extra])[]): PlannedHabit[] {
  return habits.map((entry, order) => {
    const [text, extra] = typeof entry === 'string' ? [entry, {}] : entry;
    const habitType = order >= 2 && order >= habits.length - 2 ? ('experimental' as const) : ('core' as const);
    return habit(text, order, { habitType, ...extra });
  });
}

export const PLANS = {
  timetable: plan(
    ['Study for 20 minutes @ At 6 pm', { days: ['monday', 'wednesday', 'thursday', 'friday'] as Weekday[] }],
    ['Go to the gym @ At 9 am', { days: ['monday', 'wednesday', 'friday'] as Weekday[] }],
    ['Go for a walk @ After dinner', { targetFrequency: 5 }],
    'Plan tomorrow’s dinner @ Before bed',
  ),
  gardener: plan(
    'Weed the front bed @ When I finish breakfast',
    ['Say one thing about it to my mother @ When dinner is over', { days: ['sunday'] as Weekday[] }],
    ['Ringing my friend Ola to go climbing with me @ When I finish lunch', { targetFrequency: 1 }],
    ['Climb the wall for 10 minutes @ After work', { days: ['wednesday', 'friday'] as Weekday[] }],
  ),
  tips: plan(
    'Leave my phone in the hall @ When I come in',
    'Talk with Mrs. Patty @ When I take out the trash',
    'Put tips in the jar @ When I come in the door',
    'Write down what I spend @ After the dinner dishes',
    'Take my pressure pill @ When I drink my coffee',
  ),
  nurse: plan(
    'Walk for 15 minutes @ When I come home, at the front door',
    'Read 10 pages @ When I finish dinner, on the sofa',
    'Lay out my uniform @ When I lock the front door at night',
    'Stretch for 5 minutes @ When I wake up',
    'Ring my sister @ When I finish lunch',
  ),
  potter: plan(
    'Throw one bowl @ After breakfast, in the shed',
    ['Sketch for 20 minutes @ When evening comes', { days: ['tuesday', 'thursday'] as Weekday[] }],
    'Photograph a finished pot @ At lunchtime',
    'Post to the shop page @ When I finish dinner',
  ),
  driver: plan(
    'Walk round the lorry twice @ At 7 pm',
    'Drink 6 glasses of water @ When my first break starts',
    ['Eat an apple @ At lunchtime', { targetFrequency: 5 }],
    'Phone home @ Before bed',
  ),
  student: plan(
    'Revise chemistry for 25 minutes @ When I get home',
    'Learn 10 Spanish words @ After breakfast',
    'Go to the library @ At 10 am',
    'No phone in bed @ At night',
  ),
  imam: plan(
    'Recite one page @ Before dawn',
    ['Visit a neighbour @ After lunch', { days: ['friday'] as Weekday[] }],
    'Give to the box @ After lunch',
    'Walk home from prayers @ When evening comes',
  ),
  runner: plan(
    'Run 3k @ When I wake up',
    'Do 20 squats @ Before lunch',
    'Cycle to work @ When I leave the house',
    'Swim 20 lengths @ After work',
  ),
  mum: plan(
    ['Play with Ada for 10 minutes @ After tea', { targetFrequency: 7 }],
    ['Cook from scratch @ When evening comes', { days: ['monday', 'wednesday', 'friday'] as Weekday[] }],
    'Meditate for 5 minutes @ Before bed',
    'Write in the journal @ Before bed',
  ),
  cello: plan(
    'Practise the cello for 30 minutes @ After breakfast',
    'Sing scales @ When I am in the shower',
    'Listen to one suite @ When evening comes',
    'Write to my teacher @ When I finish lunch',
  ),
  smoker: plan(
    ['No more than 5 cigarettes @ When I wake up', { measure: { unit: 'cigarettes', atMost: 5 }, targetFrequency: 7 }],
    'Chew gum @ After lunch',
    'Text Dan @ When I crave one',
    'Walk to the bridge @ After work',
  ),
  allotment: plan(
    'Weed one bed @ When I come home',
    'Water the beans @ When evening comes',
    'Turn the compost @ When I finish lunch',
    'Note what came up @ Before bed',
  ),
  baker: plan(
    'Knead the sourdough @ When I wake up',
    'Nap for 20 minutes @ After lunch',
    'Walk the dog @ When evening comes',
    'Plan tomorrow’s dinner @ Before bed',
  ),
  widow: plan(
    'Ring Margaret @ After breakfast',
    'Sit in the garden for 15 minutes @ After lunch',
    'Do the crossword @ After breakfast',
    ['Go to chair yoga @ At 10 am', { days: ['tuesday'] as Weekday[] }],
  ),
  coder: plan(
    'Push one commit @ After lunch',
    'Read docs for 30 minutes @ When I finish dinner',
    'No coffee after 2 pm @ At 2 pm',
    'Stand up twice @ At 11 am',
  ),
  farmer: plan(
    'Check the ewes @ When I wake up',
    'Drink 2 litres of water @ After breakfast',
    ['Phone my brother @ When evening comes', { days: ['sunday'] as Weekday[] }],
    'Read to Tom for 10 minutes @ When evening comes',
  ),
  newcomer: plan(
    'Learn 5 English words @ After breakfast',
    'Write to my mother @ When evening comes',
    ['Go to the language cafe @ After lunch', { days: ['wednesday'] as Weekday[] }],
    'Cook for my children @ When evening comes',
  ),
  teen: plan(
    'Practise guitar for 20 minutes @ When evening comes',
    'Do maths homework @ When I get home',
    'No TikTok after 10 @ At night',
    'Run round the park @ When I wake up',
  ),
  wheels: plan(
    'Push round the track for 15 minutes @ When I finish lunch',
    'Do 10 band pulls @ When I wake up',
    'Text Kim @ After dinner',
    ['Cook a new dish @ When evening comes', { days: ['saturday'] as Weekday[] }],
  ),
} satisfies Record<string, PlannedHabit[]>;
export type PlanName = keyof typeof PLANS;

const GOAL: RefineFacts['goal'] = {
  description: 'I want to live better',
  currentLevel: 'some_progress',
  currentFrictions: '',
  safetyLabel: 'none',
};
const IDENTITY = { id: 'i1', name: 'The Steady One', description: 'You do a little most days.' };

type Options = { readonly history?: readonly ChatTurn[] } & Partial<RefineFacts>;

/** What is known when something is said of a plan. */
export function factsOf(
  habits: readonly PlannedHabit[],
  message: string,
  { history = [], ...facts }: Options = {},
): RefineFacts {
  const messages = [...history, { role: 'user' as const, content: message }];
  return { goal: GOAL, identity: IDENTITY, currentHabits: habits, messages, ...facts };
}

export const say = (habits: readonly PlannedHabit[], message: string, options?: Options): Refinement =>
  planTurn(factsOf(habits, message, options));

const short = (days: readonly Weekday[]) =>
  [...days]
    .sort((a, b) => order(a) - order(b))
    .map((day) => day.charAt(0).toUpperCase() + day.charAt(1))
    .join(' ');
const order = (day: Weekday) =>
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(day);
const cueOf = ({ implementationIntention }: PlannedHabit) =>
  implementationIntention.slice(0, implementationIntention.indexOf(', I will'));

/** True where only the hour of the cue has changed, with the one in the habit's own words. */
export function followsName(old: PlannedHabit, now: PlannedHabit): boolean {
  const hour = ownTime(now)?.time;
  const words = hour ? now.description.split(' ').at(-1) : undefined;
  return old.description !== now.description && words !== undefined && cueOf(now).endsWith(words);
}

function difference(old: PlannedHabit, now: PlannedHabit, at: number): string[] {
  if (now.templateId && !old.templateId) return [`${at + 1} replaced`];
  const told = (habit: PlannedHabit) => [
    habit.description,
    habit.days ? short(habit.days) : `${habit.targetFrequency}x`,
    `@ ${cueOf(habit)}`,
    habit.habitType,
    JSON.stringify(habit.measure ?? null),
  ];
  const before = told(old);
  const parts = told(
    followsName(old, now) ? { ...now, implementationIntention: old.implementationIntention } : now,
  ).filter((part, place) => part !== before[place]);
  return parts.length > 0 ? [`${at + 1} ${parts.join(' ')}`] : [];
}

/** What a message did to a plan, in short: `2 Read 5 pages`, `1 Mo We`, `3 @ After lunch`, `-4`, `+Swim Fr`, `+Knit experiment`; `?` when it asks instead. */
export const outcome = (habits: readonly PlannedHabit[], message: string, options?: Options): string =>
  outcomeOf(habits, say(habits, message, options));

/** The same of an answer. */
export function outcomeOf(
  habits: readonly PlannedHabit[],
  { habits: after, response, isUnderstood }: Refinement,
): string {
  const isMoved =
    after.length === habits.length &&
    after.some((now, at) => now.description !== habits[at]?.description) &&
    after.every(({ description }) => habits.some((old) => old.description === description));
  if (isMoved)
    return `order ${after.map(({ description }) => habits.findIndex((old) => old.description === description) + 1).join(' ')}`;
  const isNew =
    after.filter(({ templateId }) => templateId).length > 2 &&
    !habits.some(({ description }) => after.some((now) => now.description === description));
  if (isNew) return 'rebuilt';
  const told = habits.flatMap((old, at) => {
    const now = after.find((other) => other.order === old.order);
    return now ? difference(old, now, at) : [`-${at + 1}`];
  });
  const fresh = after.filter(({ order: place }) => !habits.some((old) => old.order === place));
  const added = fresh.map((now) =>
    [
      '+' + now.description,
      now.days ? short(now.days) : now.targetFrequency === 3 ? '' : `${now.targetFrequency}x`,
      /When I finish/.test(cueOf(now)) ? '' : `@ ${cueOf(now)}`,
      now.habitType === 'core' ? '' : 'experiment',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const all = [...told, ...added].join('; ');
  if (all !== '') return all;
  return isUnderstood === false ? 'lost' : response.includes('?') ? '?' : 'same';
}
