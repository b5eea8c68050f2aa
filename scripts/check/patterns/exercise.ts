import { adaptPlan } from '#coach/builtin/adapting/adapt-plan.ts';
import { adaptFacts, held, ownHabit, week } from '#coach/builtin/adapting/adapt-plan.testing.ts';
import { textsAt, withNumber } from '#coach/builtin/adapting/size/sizes.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { pauseRequest } from '#coach/pause-request.ts';
import { planGrid } from '#coach/builtin/planning/plan-grid.testing.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import '#core/referral/referral.ts';
import { inWords, saysAmount } from '#coach/builtin/amounts/amount-words.ts';
import '#features/plans/web/edit/fields/units.ts';

/** A habit, and a message about it for which a pattern is built. */
const SAID: readonly (readonly [habit: string, said: string])[] = [
  ['Walk for 20 minutes', 'walked y'],
  ['Walk for 20 minutes', 'did all three, one of one'],
  ['Walk for 20 minutes', 'went for it with Dan and me'],
  ['Cancel one subscription', 'one subscription cancelled, not sure which'],
  ['Turn notifications off', 'notifications off'],
  ['Contact lenses out before sleep', 'slept in my lenses'],
  ['At most two cups of coffee', 'third coffee by noon'],
  ['Read 10 pages', 'not done today, did it'],
];

const LIGHT = [
  'I weigh 70 kg',
  'I want to lose 1 kg in ten weeks',
  'in ten weeks I lose 1 kg',
  'no food for two hours',
];

const SIZED = ['Walk for 20 minutes', 'Read 1 page', 'Write for 2 minutes', 'Do two minutes: write 1 page'];

/** Makes the program build all its dynamic patterns, by reading a few texts. */
export async function exercise(): Promise<void> {
  const coach = createBuiltinCoach();
  for (const [description, content] of SAID) {
    const habits = [
      { id: 'a', description },
      { id: 'b', description: 'Drink water' },
    ];
    await coach.checkIn({ habits, messages: [{ role: 'user', content }] });
  }
  for (const text of LIGHT) assessSafety(text);
  saysAmount('Drink 6 glasses of water', 6);
  inWords({ unit: 'glasses', atLeast: 2.5 });
  for (const text of ['ill until Monday', 'away from 3 to 9 March', 'can we pause for a week?']) {
    pauseRequest(text, { today: calendarDay('2026-03-02') });
  }
  const [cell] = planGrid();
  if (!cell) throw new Error('There is no plan to refine');
  const { habits } = await coach.planHabits(cell.facts);
  for (const content of ['make the first one 12 minutes', 'remove it and add reading', 'shorter']) {
    const { goal, identity } = cell.facts;
    await coach.refineHabits({ goal, identity, currentHabits: habits, messages: [{ role: 'user', content }] });
  }
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    for (const choice of ['easier', 'harder'] as const) {
      for (const habit of habits) {
        withNumber(habit, 3);
        textsAt({ ...habit, implementationIntention: 'When I wake up, at home, I will do as I like.' }, difficulty);
      }
      const own = SIZED.map((description) => ownHabit(description, { difficulty }));
      const known = habits.map((habit) => held(habit.templateId ?? '', { difficulty }));
      for (const all of [own, known]) {
        const done = Object.fromEntries(all.map(({ seriesId }) => [seriesId, [4, 4] as const]));
        adaptPlan(adaptFacts({ habits: all, choice, weeks: [week(done), week(done)] }));
      }
    }
  }
}
