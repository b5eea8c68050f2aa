import { describe, expect, it } from 'vitest';
import { CURRENT_LEVELS } from '#core/goal/goal.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { getLabel } from '../domain/plan-label.ts';
import { planProblems } from '#coach/plan-checks/plan-checks.ts';
import { preselectedHabits } from '#core/plan/selection.ts';
import { FRICTION_SAID, GOAL_OF, PLAN_MODES, planGrid } from './plan-grid.testing.ts';
import type { PlanFacts, PlanMode } from '#coach/port.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
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

it('is not kept from somebody low by the words of their identity, which the coach may have written', () => {
  const { goal, mode, otherHabits } = facts({
    description: 'I need to feel less like garbage. Get up at 7 when the alarm rings, shower, walk around the block.',
    currentFrictions: "lost my job in october, don't see the point much",
  });
  const identity = {
    id: 'gets-up',
    name: 'Someone Who Gets Up',
    description: 'You get up a little on most days, and you open the curtains.',
  };
  expect(buildPlan({ goal, identity, mode, otherHabits }).habits).not.toEqual([]);
});

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
    for (const safetyLabel of ['withdrawal', 'medication'] as const) {
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
      otherHabits: preselectedHabits(first.habits).map((habit) => habit.description),
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
    const ticked = preselectedHabits(buildPlan(facts({ identity: 'The Playful Athlete' })).habits).map(
      ({ templateId }) => templateId,
    );
    expect(ticked).toContain('fit.dance');
  });

  it('asks more of those who are further along, and less in a fresh start', () => {
    const load = (change: Parameters<typeof facts>[0]) =>
      preselectedHabits(buildPlan(facts(change)).habits).reduce(
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

describe('a plan around what the goal names', () => {
  const first = (description: string, change: Parameters<typeof facts>[0] = {}) =>
    buildPlan(facts({ description, ...change })).habits[0];

  it.each([
    ['I want to ring my sister every Sunday', 'Ring my sister'],
    ['swim 20 lengths at the lido before work', 'Swim 20 lengths at the lido'],
    ['stop biting my nails', 'No biting my nails'],
    ['practise the viola', 'Practise the viola for 5 minutes'],
  ])('%s: begins with it, ticked, whatever else there is', (description, expected) => {
    for (const mode of PLAN_MODES) {
      for (const code of FRICTION_CODES) {
        const given = facts({ description, currentFrictions: FRICTION_SAID[code], mode });
        const { habits } = buildPlan(given);
        expect(habits[0]).toMatchObject({ description: expected, habitType: 'core' });
        expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
      }
    }
  });

  it('holds two acts as the two ticked core habits', () => {
    const { habits } = buildPlan(facts({ description: 'draw every evening and ring my dad' }));
    expect(preselectedHabits(habits).map(({ description }) => description)).toEqual([
      'Draw for 5 minutes',
      'Ring my dad',
      expect.any(String),
    ]);
  });

  it('starts where somebody is, and keeps the amount that they named at every level', () => {
    const texts = (description: string) =>
      CURRENT_LEVELS.map((currentLevel) => first(description, { currentLevel })?.description);
    expect(texts('practise the viola')).toEqual(
      [5, 15, 15, 30].map((minutes) => `Practise the viola for ${minutes} minutes`),
    );
    expect(new Set(texts('practise the viola for 20 minutes'))).toEqual(new Set(['Practise the viola for 20 minutes']));
  });

  it('keeps days that leave little room beside them', () => {
    const given = facts({ description: 'meditate every day and write every day' });
    const { habits } = buildPlan(given);
    expect(habits.slice(0, 2).map(({ targetFrequency }) => targetFrequency)).toEqual([7, 7]);
    expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('has a place for five things, four of them core', () => {
    const given = facts({
      description: 'study on tuesdays, cook dinner, go for a run on sundays, ring my dad, water the ferns',
    });
    const { habits } = buildPlan(given);
    const own = ['Study', 'Cook dinner', 'Go for a run', 'Ring my dad', 'Water the ferns'];
    const found = own.map((name) => habits.find(({ description }) => description.startsWith(name))?.habitType);
    expect(found).toEqual(['core', 'core', 'core', 'core', 'experimental']);
    expect(planProblems(habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('leaves out what the label does not allow, and says so kindly', async () => {
    const given = facts({ description: 'run three times a week and ring my dad', safetyLabel: 'caution' });
    const { habits, leftOut } = buildPlan(given);
    expect(leftOut.map(({ text }) => text)).toEqual(['Run']);
    expect(habits.some(({ description }) => description.startsWith('Run'))).toBe(false);
    expect(habits[0]?.description).toBe('Ring my dad');
    const { intro } = await createBuiltinCoach().planHabits(given);
    expect(intro).toContain('I left out running for now');
    expect(voiceProblems(intro, { kind: 'intro' })).toEqual([]);
  });

  it('says that it begins at half of what was named', async () => {
    const { intro, habits } = await createBuiltinCoach().planHabits(
      facts({ description: 'walk 20 minutes a day', safetyLabel: 'caution' }),
    );
    expect(habits[0]?.description).toBe('Walk for 10 minutes');
    expect(intro).toContain('half of what you named');
  });

  it.each(['sort two boxes of photos a week', 'get the photo boxes sorted', 'write the football programmes up'])(
    'leaves out nothing that strains no part of the body: %s',
    (description) => {
      const { acts, leftOut } = buildPlan(facts({ description, safetyLabel: 'caution' }));
      expect(leftOut).toEqual([]);
      expect(acts).toHaveLength(1);
    },
  );

  it('holds no named act where stopping by oneself may harm', () => {
    for (const safetyLabel of ['withdrawal', 'medication'] as const)
      expect(buildPlan(facts({ description: 'ring my dad', safetyLabel })).acts).toEqual([]);
  });

  it('holds the other acts of a goal that speaks of gambling or drugs', () => {
    const given = facts({ description: 'ring my dad on Sundays and stop gambling', safetyLabel: 'addiction' });
    expect(buildPlan(given).acts.map(({ text }) => text)).toEqual(['Ring my dad']);
  });

  it('does not name again what stands in another identity of the person', () => {
    const given = facts({ description: 'ring my dad', otherHabits: ['Ring my dad'] });
    expect(buildPlan(given).acts).toEqual([]);
    expect(planProblems(buildPlan(given).habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('fits what somebody told of their days', () => {
    const given = facts({ description: 'learn Welsh', currentFrictions: 'I have no lunch break' });
    expect(
      buildPlan(given).habits.every(({ implementationIntention }) => !implementationIntention.includes('lunch')),
    ).toBe(true);
    expect(planProblems(buildPlan(given).habits, { ...given, stage: 'offer' })).toEqual([]);
  });

  it('is built anew around other words, which are judged for safety as the goal is', () => {
    const open = facts({ description: 'be happier' });
    const built = buildPlan(open, 'walk outside after lunch');
    expect(built.habits[0]?.description).toBe('Walk outside for 5 minutes');
    expect(planProblems(built.habits, { ...open, around: 'walk outside after lunch', stage: 'offer' })).toEqual([]);
    expect(buildPlan(open, 'I want to kill myself').habits).toEqual([]);
  });
});
