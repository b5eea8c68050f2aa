import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { FeedbackPriority, FeedbackStatus, FeedbackType } from '#core/feedback/feedback.ts';
import { db } from '#server/db/access.ts';
import { feedbackAttachmentPieces, feedbackAttachments, feedbackSubmissions } from '#server/db/schema.ts';
import type { SubmissionRow } from '../queries.ts';

// No owner in these WHERE clauses: only admin calls use them, and admins see all submissions.

export type InboxFilter = {
  type?: FeedbackType | undefined;
  priority?: FeedbackPriority | undefined;
  status?: FeedbackStatus | undefined;
  /** Only what was sent before this submission. */
  cursor?: string | undefined;
  limit: number;
};

/** A page of the inbox, the newest first: ids grow with time. */
export async function inboxPage({ type, priority, status, cursor, limit }: InboxFilter) {
  const attachmentCount = sql<number>`(SELECT count(*)::int FROM ${feedbackAttachments}
    WHERE ${feedbackAttachments.submissionId} = ${feedbackSubmissions.id})`;
  return db()
    .select({ ...getTableColumns(feedbackSubmissions), attachmentCount })
    .from(feedbackSubmissions)
    .where(
      and(
        type && eq(feedbackSubmissions.type, type),
        priority && eq(feedbackSubmissions.priority, priority),
        status && eq(feedbackSubmissions.status, status),
        cursor ? lt(feedbackSubmissions.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(feedbackSubmissions.id))
    .limit(limit);
}

export async function submission(id: string): Promise<SubmissionRow | null> {
  const [row] = await db().select().from(feedbackSubmissions).where(eq(feedbackSubmissions.id, id));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockSubmission(id: string): Promise<SubmissionRow | null> {
  const [row] = await db()
    .select()
    .from(feedbackSubmissions)
    .where(eq(feedbackSubmissions.id, id))
    .for('no key update');
  return row ?? null;
}

type Handling = Partial<Pick<SubmissionRow, 'status' | 'adminNotes' | 'resolution' | 'resolvedAt' | 'resolvedBy'>>;

/** Saves how a submission is handled. */
export async function noteHandling(id: string, handling: Handling): Promise<SubmissionRow> {
  const [row] = await db().update(feedbackSubmissions).set(handling).where(eq(feedbackSubmissions.id, id)).returning();
  return row as SubmissionRow;
}

/** A file of a submission with its content; null when the submission has no such file. */
export async function attachedFile(submissionId: string, id: string) {
  const [file] = await db()
    .select()
    .from(feedbackAttachments)
    .where(and(eq(feedbackAttachments.submissionId, submissionId), eq(feedbackAttachments.id, id)));
  if (!file) return null;
  const pieces = await db()
    .select({ data: feedbackAttachmentPieces.data })
    .from(feedbackAttachmentPieces)
    .where(eq(feedbackAttachmentPieces.attachmentId, id))
    .orderBy(asc(feedbackAttachmentPieces.place));
  return { file, content: Buffer.concat(pieces.map(({ data }) => data)) };
}
