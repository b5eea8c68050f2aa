import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTarget, isLimit } from '#core/amount/measure.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { isDeepRun, runs } from '#core/properties.testing.ts';
import { nextPlan, type NextPlanFacts } from './next-plan.ts';
import { anyFacts } from './testing/any-facts.testing.ts';
import { CHOICES, unobserved } from './next-plan.testing.ts';
import { type AdaptiveHabit, getLoad, getStanding, onRungBeside, type WeekRecord } from './terms.ts';

const gapBefore = (weeks: readonly WeekRecord[]) => {
  const at = weeks.findIndex(({ observed }) => observed);
  return at === -1 ? weeks.length : at;
};

describe('for every plan, week and choice', () => {
  // The method asks for 1,000 plans in the usual run and 20,000 in the deep one.
  const many = { ...runs, numRuns: isDeepRun ? Math.max(20_000, runs.numRuns) : 1000 };
  const holds = (rule: (given: NextPlanFacts, result: ReturnType<typeof nextPlan>) => void) =>
    fc.assert(
      fc.property(anyFacts, (given) => rule(given, nextPlan(given))),
      many,
    );

  it('I1 easier is lighter, unless nothing lighter is left', () => {
    holds(({ choice, weeks, habits }, { loadBefore, loadAfter }) => {
      if (choice !== 'easier' || gapBefore(weeks) >= 2) return;
      // One day each, in its smallest size: a limit has no smaller one, and what was done stays.
      const isLeast = (one: AdaptiveHabit) => one.frequency === 1 && onRungBeside(one, -1) === null;
      if (habits.every(isLeast)) expect(loadAfter).toBeLessThanOrEqual(loadBefore);
      else expect(loadAfter).toBeLessThan(loadBefore);
    });
  });

  it('I1b easier drops nothing that was done in the newest week on record', () => {
    holds(({ choice, weeks, habits }, { habits: after }) => {
      if (choice !== 'easier') return;
      const done = habits.filter(({ seriesId }) => (getStanding(seriesId, weeks).counts[0] ?? 0) > 0);
      for (const { seriesId } of done) expect(after.some((one) => one.seriesId === seriesId)).toBe(true);
    });
  });

  it('I2 same is never heavier, and leaves alone what goes well', () => {
    holds(({ choice, weeks, habits }, { loadBefore, loadAfter, habits: after }) => {
      if (choice !== 'same' || gapBefore(weeks) >= 2) return;
      expect(loadAfter).toBeLessThanOrEqual(loadBefore);
      for (const before of habits.filter(({ seriesId }) => getStanding(seriesId, weeks).adherence >= 0.6)) {
        expect(after.find(({ seriesId }) => seriesId === before.seriesId)).toMatchObject({
          frequency: before.frequency,
          difficulty: before.difficulty,
        });
      }
    });
  });

  it('I3 harder is never lighter, and never above its cap of a quarter more', () => {
    holds(({ choice, weeks }, { loadBefore, loadAfter, cap }) => {
      if (choice !== 'harder' || gapBefore(weeks) >= 2) return;
      expect(loadAfter).toBeGreaterThanOrEqual(loadBefore);
      expect(loadAfter).toBeLessThanOrEqual(cap);
      expect(cap).toBeLessThanOrEqual(Math.max(loadBefore + 1, Math.floor(1.25 * loadBefore)));
    });
  });

  it('I3b a week of a habit never grows by more than half', () => {
    holds(({ habits }, { habits: after }) => {
      for (const from of habits) {
        const to = after.find(({ seriesId }) => seriesId === from.seriesId);
        if (!to || isLimit(from.measure)) continue;
        const week = ({ measure, amounts, difficulty, frequency }: AdaptiveHabit) =>
          frequency * (amounts?.[difficulty] ?? (measure ? getTarget(measure) : getLoad({ frequency: 1, difficulty })));
        expect(week(to)).toBeLessThanOrEqual(1.5 * week(from) + 1e-9);
      }
    });
  });

  it('I18b what the person has settled stays as it is', () => {
    holds((given) => {
      const [first] = given.habits;
      const result = nextPlan({ ...given, settled: first ? [first.seriesId] : [] });
      expect(result.habits.find(({ seriesId }) => seriesId === first?.seriesId)).toEqual(first);
    });
  });

  it('I4 to I6 it keeps two core habits, 1 to 7 days, six habits, four core, each series once', () => {
    holds(({ habits }, { habits: after }) => {
      const core = after.filter(({ habitType }) => habitType === 'core').length;
      expect(core).toBeGreaterThanOrEqual(2);
      expect(core).toBeLessThanOrEqual(Math.max(4, habits.filter(({ habitType }) => habitType === 'core').length));
      expect(after.length).toBeLessThanOrEqual(6);
      expect(new Set(after.map(({ seriesId }) => seriesId)).size).toBe(after.length);
      for (const { frequency } of after) {
        expect(Number.isInteger(frequency) && frequency >= 1 && frequency <= 7).toBe(true);
      }
    });
  });

  it('I7 a habit that stays keeps its series and its behaviour; only swaps and additions are new', () => {
    holds(({ habits }, { habits: after, changes }) => {
      const fresh = new Set(changes.filter(({ kind }) => ['swap', 'add'].includes(kind)).map(({ to }) => to?.seriesId));
      for (const one of after) {
        const before = habits.find(({ seriesId }) => seriesId === one.seriesId);
        if (before) expect(one.templateId).toBe(before.templateId);
        else expect(fresh.has(one.seriesId)).toBe(true);
      }
    });
  });

  it('I8 a week moves a habit by one rung and two days at most, save in a last resort or a re-entry', () => {
    holds(({ habits, weeks }, { habits: after, changes, rules }) => {
      if (rules.includes('RE_ENTRY')) return;
      for (const before of habits) {
        const own = changes.filter(({ seriesId }) => seriesId === before.seriesId);
        const thriving = getStanding(before.seriesId, weeks).status === 'thriving';
        const excepted = own.some(({ reasonCode }) => ['LAST_RESORT', 'DEEPEN'].includes(reasonCode));
        const to = after.find(({ seriesId }) => seriesId === before.seriesId);
        // The second round of shrinking, which includes thriving habits, is the fifth step.
        if (!to || excepted || thriving || own.length > 2) continue;
        const rungs = Math.abs(getLoad({ ...to, frequency: 1 }) - getLoad({ ...before, frequency: 1 }));
        expect(rungs).toBeLessThanOrEqual(own.filter(({ kind }) => kind === 'rung_down').length > 1 ? 2 : 1);
        const twice = own.filter(({ kind }) => kind === 'freq_down').length > 1;
        expect(Math.abs(to.frequency - before.frequency)).toBeLessThanOrEqual(twice ? 4 : 2);
      }
    });
  });

  it('I9 every habit before and after has a change with a reason', () => {
    holds(({ habits }, { habits: after, changes }) => {
      const named = new Set(changes.flatMap(({ from, to }) => [from?.seriesId, to?.seriesId]));
      for (const { seriesId } of [...habits, ...after]) expect(named.has(seriesId)).toBe(true);
      for (const { reasonCode } of changes) expect(reasonCode).not.toBe('');
    });
  });

  it('I10 it is the same again, whatever the order, and changes nothing that it was given', () => {
    holds((given, result) => {
      const copy = structuredClone(given);
      expect(nextPlan({ ...given, habits: given.habits.toReversed() })).toEqual(result);
      expect(given).toEqual(copy);
    });
  });

  it('I11 after two silent weeks the load never rises', () => {
    holds(({ weeks, ...given }) => {
      const result = nextPlan({ ...given, weeks: [unobserved, unobserved, ...weeks] });
      expect(result.loadAfter).toBeLessThanOrEqual(result.loadBefore);
    });
  });

  it('I12 a short week asks for no more than its days allow; seven days ask for all of it', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 7 }), fc.boolean(), (given, daysLeft, emergency) => {
        const result = nextPlan({ ...given, mode: 'short-week', daysLeft, emergency, frictions: [] });
        expect(result.habits.length).toBeLessThanOrEqual(Math.max(2, daysLeft + 1));
        if (emergency) expect(result.habits.length).toBeLessThanOrEqual(3);
        for (const to of result.habits) {
          const from = given.habits.find(({ seriesId }) => seriesId === to.seriesId) as AdaptiveHabit;
          expect(to.frequency).toBeGreaterThanOrEqual(1);
          expect(to.days?.length ?? to.frequency).toBe(to.frequency);
          expect(to.frequency).toBeLessThanOrEqual(Math.min(from.frequency, daysLeft));
          if (daysLeft === 7 && !emergency) expect(to).toEqual(from);
        }
      }),
      many,
    );
  });

  it('I13 a fresh start is all new, light, and without what was not for this person', () => {
    holds(({ habits, ...given }) => {
      const result = nextPlan({ ...given, habits, mode: 'nuclear' });
      expect(result.habits).toHaveLength(3);
      expect(result.loadAfter).toBeGreaterThanOrEqual(4);
      expect(result.loadAfter).toBeLessThanOrEqual(Math.max(4, Math.min(10, Math.floor(result.loadBefore / 2))));
      for (const { seriesId } of result.habits) expect(habits.some((old) => old.seriesId === seriesId)).toBe(false);
    });
  });

  it('I14 easier weighs no more than same, and same no more than harder', () => {
    holds((given) => {
      const [easier, same, harder] = CHOICES.map((choice) => nextPlan({ ...given, choice }).loadAfter);
      expect(easier).toBeLessThanOrEqual(same as number);
      expect(same).toBeLessThanOrEqual(harder as number);
    });
  });

  it('I15 under a label that allows no greater size nothing gains a rung or a number', () => {
    holds(({ noGreaterSize }, { changes }) => {
      if (!noGreaterSize) return;
      expect(changes.filter(({ kind }) => kind === 'rung_up' || kind === 'quantity_up')).toEqual([]);
    });
  });

  it('I16 a habit with named days is asked for on each of them, and a plan moves one day at most', () => {
    holds(({ habits }, { habits: after, changes }) => {
      for (const { seriesId, days, frequency } of after) {
        expect(days?.length ?? frequency).toBe(frequency);
        expect(toNamedDays(days)).toEqual(days);
        const before = habits.find((one) => one.seriesId === seriesId);
        if (!before?.days) expect(days).toBeNull();
      }
      expect(changes.filter(({ kind }) => kind === 'day_moved').length).toBeLessThanOrEqual(1);
    });
  });

  it('I17 a limit is never raised, and lowered only by who asks for more', () => {
    holds(({ habits, choice }, { habits: after }) => {
      for (const { seriesId, measure, difficulty } of habits) {
        const to = after.find((one) => one.seriesId === seriesId);
        if (!to || !isLimit(measure)) continue;
        expect(to.difficulty).toBe(difficulty);
        const limit = getTarget(to.measure as typeof measure);
        expect(limit).toBeLessThanOrEqual(measure.atMost);
        if (choice !== 'harder' || measure.atMost <= 1) expect(limit).toBe(measure.atMost);
      }
    });
  });

  it('I18 an amount moves with its size alone, what loads the joints by a tenth at most', () => {
    holds(({ habits }, { habits: after }) => {
      for (const from of habits) {
        const to = after.find((one) => one.seriesId === from.seriesId);
        if (!to || !from.measure || isLimit(from.measure)) continue;
        const [before, amount] = [from.measure.atLeast, getTarget(to.measure as typeof from.measure)];
        expect(to.measure).toMatchObject({ unit: from.measure.unit });
        if (from.impact) expect(amount).toBeLessThanOrEqual(before * 1.1 + 1e-9);
        if (to.difficulty !== from.difficulty) expect(amount).not.toBe(before);
        else if (!from.impact) expect(amount).toBe(before);
      }
    });
  });
});
