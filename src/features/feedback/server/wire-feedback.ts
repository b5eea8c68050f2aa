import type { Attachment, InboxEntry, InboxSubmission, OwnFeedback } from '../contract.ts';
import type { AttachmentRow, SubmissionRow } from './queries.ts';

export function wireAttachment({ id, name, type, size, isScreenshot }: AttachmentRow): Attachment {
  return { id, name, type, size, isScreenshot };
}

function submitted(row: SubmissionRow) {
  const { id, type, priority, title, description, status, attachedFiles, aiAccessible, createdAt } = row;
  const said = { id, type, priority, title, description, status, attachedFiles, aiAccessible };
  return { ...said, createdAt: createdAt.toISOString() };
}

const getResolvedAt = ({ resolvedAt }: SubmissionRow) => resolvedAt?.toISOString() ?? null;

/** A submission as its sender sees it: without the notes of the admins, and with the answer once it is one. */
export function wireOwn(row: SubmissionRow, attachments: readonly AttachmentRow[]): OwnFeedback {
  return {
    ...submitted(row),
    attachments: attachments.map(wireAttachment),
    resolution: row.status === 'resolved' ? row.resolution : null,
    resolvedAt: getResolvedAt(row),
  };
}

export function wireEntry({ attachmentCount, ...row }: SubmissionRow & { attachmentCount: number }): InboxEntry {
  const { attachedFiles: _names, ...said } = submitted(row);
  return { ...said, attachmentCount };
}

/** A submission as admins see it: without who sent it. */
export function wireInbox(row: SubmissionRow, attachments: readonly AttachmentRow[]): InboxSubmission {
  const { userId: _sender, ...rest } = row;
  const screenshot = attachments.find(({ isScreenshot }) => isScreenshot);
  return {
    ...rest,
    ...submitted(row),
    attachments: attachments.map(wireAttachment),
    screenshotUrl: screenshot ? `/api/admin/feedback/${row.id}/attachments/${screenshot.id}` : null,
    resolvedAt: getResolvedAt(row),
  };
}
