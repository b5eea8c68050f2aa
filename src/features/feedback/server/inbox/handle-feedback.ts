import { AppError } from '#contract/error.ts';
import type { FeedbackStatus } from '#core/feedback/feedback.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { todayOf } from '#features/preferences/server/today-of.ts';
import { inTx } from '#server/db/access.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import type { SubmissionRow } from '../queries.ts';
import { lockSubmission, noteHandling } from './queries.ts';

/** Characters of a title that a notification repeats. */
const TITLE_SHOWN = 80;

/** Where somebody reads what became of what they sent. */
const SENT = '/?feedback=sent';

const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

/** Lets the sender hear that their feedback is resolved. */
async function tellSender({ id, userId, title, resolution }: SubmissionRow, now: Date): Promise<void> {
  const date = await todayOf(userId, now);
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

/** Notes what is done about a submission, and by whom and when it is resolved; its sender hears of it then. */
export function handleFeedback(
  id: string,
  { status, adminNotes, resolution }: Change,
  { adminId, now }: { adminId: string; now: Date },
): Promise<SubmissionRow> {
  return inTx(async () => {
    const before = await lockSubmission(id);
    if (!before) throw new AppError('NOT_FOUND', feedbackMessages.refusals.notFound);
    const isResolved = status === 'resolved' && before.status !== 'resolved';
    const isReopened = status !== undefined && status !== 'resolved' && before.status === 'resolved';
    const row = await noteHandling(id, {
      status: status ?? before.status,
      ...(adminNotes !== undefined && { adminNotes: adminNotes || null }),
      ...(resolution !== undefined && { resolution: resolution || null }),
      ...(isResolved && { resolvedAt: now, resolvedBy: adminId }),
      ...(isReopened && { resolvedAt: null, resolvedBy: null }),
    });
    if (isResolved) await tellSender(row, now);
    return row;
  });
}
