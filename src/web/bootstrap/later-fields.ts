import type { Answer } from '#web/api/api.ts';

type Bootstrap = Answer<'GET /api/bootstrap'>;

/** What a habit says that an earlier version of the app did not know of: done or not, on any day, at any time. */
const LATER = {
  days: null,
  dueOn: null,
  measure: null,
  moment: null,
  remindAt: null,
  templateId: null,
  skippedDays: [],
  skipReasons: [],
  notes: [],
  amounts: [],
  small: null,
};

/** An answer that an earlier version may have stored, with the fields that its habits lack. */
export function withLaterFields({ currentHabits, ...rest }: Bootstrap): Bootstrap {
  const groups = currentHabits.map((group) => ({
    ...group,
    lastWeek: group.lastWeek ?? null,
    otherVotes: group.otherVotes ?? 0,
    habits: group.habits.map((habit) => ({ ...LATER, ...habit })),
  }));
  const dailyStatus = { ...rest.dailyStatus, isHardDay: rest.dailyStatus.isHardDay ?? false };
  return { ...rest, evidence: rest.evidence ?? [], dailyStatus, currentHabits: groups };
}
