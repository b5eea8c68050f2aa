import { isStillKept, keepBrief } from '#features/progress/server/brief/keep-brief.ts';
import { settleEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { bumpLightly, bumpRevision, type Revision } from '#server/db/revision.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import {
  type CheckInRow,
  type CompletionRow,
  deleteCheckIn,
  removeCompletions,
  storeCheckIn,
  saveCompletions,
} from '../queries.ts';
import { type LogChange, writeLog } from './day-log.ts';
import type { OpenDay } from './day-plan.ts';

/** What a day holds from now on: its check-in, `stays` false when nothing is noted any more, and its habits. */
export type DayChange = {
  readonly checkIn: CheckInRow;
  readonly stays: boolean;
  readonly completions: readonly CompletionRow[];
  /** The series of which it holds nothing any more. */
  readonly removed: readonly string[];
  readonly log: LogChange;
};

async function writeDay({ checkIn, stays, completions, removed, log }: DayChange): Promise<void> {
  const day = stays
    ? [storeCheckIn(checkIn), saveCompletions(completions), removeCompletions(checkIn, removed)]
    : [deleteCheckIn(checkIn)];
  await Promise.all([...day, writeLog(checkIn, log)]);
}

/**
 * Writes a day as one statement with the answer that `keep` keeps and with the user's new revision: the row of the user, which all that they do
 * waits for, is locked last. Evidence that can no longer change is stored before, and once a week what the first screen tells of it after. Returns
 * that revision; null where the transaction writes `more` than a day.
 */
export async function saveDay(
  { user, day, more, keep }: { user: CurrentUser; day: OpenDay; more: boolean; keep: () => Promise<unknown> },
  change: DayChange,
): Promise<Revision | null> {
  const { today } = user;
  const { identityId, date } = change.checkIn;
  const owned = { userId: user.id, identityId };
  await settleEvidence({ ...owned, today, unsettledFrom: day.unsettledFrom });
  const bump = () => (more ? bumpRevision(user.id).then(() => null) : bumpLightly(user.id));
  const [revision] = await together(() => Promise.all([bump(), writeDay(change), keep()]));
  if (!isStillKept(day.brief, { today, date })) await keepBrief(owned, today);
  return revision;
}
