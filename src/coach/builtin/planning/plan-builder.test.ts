import { describe, expect, it } from 'vitest';
import { CURRENT_LEVELS } from '#core/goal/goal.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { getLabel, planProblems, preselected } from './plan-checks.ts';
import { FRICTION_SAID, GOAL_OF, PLAN_MODES, planGrid } from './plan-grid.testing.ts';
import type { PlanFacts, PlanMode } from '#coach/port.ts';
import { createBuiltinCoach } from '../builtin-coach.ts';
import { FRICTION_CODES } from '../knowledge/shape.ts';
import { buildPlan } from './plan-builder.ts';
import { voiceProblems } from '../voice.ts';

/** Coprime to the 120 cells of a domain, so that each domain meets other levels, frictions and modes. */
const EVERY = 11;
/** The whole grid in the deep run; else every domain with a few cells of its own, so that all are met across domains. */
const GRID = process.env.FC_RUNS ? planGrid() : planGrid().filter((_, index) => index % EVERY === 0);

function facts(
  change: Partial<PlanFacts['goal']> & { mode?: PlanMode; otherHabits?: string[]; identity?: string; id?: string } = {},
): PlanFacts {
  const { mode = 'normal', otherHabits = [], identity = 'The Small-Step Person', id = 'i1', ...goal } = change;
  return {
    goal: {
      description: GOAL_OF.fitness_general,
      currentLevel: 'not_started',
      currentFrictions: '',
      safetyLabel: 'none',
      ...goal,
    },
    identity: { id, name: identity, description: '' },
    mode,
    otherHabits,
  };
}

describe.each(Object.entries(GOAL_OF))('the plan for %s', (domain, description) => {
  const label = domain === 'chronic_health' ? 'caution' : 'none';

  it('passes every check over levels, frictions and modes', () => {
    for (const cell of GRID.filter((one) => one.domain === domain)) {
      const { level, friction, mode, facts: given } = cell;
      const built = buildPlan(given);
      expect(getLabel(given), friction).toBe(label);
      expect(built.domain.id).toBe(domain);
      expect(built.frictions).toContain(friction);
      expect(planProblems(built.habits, { ...given, stage: 'offer' }), `${level} ${friction} ${mode}`).toEqual([]);
    }
  });

  it('answers all ten frictions at once', () => {
    const given = facts({
      description,
      currentFrictions: Object.values(FRICTION_SAID).join(', '),
      currentLevel: 'very_close',
    });
    expect(planProblems(buildPlan(given).habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('is introduced in the voice of the coach, with one question', async () => {
    for (const mode of PLAN_MODES) {
      for (const code of FRICTION_CODES) {
        const { intro } = await createBuiltinCoach().planHabits(
          facts({ description, currentFrictions: FRICTION_SAID[code], mode }),
        );
        expect(voiceProblems(intro, { kind: 'intro' }), intro).toEqual([]);
        expect(intro.match(/\?/g)).toHaveLength(1);
      }
    }
  });

  it('is easy all through, and free of impact, under caution and overexercise', () => {
    for (const safetyLabel of ['caution', 'overexercise'] as const) {
      for (const currentLevel of CURRENT_LEVELS) {
        const given = facts({ description, currentLevel, safetyLabel });
        const { habits } = buildPlan(given);
        expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
        expect(habits.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
        if (safetyLabel === 'overexercise') expect(habits[0]?.templateId).toBe('fit.rest');
      }
    }
  });

  it('holds only support habits beside what a professional leads', () => {
    for (const safetyLabel of ['withdrawal', 'medication', 'addiction'] as const) {
      const given = facts({ description, safetyLabel, currentFrictions: FRICTION_SAID.social });
      const { habits } = buildPlan(given);
      expect(
        habits.every(({ templateId }) => templateId?.startsWith('sup.')),
        safetyLabel,
      ).toBe(true);
      expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
    }
  });

  it('holds no weight or exercise habit under ed_risk', () => {
    const given = facts({ description, safetyLabel: 'ed_risk' });
    const { habits } = buildPlan(given);
    expect(habits.length).toBeGreaterThanOrEqual(5);
    expect(habits.some(({ templateId }) => /^(wt|fit|nut|run|str)\./.test(templateId ?? ''))).toBe(false);
    expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('repeats nothing of the other identities', () => {
    const first = buildPlan(facts({ description }));
    const given = facts({
      description,
      otherHabits: preselected(first.habits).map((habit) => habit.description),
      id: 'i2',
    });
    expect(planProblems(buildPlan(given).habits, { ...given, stage: 'offer' })).toEqual([]);
  });
});

describe('the plan builder', () => {
  it('gives no habits under a label that stops coaching', () => {
    for (const safetyLabel of ['crisis', 'danger', 'minor'] as SafetyLabel[]) {
      expect(buildPlan(facts({ safetyLabel })).habits).toEqual([]);
    }
  });

  it('reads danger from the words themselves, whatever label came in', () => {
    expect(buildPlan(facts({ description: 'lose 10 kg in 2 weeks' })).label).toBe('ed_risk');
    expect(buildPlan(facts({ currentFrictions: 'I want to kill myself' })).habits).toEqual([]);
  });

  it('plans no weight habits in pregnancy', () => {
    const { habits, domain } = buildPlan(facts({ description: 'lose weight while pregnant' }));
    expect(domain.id).toBe('generic');
    expect(habits.some(({ templateId }) => templateId?.startsWith('wt.'))).toBe(false);
  });

  it('gives the same plan for the same facts, and differs between identities', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const id of ids) expect(buildPlan(facts({ id }))).toEqual(buildPlan(facts({ id })));
    expect(new Set(ids.map((id) => JSON.stringify(buildPlan(facts({ id })).habits))).size).toBeGreaterThan(1);
  });

  it('lets the chosen identity lead to its own habits', () => {
    const ticked = preselected(buildPlan(facts({ identity: 'The Playful Athlete' })).habits).map(
      ({ templateId }) => templateId,
    );
    expect(ticked).toContain('fit.dance');
  });

  it('asks more of those who are further along, and less in a fresh start', () => {
    const load = (change: Parameters<typeof facts>[0]) =>
      preselected(buildPlan(facts(change)).habits).reduce(
        (sum, { targetFrequency, difficulty }) => sum + targetFrequency * { easy: 1, medium: 2, hard: 3 }[difficulty],
        0,
      );
    expect(load({ currentLevel: 'very_close' })).toBeGreaterThan(load({ currentLevel: 'not_started' }));
    expect(load({ currentLevel: 'very_close', mode: 'nuclear' })).toBeLessThanOrEqual(10);
    expect(load({ currentLevel: 'mostly_there', currentFrictions: 'overwhelmed' })).toBeLessThan(
      load({ currentLevel: 'mostly_there' }),
    );
  });

  it('takes one experiment from the second domain when two are meant, and names both', async () => {
    const given = facts({ description: 'get fit and get more sleep' });
    const { habits, secondary } = buildPlan(given);
    expect(secondary).not.toBeNull();
    expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
    const { intro } = await createBuiltinCoach().planHabits(given);
    expect(intro).toContain('better sleep');
    expect(intro).toContain('getting fitter');
  });
});
