import { cpus } from 'node:os';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { planGrid } from '#coach/builtin/planning/plan-grid.testing.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { namedGoals, planMessages } from '#evals/plan-rows.ts';
import { checkInMessages } from '#evals/sets.ts';

/** How long the built-in coach takes for one answer of each kind, safety included: `node bench/coach.ts`. */

const coach = createBuiltinCoach();
const utterances = checkInMessages('practice');
// Every seventh cell: all domains, levels, frictions and modes are among them.
const cells = planGrid().filter((_, index) => index % 7 === 0);

/** The time at a share of the sorted times: `at(times, 0.99)` is the 99th percentile, in ms. */
function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

async function report(name: string, works: readonly (() => Promise<unknown>)[]): Promise<void> {
  // Warm-up: JIT compilation happens once in the life of a server.
  for (const work of works.slice(0, 50)) await work();
  const times: number[] = [];
  for (const work of works) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const figures = [0.5, 0.95, 0.99, 1].map((share) => at(times, share).toFixed(2).padStart(8));
  console.log(`${name.padEnd(22)} ${String(times.length).padStart(6)} ${figures.join(' ')}`);
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; ms`);
console.log(
  `${'answer'.padEnd(22)} ${'n'.padStart(6)} ${['median', 'p95', 'p99', 'worst'].map((name) => name.padStart(8)).join(' ')}`,
);
await report(
  'identity suggestions',
  cells.map(
    ({ facts }) =>
      () =>
        coach.suggestIdentities({ goal: facts.goal }),
  ),
);
await report(
  'week of habits',
  cells.map(
    ({ facts }) =>
      () =>
        coach.planHabits(facts),
  ),
);
await report(
  'week for a goal',
  namedGoals('first-look').map(({ id, goal, frictions, level }) => async () => {
    const facts = {
      description: goal,
      currentFrictions: frictions,
      currentLevel: level,
      safetyLabel: assessSafety(goal),
    };
    return coach.planHabits({
      goal: facts,
      identity: { id, name: 'The One', description: '' },
      mode: 'normal',
      otherHabits: [],
    });
  }),
);
const plans = await Promise.all(cells.map(async ({ facts }) => ({ facts, ...(await coach.planHabits(facts)) })));
const messages = planMessages('first-look').map(({ message }) => message);
await report(
  'refinement',
  plans.map(({ facts, habits }, index) => async () => {
    const content = messages[index % messages.length] as string;
    assessSafety(content);
    return coach.refineHabits({ ...facts, messages: [{ role: 'user', content }], currentHabits: habits });
  }),
);
await report(
  'check-in by chat',
  Array.from({ length: 10 }, () => utterances)
    .flat()
    .map(({ habits, message, history = [] }) => async () => {
      assessSafety(message);
      return coach.checkIn({ habits, messages: [...history, { role: 'user', content: message }] });
    }),
);
await report(
  'identity chat',
  cells.map(({ facts }) => async () => {
    const content = 'She walks at lunch and laughs about the rain';
    assessSafety(content);
    const messages = [{ role: 'user' as const, content }];
    return coach.chatIdentity({ goal: facts.goal, presets: [], messages, standing: null });
  }),
);
