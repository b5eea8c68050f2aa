import fastify from 'fastify';
import { Registry } from 'prom-client';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { createCoach } from '#server/coach/create-coach.ts';
import { createMeters } from '#server/telemetry/meters.ts';
import { readSettings } from '#server/env.ts';
import { useWorkers } from '#server/off-thread/off-thread.ts';
import { checkInMessages } from '#evals/sets.ts';
import { extraction } from './extraction.ts';
import { goals } from './goals.ts';
import { planTalk } from './plan-talk/plan-talk.ts';
import { toldPlans } from './plan-talk/told-plans.ts';
import { plans } from './plans.ts';
import { safety } from './safety.ts';
import { type Question, sideBySide } from './section.ts';
import { toldDays, toldPaths } from './told-days.ts';
import { toldGoals } from './told-goals.ts';
import { voice } from './voice.ts';

/**
 * How good the coach is: `npm run eval` for the built-in engine on all cases. With AI_PROVIDER set, that model and the built-in engine stand side by side, on the
 * same cases, at most as many of each kind as the argument says (`npm run eval 40`; 30 unless told), since a model is slow and costs money.
 */

const MODEL_CASES = 30;

// The built-in engine answers in its workers where a model does not.
useWorkers(new URL('../../src/app/server/worker.ts', import.meta.url));

async function report(name: string, question: Question): Promise<string[]> {
  console.log(`# ${name}\n`);
  const texts: string[] = [];
  const measures = [
    extraction,
    toldDays,
    plans,
    goals,
    toldGoals,
    planTalk,
    toldPlans,
    (asked: Question) => voice(asked, checkInMessages('practice')),
  ];
  for (const measure of measures) {
    const text = await measure(question);
    console.log(text);
    texts.push(text);
  }
  return texts;
}

console.log(safety());
const settings = readSettings(process.env);
const builtin = createBuiltinCoach();
if (settings.AI_PROVIDER === 'builtin') {
  await report('Built-in engine', { coach: builtin, limit: Number.POSITIVE_INFINITY });
  console.log(toldPaths(Number.POSITIVE_INFINITY));
} else {
  const limit = Number(process.argv[2] ?? MODEL_CASES);
  const coach = await createCoach(settings, { meters: createMeters(new Registry()), log: fastify().log });
  const name = `${settings.AI_MODEL} (${settings.AI_PROVIDER})`;
  const model = await report(name, { coach, limit });
  const own = await report('Built-in engine, on the same cases', { coach: builtin, limit });
  console.log(`# Side by side\n\n${sideBySide({ 'Built-in engine': own, [name]: model })}`);
}
// Its workers, and connections that are kept open, would hold the program up.
process.exit();
