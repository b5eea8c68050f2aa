import { expect, it } from 'vitest';
import { withLaterFields } from './later-fields.ts';

type Bootstrap = Parameters<typeof withLaterFields>[0];

it('completes the habits of an answer that an earlier version stored, and leaves others as they are', () => {
  const [old, told] = [{ id: 'walk' }, { id: 'water', measure: { unit: 'glasses', atLeast: 6 }, amounts: [1] }];
  const dailyStatus = { today: '2026-03-04' };
  const stored = { today: '2026-03-04', dailyStatus, currentHabits: [{ identityId: 'mover', habits: [old, told] }] };
  const unknown = { days: null, dueOn: null, moment: null, remindAt: null, templateId: null };
  const rest = { ...unknown, notes: [], skippedDays: [], skipReasons: [], small: null };
  expect(withLaterFields(stored as unknown as Bootstrap)).toEqual({
    today: '2026-03-04',
    evidence: [],
    dailyStatus: { ...dailyStatus, isHardDay: false },
    currentHabits: [
      {
        identityId: 'mover',
        lastWeek: null,
        otherVotes: 0,
        habits: [
          { ...rest, ...old, measure: null, amounts: [] },
          { ...rest, ...told },
        ],
      },
    ],
  });
});
