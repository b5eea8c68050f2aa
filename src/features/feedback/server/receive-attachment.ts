import { randomUUIDv7 } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { DAY } from '#core/calendar/durations.ts';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { inTx } from '#server/db/access.ts';
import { feedbackMessages } from '../messages.ts';
import { keptName, typeOfFile } from './attachment-content.ts';
import {
  type AttachmentRow,
  bytesSentSince,
  filesSentSince,
  insertAttachment,
  insertPiece,
  lockSender,
} from './queries.ts';

const texts = feedbackMessages.refusals;
/** Bytes of a piece: larger ones take the embedded database disproportionately long. */
const PIECE = 1024 * 1024;

const wrongFile = (message: string) => new AppError('INVALID', message, { issues: [{ path: 'body.file', message }] });

const tooLarge = (name: string) => new AppError('TOO_LARGE', feedbackMessages.tooLarge(name).description);

/** The whole file; refused if it is too large or the upload breaks off. */
async function readContent(part: MultipartFile, name: string): Promise<Buffer> {
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(name) : new AppError('BAD_REQUEST', texts.brokenOff);
  });
  // The reader's truncation flag is a race: the length is reliable.
  if (content.length > ATTACHMENT.maxBytes || part.file.truncated) throw tooLarge(name);
  return content;
}

/** A form's only file, complete and of the declared type; nothing is stored yet. */
async function getFile(request: FastifyRequest) {
  const part = await request.file().catch(() => {
    throw new AppError('BAD_REQUEST', texts.brokenOff);
  });
  if (!part) throw wrongFile(texts.missing);
  const name = keptName(part.filename ?? '');
  const content = await readContent(part, name);
  if (content.length === 0) throw wrongFile(texts.empty(name));
  const type = typeOfFile({ name, declared: part.mimetype, content });
  if (!type) throw new AppError('UNSUPPORTED_TYPE', feedbackMessages.invalidType(name).description);
  return { name, type, content };
}

/** Refuses a file that is more than a day takes, of this user or of all together. */
async function checkRoom(userId: string, size: number, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY);
  const { files, bytes } = await filesSentSince(userId, aDayAgo);
  if (files >= ATTACHMENT.filesPerDay || bytes + size > ATTACHMENT.bytesPerDay) {
    throw new AppError('CONFLICT', texts.filesToday);
  }
  if ((await bytesSentSince(aDayAgo)) + size > ATTACHMENT.bytesPerDayOfAll) {
    throw new AppError('UNAVAILABLE', texts.full);
  }
}

/**
 * Stores a form's file for feedback being written. It is read completely before anything is written, and then written in one transaction: an
 * aborted upload leaves nothing behind.
 */
export async function receiveAttachment(
  request: FastifyRequest,
  { userId, isScreenshot, now }: { userId: string; isScreenshot: boolean; now: Date },
): Promise<AttachmentRow> {
  const { name, type, content } = await getFile(request);
  const size = content.length;
  return inTx(async () => {
    await lockSender(userId);
    await checkRoom(userId, size, now);
    const id = randomUUIDv7();
    const row = await insertAttachment({ id, userId, name, type, size, isScreenshot, createdAt: now });
    for (let place = 0; place * PIECE < size; place += 1) {
      const data = content.subarray(place * PIECE, (place + 1) * PIECE);
      await insertPiece({ attachmentId: id, place, userId, data });
    }
    return row;
  });
}
