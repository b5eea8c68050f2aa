import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';

/** What a message about a habit can be answered with. */
const ANSWERS = ['done', 'skip'] as const;
export type MessageAnswer = (typeof ANSWERS)[number];

/** A message on its way: what it says, and by which way it goes. */
export type SentMessage = { readonly notificationId: string; readonly subscriptionId: string };
type Keys = Pick<Services, 'settings' | 'push'>;

/** Bytes of an id, and of what proves that it was not made up. */
const ID = 16;
const PROOF = 16;

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const toId = (bytes: Buffer) =>
  [8, 4, 4, 4, 12]
    .reduce<[string, string[]]>(
      ([left, parts], size) => [left.slice(size), [...parts, left.slice(0, size)]],
      [bytes.toString('hex'), []],
    )[1]
    .join('-');

/** Proves an answer by the key of the server, else by the one that all servers of a database share. */
async function prove(ids: Buffer, answer: MessageAnswer, { settings, push }: Keys): Promise<Buffer> {
  const secret = settings.SECRET_KEY ?? (await push.vapid()).privateKey;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'taylr: answers to messages', 32));
  return createHmac('sha256', key).update(answer).update(ids).digest().subarray(0, PROOF);
}

/** The paths below the site that answer a message, each with one answer. The same for each try, and nothing is stored of them. */
export async function answerPaths(
  { notificationId, subscriptionId }: SentMessage,
  keys: Keys,
): Promise<Record<MessageAnswer, string>> {
  const ids = Buffer.concat([idBytes(notificationId), idBytes(subscriptionId)]);
  const path = async (answer: MessageAnswer) =>
    `/t/${Buffer.concat([ids, await prove(ids, answer, keys)]).toString('base64url')}.${answer}`;
  return { done: await path('done'), skip: await path('skip') };
}

/** The message and the answer of such a path's last part; null for what was not made here. */
export async function readAnswer(
  code: string,
  keys: Keys,
): Promise<(SentMessage & { readonly answer: MessageAnswer }) | null> {
  const [text = '', ending, ...more] = code.split('.');
  const answer = ANSWERS.find((one) => one === ending);
  const bytes = Buffer.from(text, 'base64url');
  if (!answer || more.length > 0 || bytes.length !== 2 * ID + PROOF) return null;
  const ids = bytes.subarray(0, 2 * ID);
  if (!timingSafeEqual(await prove(ids, answer, keys), bytes.subarray(2 * ID))) return null;
  return { answer, notificationId: toId(ids.subarray(0, ID)), subscriptionId: toId(ids.subarray(ID)) };
}
