import { describe, expect, it } from 'vitest';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import { planProblems } from '#coach/plan-checks/plan-checks.ts';
import type { GoalFacts } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import { type GoalCase, goalCases } from '#evals/sets.ts';
import { detectFrictions } from './frictions.ts';
import { identitiesFor } from '../identities.ts';
import { DOMAIN_IDS } from '../knowledge/shape.ts';
import { buildPlan } from '../planning/plan-builder.ts';

const GOALS = goalCases();

function getFacts({ goal, frictions }: GoalCase): GoalFacts {
  const safetyLabel = assessTexts([goal, frictions]);
  return { description: goal, currentFrictions: frictions, currentLevel: 'not_started', safetyLabel };
}

/** Goals whose domain is none of the accepted ones, as a share in per cent, and what was found instead. */
function misread(goals: readonly GoalCase[]) {
  const wrong = goals.flatMap((one) => {
    const { domain } = identitiesFor(getFacts(one));
    return [one.domain, ...(one.accept ?? [])].some((accepted) => accepted === domain)
      ? []
      : [`${one.goal}: ${domain}`];
  });
  return { share: (100 * wrong.length) / goals.length, wrong };
}

describe('goals in many words and languages', () => {
  it('are read as a domain that is a fair reading in 97 of 100', () => {
    const { share, wrong } = misread(GOALS);
    expect(share, wrong.join('; ')).toBeLessThanOrEqual(3);
  });

  it('are read in 90 of 100 where they are not in English', () => {
    const { share, wrong } = misread(GOALS.filter(({ language }) => language !== 'en'));
    expect(share, wrong.join('; ')).toBeLessThanOrEqual(10);
  });

  it('cover each domain six times and twelve languages beside English', () => {
    for (const id of DOMAIN_IDS.filter((domain) => domain !== 'support'))
      expect(GOALS.filter(({ domain }) => domain === id).length, id).toBeGreaterThanOrEqual(6);
    expect(new Set(GOALS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(13);
  });

  it('have their frictions found in 85 of 100, with one too many for at most one goal in ten', () => {
    const stated = GOALS.filter(({ expectFrictions }) => expectFrictions !== undefined);
    const wanted = stated.flatMap(({ frictions, expectFrictions = [] }) =>
      expectFrictions.map((code) => detectFrictions(frictions).includes(code)),
    );
    expect(wanted.filter(Boolean).length / wanted.length).toBeGreaterThanOrEqual(0.85);
    const others = stated.flatMap(({ frictions, expectFrictions = [] }) =>
      detectFrictions(frictions).filter((code) => !expectFrictions.includes(code)),
    );
    expect(others.length / stated.length).toBeLessThanOrEqual(0.1);
  });

  it('lead to no friction where none is stated', () => {
    for (const said of ['', 'nothing really', 'all is fine so far']) expect(detectFrictions(said)).toEqual([]);
  });

  it.each(GOALS.filter(({ label = 'none' }) => !stopsCoaching(label)).map((one) => [one.goal, one] as const))(
    'lead to a sound plan: %s',
    (_, one) => {
      const goal = getFacts(one);
      if (stopsCoaching(goal.safetyLabel)) expect.fail(`read as ${goal.safetyLabel}`);
      const identity = { id: 'i1', name: identitiesFor(goal).suggestions[0]?.name ?? '', description: '' };
      const facts = { goal, identity, mode: 'normal', otherHabits: [] } as const;
      expect(planProblems(buildPlan(facts).habits, { ...facts, stage: 'offer' })).toEqual([]);
    },
  );
});
