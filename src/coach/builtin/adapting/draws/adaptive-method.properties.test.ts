import { describe, expect, it } from 'vitest';
import { getGap, getStanding, getWeight } from '#core/adaptive-plan/terms.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { targetInDays } from '#core/habit/week-target.ts';
import { type PlannedHabit, planLoad } from '#core/plan/plan.ts';
import { getSizes } from '#coach/builtin/amounts/sized-habit.ts';
import { getLabel } from '#coach/builtin/domain/plan-label.ts';
import { easyOnly } from '#coach/builtin/planning/start-level.ts';
import { adaptPlan, type AdaptFacts } from '../adapt-plan.ts';
import { CHOICES, counted, holds, isRenewed, isWhole } from './adapted-plans.testing.ts';

const isLived = (facts: AdaptFacts) => isWhole(facts) && getGap(facts.weeks) < 2;
const ofSeries = (habits: readonly PlannedHabit[], id: string | null | undefined) =>
  habits.find(({ seriesId }) => seriesId === id);

describe('the rules of the adaptive method hold on what is stored', () => {
  it('I1 easier is lighter, unless there is nothing lighter to say', () => {
    holds((facts, { habits, loadBefore, loadAfter, ...rest }) => {
      if (isWhole(facts)) {
        expect(loadBefore).toBe(planLoad(facts.habits));
        expect(loadAfter).toBe(planLoad(habits));
      }
      if (facts.choice !== 'easier' || !isLived(facts)) return;
      if (loadAfter < loadBefore) return;
      const core = facts.habits.filter(({ habitType }) => habitType === 'core');
      expect(core.length === 2 && core.length === facts.habits.length, JSON.stringify(rest)).toBe(true);
      expect(
        core.every(
          (habit) =>
            habit.targetFrequency === 1 &&
            getSizes(habit).every((size) => getWeight(size) >= getWeight(habit.difficulty)),
        ),
      ).toBe(true);
    });
  });

  it('I2 same is never heavier, and leaves the numbers of what goes well', () => {
    holds((facts, result) => {
      if (facts.choice !== 'same' || !isLived(facts)) return;
      expect(result.loadAfter).toBeLessThanOrEqual(result.loadBefore);
      if (isRenewed(result)) return;
      for (const before of facts.habits.filter(({ seriesId }) => getStanding(seriesId, facts.weeks).adherence >= 0.6)) {
        const after = ofSeries(result.habits, before.seriesId);
        const { targetFrequency, difficulty, description } = before;
        expect(after).toMatchObject({ targetFrequency, difficulty, description });
      }
    });
  });

  it('I3 harder is never lighter, and never a quarter heavier', () => {
    holds((facts, result) => {
      if (facts.choice !== 'harder' || !isLived(facts)) return;
      const { loadBefore, loadAfter } = result;
      expect(loadAfter).toBeLessThanOrEqual(Math.max(loadBefore + 1, Math.floor(1.25 * loadBefore)));
      if (!isRenewed(result)) expect(loadAfter).toBeGreaterThanOrEqual(loadBefore);
    });
  });

  it('I4 to I7 two core habits, six at most, each series once, kept habits the same behaviour', () => {
    holds((facts, { habits, changes }) => {
      expect(habits.filter(({ habitType }) => habitType === 'core').length).toBeGreaterThanOrEqual(2);
      expect(habits.length).toBeLessThanOrEqual(6);
      expect(new Set(habits.map(({ seriesId }) => seriesId)).size).toBe(habits.length);
      const fresh = new Set(
        changes.flatMap(({ kind, after }) => (['swap', 'add'].includes(kind) ? [after?.seriesId] : [])),
      );
      for (const habit of habits) {
        const before = ofSeries(facts.habits, habit.seriesId);
        if (before) expect(habit.templateId ?? null).toBe(before.templateId ?? null);
        else expect(fresh.has(habit.seriesId)).toBe(true);
      }
    });
  });

  it('I10 the same facts give the same plan, whatever the order, and stay as they were', () => {
    holds((facts, result, { cell }) => {
      if (cell % 3 > 0) return;
      const { newSeriesId: _made, ...rest } = facts;
      const copy = structuredClone(rest);
      expect(adaptPlan({ ...rest, newSeriesId: counted(), habits: rest.habits.toReversed() })).toEqual(result);
      expect(rest).toEqual(copy);
    });
  });

  it('I11 after two silent weeks nothing grows', () => {
    holds((facts, { loadBefore, loadAfter }) => {
      if (isWhole(facts) && facts.weeks.length > 1 && getGap(facts.weeks) >= 2)
        expect(loadAfter).toBeLessThanOrEqual(loadBefore);
    });
  });

  it('I12 a short week keeps the chosen days and asks for their share', () => {
    holds((facts, result, { short }) => {
      if (!short) return;
      const { daysLeft, emergency } = short;
      expect(result.habits.length).toBeLessThanOrEqual(
        Math.max(2, emergency ? Math.min(3, daysLeft + 1) : daysLeft + 1),
      );
      const asked = result.habits.reduce(
        (sum, habit) => sum + getWeight(habit.difficulty) * getShare(habit, daysLeft),
        0,
      );
      expect(result.loadAfter).toBe(asked);
      for (const { before, after, reason, reasonCode } of result.changes) {
        if (!before || !after || reasonCode === 'CARE') continue;
        expect([after.targetFrequency, after.days]).toEqual([before.targetFrequency, before.days]);
        if (reasonCode === 'SHORT_WEEK') expect(reason).toContain(getAsked(getShare(after, daysLeft)));
      }
      if (daysLeft === 7 && !emergency && !isRenewed(result)) expect(result.habits.length).toBe(facts.habits.length);
    });
  });

  it('I14 easier weighs no more than same, and same no more than harder', () => {
    holds((facts, _result, { cell }) => {
      if (!isWhole(facts) || cell % 3 > 0) return;
      const [easier = 0, same = 0, harder = 0] = CHOICES.map((choice) => adaptPlan({ ...facts, choice }).loadAfter);
      expect(easier).toBeLessThanOrEqual(same);
      expect(same).toBeLessThanOrEqual(harder);
    });
  });

  it('I15 under a label that keeps all easy nothing gains a size, and ed_risk plans no food and exercise', () => {
    holds((facts, { habits, changes }) => {
      const label = getLabel(facts);
      if (!easyOnly(label)) return;
      expect(changes.filter(({ kind }) => kind === 'rung_up' || kind === 'quantity_up')).toEqual([]);
      if (label === 'ed_risk')
        expect(habits.filter(({ templateId }) => /^(wt|fit|nut|run|str)\./.test(templateId ?? ''))).toEqual([]);
    });
  });
});

const getAsked = (share: number) => (share > 0 ? `asks for ${share}` : 'waits for');

function getShare({ targetFrequency, days }: PlannedHabit, daysLeft: number): number {
  const left = WEEKDAYS.slice(7 - daysLeft);
  return days ? days.filter((day) => left.includes(day)).length : targetInDays(targetFrequency, daysLeft);
}
