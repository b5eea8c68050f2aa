import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sum } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { feedbackAttachmentPieces, feedbackAttachments, feedbackSubmissions, users } from '#server/db/schema.ts';

export type AttachmentRow = typeof feedbackAttachments.$inferSelect;
export type SubmissionRow = typeof feedbackSubmissions.$inferSelect;

/** The most orphans that one run removes. */
const ORPHANS_A_RUN = 500;

/** Serializes a user's uploads and submissions, so that the limits hold. */
export async function lockSender(userId: string): Promise<void> {
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function filesSentSince(userId: string, since: Date): Promise<{ files: number; bytes: number }> {
  const [row] = await db()
    .select({ files: count(), bytes: sum(feedbackAttachments.size).mapWith(Number) })
    .from(feedbackAttachments)
    .where(and(eq(feedbackAttachments.userId, userId), gt(feedbackAttachments.createdAt, since)));
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

/** The total that all users have sent. */
export async function bytesSentSince(since: Date): Promise<number> {
  const [row] = await db()
    .select({ bytes: sum(feedbackAttachments.size).mapWith(Number) })
    .from(feedbackAttachments)
    .where(gt(feedbackAttachments.createdAt, since));
  return row?.bytes ?? 0;
}

export async function insertAttachment(row: typeof feedbackAttachments.$inferInsert): Promise<AttachmentRow> {
  const [inserted] = await db().insert(feedbackAttachments).values(row).returning();
  return inserted as AttachmentRow;
}

export async function insertPiece(piece: typeof feedbackAttachmentPieces.$inferInsert): Promise<void> {
  await db().insert(feedbackAttachmentPieces).values(piece);
}

/** The user's files with these ids that belong to no submission yet. */
const unsent = (userId: string, ids: readonly string[]) =>
  and(
    eq(feedbackAttachments.userId, userId),
    inArray(feedbackAttachments.id, [...ids]),
    isNull(feedbackAttachments.submissionId),
  );

/** Removes a file that belongs to no submission; false when there is none. */
export async function deleteUnsent(userId: string, id: string): Promise<boolean> {
  const { id: deletedId } = feedbackAttachments;
  const deleted = await db()
    .delete(feedbackAttachments)
    .where(unsent(userId, [id]))
    .returning({ deletedId });
  return deleted.length > 0;
}

/** Removes files that were sent before this moment for feedback that never came; answers how many. */
export async function deleteOrphans(before: Date): Promise<number> {
  const isOrphan = and(isNull(feedbackAttachments.submissionId), lt(feedbackAttachments.createdAt, before));
  const oldest = db()
    .select({ id: feedbackAttachments.id })
    .from(feedbackAttachments)
    .where(isOrphan)
    .orderBy(asc(feedbackAttachments.createdAt), asc(feedbackAttachments.id))
    .limit(ORPHANS_A_RUN);
  const deleted = await db()
    .delete(feedbackAttachments)
    .where(and(isOrphan, inArray(feedbackAttachments.id, oldest)))
    .returning({ id: feedbackAttachments.id });
  return deleted.length;
}

/** Gives files to a submission; answers those that were the user's and belonged to none. */
export async function attachTo(
  submissionId: string,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<AttachmentRow[]> {
  return db().update(feedbackAttachments).set({ submissionId }).where(unsent(userId, ids)).returning();
}

export async function submissionsSince(userId: string, since: Date): Promise<number> {
  const [row] = await db()
    .select({ sent: count() })
    .from(feedbackSubmissions)
    .where(and(eq(feedbackSubmissions.userId, userId), gt(feedbackSubmissions.createdAt, since)));
  return row?.sent ?? 0;
}

export async function insertSubmission(row: typeof feedbackSubmissions.$inferInsert): Promise<SubmissionRow> {
  const [inserted] = await db().insert(feedbackSubmissions).values(row).returning();
  return inserted as SubmissionRow;
}

export async function nameFiles(userId: string, id: string, attachedFiles: string): Promise<SubmissionRow> {
  const [row] = await db()
    .update(feedbackSubmissions)
    .set({ attachedFiles })
    .where(and(eq(feedbackSubmissions.userId, userId), eq(feedbackSubmissions.id, id)))
    .returning();
  return row as SubmissionRow;
}

/** The user's submissions, newest first. */
export async function getSubmissions(userId: string, limit: number): Promise<SubmissionRow[]> {
  return db()
    .select()
    .from(feedbackSubmissions)
    .where(eq(feedbackSubmissions.userId, userId))
    .orderBy(desc(feedbackSubmissions.createdAt), desc(feedbackSubmissions.id))
    .limit(limit);
}

/** The files of submissions that the asker may see, in the order in which they were sent. */
export async function getAttachments(submissionIds: readonly string[]): Promise<AttachmentRow[]> {
  if (submissionIds.length === 0) return [];
  return db()
    .select()
    .from(feedbackAttachments)
    .where(inArray(feedbackAttachments.submissionId, [...submissionIds]))
    .orderBy(asc(feedbackAttachments.createdAt), asc(feedbackAttachments.id));
}
