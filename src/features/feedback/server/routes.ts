import { AppError } from '#contract/error.ts';
import { FEEDBACK } from '#core/feedback/feedback.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { feedbackApi } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';
import { handleFeedback } from './inbox/handle-feedback.ts';
import { attachedFile, inboxPage, submission } from './inbox/queries.ts';
import { sendFile } from './inbox/send-file.ts';
import { getAttachments, deleteUnsent, getSubmissions } from './queries.ts';
import { receiveAttachment } from './receive-attachment.ts';
import { submitFeedback } from './submit-feedback.ts';
import { wireAttachment, wireEntry, wireInbox, wireOwn } from './wire-feedback.ts';

const texts = feedbackMessages.refusals;

export const feedbackRoutes: Routes<typeof feedbackApi> = {
  'POST /api/feedback/attachments': async ({ user, query, request, now }) => {
    const isScreenshot = query.screenshot ?? false;
    return wireAttachment(await receiveAttachment(request, { userId: user.id, isScreenshot, now }));
  },

  'DELETE /api/feedback/attachments/:attachmentId': async ({ user, params }) => {
    const isDeleted = await inTx(() => deleteUnsent(user.id, params.attachmentId));
    if (!isDeleted) throw new AppError('NOT_FOUND', texts.attachmentNotFound);
    return { success: true };
  },

  'POST /api/feedback': ({ user, body, now }) => submitFeedback({ userId: user.id, now }, body),

  'GET /api/feedback': async ({ user }) => {
    const rows = await getSubmissions(user.id, FEEDBACK.listed);
    const files = await getAttachments(rows.map(({ id }) => id));
    const getFiles = (id: string) => files.filter(({ submissionId }) => submissionId === id);
    return rows.map((row) => wireOwn(row, getFiles(row.id)));
  },

  'GET /api/admin/feedback': async ({ query: { limit, ...filter }, reply }) => {
    // One more than is answered tells whether there is a next page.
    const rows = await inboxPage({ ...filter, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last) reply.header('x-next-cursor', last.id);
    return page.map(wireEntry);
  },

  'GET /api/admin/feedback/:id': async ({ params }) => {
    const row = await submission(params.id);
    if (!row) throw new AppError('NOT_FOUND', texts.notFound);
    return wireInbox(row, await getAttachments([row.id]));
  },

  'PATCH /api/admin/feedback/:id': async ({ user, params, body, now }) => {
    const row = await handleFeedback(params.id, body, { adminId: user.id, now });
    return wireInbox(row, await getAttachments([row.id]));
  },

  'GET /api/admin/feedback/:id/attachments/:attachmentId': async ({ params, reply }) => {
    const found = await attachedFile(params.id, params.attachmentId);
    if (!found) throw new AppError('NOT_FOUND', texts.attachmentNotFound);
    return sendFile(reply, found.file, found.content);
  },
};
