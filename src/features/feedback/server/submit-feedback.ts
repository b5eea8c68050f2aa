import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { DAY } from '#core/calendar/durations.ts';
import { FEEDBACK } from '#core/feedback/feedback.ts';
import { inTx } from '#server/db/access.ts';
import type { NewFeedback, OwnFeedback } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';
import { attachTo, insertSubmission, lockSender, nameFiles, submissionsSince } from './queries.ts';
import { wireOwn } from './wire-feedback.ts';

const texts = feedbackMessages.refusals;

/** Keeps feedback, and gives it the files that were sent for it: all of them, or nothing is kept. */
export function submitFeedback(
  { userId, now }: { userId: string; now: Date },
  { attachments = [], ...body }: z.output<typeof NewFeedback>,
): Promise<OwnFeedback> {
  const ids = [...new Set(attachments.map(({ attachmentId }) => attachmentId))];
  return inTx(async () => {
    await lockSender(userId);
    const sent = await submissionsSince(userId, new Date(now.getTime() - DAY));
    if (sent >= FEEDBACK.perDay) throw new AppError('CONFLICT', texts.tooManyToday);
    const row = await insertSubmission({ id: randomUUIDv7(), userId, ...body, createdAt: now });
    if (ids.length === 0) return wireOwn(row, []);
    const files = await attachTo(row.id, { userId, ids });
    if (files.length < ids.length) throw new AppError('NOT_FOUND', texts.attachmentNotFound);
    const inOrder = files.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return wireOwn(await nameFiles(userId, row.id, inOrder.map(({ name }) => name).join(',')), inOrder);
  });
}
