import { describe, expect, it } from 'vitest';
import { strongerLabel } from '#core/safety.ts';
import practice from '../builtin/check-in/utterances-practice.testing.json' with { type: 'json' };
import seen from '../builtin/check-in/utterances-seen.testing.json' with { type: 'json' };
import { GOALS } from '../builtin/goals.testing.ts';
import { FRICTION_SAID, GOAL_OF } from '../plan-grid.testing.ts';
import { assessSafety } from './router.ts';

function alarms(texts: readonly string[]): string[] {
  return texts.filter((text) => assessSafety(text) !== 'none').map((text) => `${assessSafety(text)}: ${text}`);
}

describe('everyday words raise no alarm', () => {
  it('in the practice goals beyond the label given with them', () => {
    const wrong = GOALS.filter(
      ({ goal, frictions, label = 'none' }) => strongerLabel(assessSafety(goal), assessSafety(frictions)) !== label,
    );
    expect(wrong.map(({ goal }) => goal)).toEqual([]);
  });

  it('in the goals and frictions of the plan grid, arthritis aside', () => {
    const { chronic_health: arthritis, ...others } = GOAL_OF;
    expect(alarms([...Object.values(others), ...Object.values(FRICTION_SAID)])).toEqual([]);
    expect(assessSafety(arthritis)).toBe('caution');
  });

  it('in what people write at the check-in, and in the habits they report on', () => {
    const rows = [...practice, ...seen];
    expect(alarms(rows.map(({ message }) => message))).toEqual([]);
    expect(alarms(rows.flatMap(({ habits }) => habits.map(({ description }) => description)))).toEqual([]);
  });
});
