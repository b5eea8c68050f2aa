import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import type { Coach } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import { type GoalCase, goalCases } from '#evals/sets.ts';
import { type Question, sampled, section, share } from './section.ts';

async function outcome(coach: Coach, { goal, frictions, domain, accept = [], label = 'none' }: GoalCase) {
  const safetyLabel = assessTexts([goal, frictions]);
  const facts = { description: goal, currentLevel: 'not_started', currentFrictions: frictions, safetyLabel } as const;
  const found = await coach.suggestIdentities({ goal: facts });
  const identity = { id: 'i1', name: found.suggestions[0]?.name ?? 'The Small-Step Person', description: '' };
  const { habits } = await coach.planHabits({ goal: facts, identity, mode: 'normal', otherHabits: [] });
  return {
    domain: [domain, ...accept].includes(found.domain as GoalCase['domain']),
    found: found.domain,
    label: safetyLabel === label,
    safetyLabel,
    planned: habits.length > 0,
  };
}

/** Goals in many words and languages: the domain, the safety label, the frictions, and whether a plan came of it. */
export async function goals({ coach, limit }: Question): Promise<string> {
  const cases = sampled(goalCases(), limit);
  const results = await Promise.all(cases.map(async (one) => ({ one, ...(await outcome(coach, one)) })));
  const of = (list: typeof results, holds: (result: (typeof results)[number]) => boolean) =>
    share(list.filter(holds).length, list.length);
  const foreign = results.filter(({ one }) => one.language !== 'en');
  const harmless = results.filter(({ one }) => !stopsCoaching(one.label ?? 'none'));
  const wanted = cases.flatMap(({ expectFrictions = [], frictions }) =>
    expectFrictions.map((code) => detectFrictions(frictions).includes(code)),
  );
  return section('Goals', [
    `domain accepted: ${of(results, ({ domain }) => domain)}`,
    `of them in other languages than English: ${of(foreign, ({ domain }) => domain)}`,
    `safety label as expected: ${of(results, ({ label }) => label)}`,
    `frictions found: ${share(wanted.filter(Boolean).length, wanted.length)}`,
    `a plan for each harmless goal: ${of(harmless, ({ planned }) => planned)}`,
    ...results
      .filter(({ domain }) => !domain)
      .map(({ one, found }) => `“${one.goal}” (${one.language}) was read as ${found}, not ${one.domain}`),
    ...results
      .filter(({ label }) => !label)
      .map(({ one, safetyLabel }) => `“${one.goal}” was labelled ${safetyLabel}, not ${one.label ?? 'none'}`),
  ]);
}
