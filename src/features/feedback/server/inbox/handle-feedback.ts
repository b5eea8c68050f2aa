import { AppError } from '#contract/error.ts';
import type { FeedbackStatus } from '#core/feedback/feedback.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { getToday } from '#features/preferences/server/get-today.ts';
import { inTx } from '#server/db/access.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import type { SubmissionRow } from '../queries.ts';
import { lockSubmission, noteHandling } from './queries.ts';

/** Characters of a title that a notification repeats. */
const TITLE_SHOWN = 80;

/** Where a sender sees how their feedback was handled. */
const SENT = '/?feedback=sent';

const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

/** Notifies the sender that their feedback is resolved. */
async function tellSender({ id, userId, title, resolution }: SubmissionRow, now: Date): Promise<void> {
  const date = await getToday(userId, now);
  if (!date) return;
  const said = feedbackMessages.notice.message(shortened(title, TITLE_SHOWN), resolution);
  const message = shortened(said, NOTIFICATION.messageMax);
  const told = { title: feedbackMessages.notice.title, message, actionUrl: SENT };
  await notify([{ userId, kind: 'feedback_resolved', subject: id, date, ...told }], now);
}

type Change = {
  status?: FeedbackStatus | undefined;
  adminNotes?: string | null | undefined;
  resolution?: string | null | undefined;
};

type Handling = { before: SubmissionRow; resolved: { resolvedAt: Date; resolvedBy: string } };

/** Changed columns of a submission: resolver and time are cleared when it is reopened. */
function getChanges({ status, adminNotes, resolution }: Change, { before, resolved }: Handling) {
  const isTurned = status !== undefined && (status === 'resolved') !== (before.status === 'resolved');
  return {
    status: status ?? before.status,
    ...(adminNotes !== undefined && { adminNotes: adminNotes || null }),
    ...(resolution !== undefined && { resolution: resolution || null }),
    ...(isTurned && (status === 'resolved' ? resolved : { resolvedAt: null, resolvedBy: null })),
  };
}

/** Saves how a submission is handled; if that resolves it, also by whom and when, and notifies its sender. */
export function handleFeedback(
  id: string,
  change: Change,
  { adminId, now }: { adminId: string; now: Date },
): Promise<SubmissionRow> {
  return inTx(async () => {
    const before = await lockSubmission(id);
    if (!before) throw new AppError('NOT_FOUND', feedbackMessages.refusals.notFound);
    const resolved = { resolvedAt: now, resolvedBy: adminId };
    const row = await noteHandling(id, getChanges(change, { before, resolved }));
    if (row.status === 'resolved' && before.status !== 'resolved') await tellSender(row, now);
    return row;
  });
}
