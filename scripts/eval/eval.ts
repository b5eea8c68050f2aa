import fastify from 'fastify';
import { Registry } from 'prom-client';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { createCoach } from '#server/coach/create-coach.ts';
import { readSettings } from '#server/env.ts';
import { checkInMessages } from '#evals/sets.ts';
import { extraction } from './extraction.ts';
import { goals } from './goals.ts';
import { planTalk } from './plan-talk/plan-talk.ts';
import { plans } from './plans.ts';
import { safety } from './safety.ts';
import type { Question } from './section.ts';
import { voice } from './voice.ts';

/**
 * How good the coach is: `npm run eval` for the built-in engine, and with AI_PROVIDER set for that model too, on at most as many
 * cases of each kind as the argument says (`npm run eval 40`; 30 unless told), since a model is slow and costs money.
 */

const MODEL_CASES = 30;

async function report(name: string, question: Question): Promise<void> {
  console.log(`# ${name}\n`);
  console.log(await extraction(question));
  console.log(await plans(question));
  console.log(await goals(question));
  console.log(await planTalk(question));
  console.log(await voice(question, checkInMessages('practice')));
}

console.log(safety());
await report('Built-in engine', { coach: createBuiltinCoach(), limit: Number.POSITIVE_INFINITY });

const settings = readSettings(process.env);
if (settings.AI_PROVIDER !== 'builtin') {
  const coach = await createCoach(settings, { registry: new Registry(), log: fastify().log });
  const limit = Number(process.argv[2] ?? MODEL_CASES);
  await report(`${settings.AI_MODEL} (${settings.AI_PROVIDER})`, { coach, limit });
}
