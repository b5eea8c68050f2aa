import { describe, expect, it } from 'vitest';
import { daysMoved } from '#core/adaptive-plan/named-days.ts';
import { cueDays } from '#core/habit/cue/cue-days.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { getTarget, isLimit, keepsSeries } from '#core/amount/measure.ts';
import { isWeightOrEnergy } from '#core/amount/units.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { saysAmount } from '#coach/builtin/amounts/amount-words.ts';
import type { AdaptedChange } from '../adapt-plan.ts';
import { loadsJoints } from '../words/own-words.ts';
import { holds } from './adapted-plans.testing.ts';

/** The changes of habits that go on. */
const goOn = (changes: readonly AdaptedChange[]) =>
  changes.flatMap(({ before, after, kind }) =>
    before && after && before.seriesId === after.seriesId ? [{ before, after, kind }] : [],
  );

describe('days, amounts and limits of every adapted plan', () => {
  it('a habit with named days is asked for on as many days as it names', () => {
    holds((_facts, { habits, changes }) => {
      for (const { days, targetFrequency } of habits) {
        if (days) expect(days).toHaveLength(targetFrequency);
        expect(toNamedDays(days)).toEqual(days ?? null);
      }
      for (const { before, after } of goOn(changes)) {
        if (!before.days) expect(after.days ?? null).toBeNull();
        else if (!after.days) expect(after.targetFrequency).toBe(7);
      }
      expect(changes.filter(({ kind }) => kind === 'day_moved').length).toBeLessThanOrEqual(1);
    });
  });

  it('which day rests, joins or takes the place of another is said', () => {
    holds((_facts, { changes }) => {
      for (const { before, after, kind, reason } of changes) {
        if (!before?.days || !['freq_up', 'freq_down', 'day_moved'].includes(kind)) continue;
        const { off, on } = daysMoved(before.days, after?.days ?? before.days);
        const moved = after?.days ? [...off, ...on] : [];
        for (const day of moved) expect(reason.toLowerCase()).toContain(day);
      }
    });
  });

  it('a habit that goes on keeps its unit and whether it is a limit, and one that comes has none and the days of its cue', () => {
    holds((facts, { habits, changes }) => {
      for (const { before, after } of goOn(changes)) {
        expect(after.measure === undefined).toBe(before.measure === undefined);
        expect(keepsSeries(before.measure ?? null, after.measure ?? null)).toBe(true);
      }
      const known = new Set(facts.habits.map(({ seriesId }) => seriesId));
      for (const habit of habits.filter(({ seriesId }) => !known.has(seriesId ?? ''))) {
        expect(habit.measure ?? null).toBeNull();
        expect(habit.days ?? []).toEqual(habit.days ? cueDays(habit.implementationIntention) : []);
      }
      for (const { measure } of habits) expect(isWeightOrEnergy(measure?.unit ?? '')).toBe(false);
    });
  });

  it('a limit is never raised, and goes down only for somebody who asks for more', () => {
    holds(({ choice, mode }, { changes }) => {
      for (const { before, after } of goOn(changes)) {
        if (!isLimit(before.measure ?? null) || !before.measure || !after.measure) continue;
        const [from, to] = [getTarget(before.measure), getTarget(after.measure)];
        expect(to).toBeLessThanOrEqual(from);
        if (choice !== 'harder' || mode !== 'normal') expect(to).toBe(from);
        expect(to).toBeGreaterThan(0);
      }
    });
  });

  it('an amount moves with its size alone, and what loads the joints by a tenth at most', () => {
    holds((_facts, { changes }) => {
      for (const { before, after } of goOn(changes)) {
        if (!before.measure || !after.measure || isLimit(before.measure)) continue;
        const [from, to] = [before.measure.atLeast, getTarget(after.measure)];
        const impact = getTemplate(before)?.impact ?? loadsJoints(before.description);
        if (impact) expect(to).toBeLessThanOrEqual(from * 1.1 + 1e-9);
        else if (before.difficulty === after.difficulty) expect(to).toBe(from);
        if (before.difficulty !== after.difficulty) expect(to).not.toBe(from);
      }
    });
  });

  it('the words and the amount say the same number', () => {
    holds((_facts, { changes }) => {
      for (const { before, after } of goOn(changes)) {
        if (!before.measure || !after.measure) continue;
        if (saysAmount(before.description, getTarget(before.measure)))
          expect(saysAmount(after.description, getTarget(after.measure)), after.description).toBe(true);
      }
    });
  });
});
