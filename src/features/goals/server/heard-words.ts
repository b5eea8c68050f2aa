import { createHash } from 'node:crypto';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { readSafety, type Reader } from '#server/coach/read.ts';
import type { CrisisAnswer } from '../contract.ts';
import { getHeardWords, type HeardWords, setHeardWords } from './queries.ts';

const NOTHING: HeardWords = { asked: [], misread: [] };
/** The most that are known of one person; a talk is as long as what the coach reads of it. */
const MOST = 60;

/** Tells the same words again, however they are spaced, cased or ended; says nothing of what they are. */
function fingerprint(userId: string, text: string): string {
  const plain = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash('sha256')
    .update(`${userId} ${plain.join(' ')}`)
    .digest('base64url');
}

const known = async (userId: string) => (await getHeardWords(userId)) ?? NOTHING;

const keep = (userId: string, { asked, misread }: HeardWords) =>
  setHeardWords(userId, { asked: asked.slice(-MOST), misread: misread.slice(-MOST) });

/**
 * The safety label of what somebody wrote, and the texts that it was heard in: words that their writer has called a misreading are left out, and raise
 * no card again.
 */
export async function hearAnew(
  texts: readonly string[],
  reader: Reader & { owner: string },
  as?: 'safety' | 'talk',
): Promise<{ label: SafetyLabel; told: readonly string[] }> {
  const label = await readSafety(texts, reader, as);
  if (label === 'none') return { label, told: texts };
  const { misread } = await known(reader.owner);
  const told = texts.filter((text) => !misread.includes(fingerprint(reader.owner, text)));
  return told.length === texts.length ? { label, told } : { label: await readSafety(told, reader, as), told };
}

/** Remembers which words a help card answers. `isDanger` where nothing may be planned: what was called a misreading before is heard again then. */
export async function noteHeard(userId: string, texts: readonly string[], { isDanger }: { isDanger: boolean }) {
  const asked = texts.map((text) => fingerprint(userId, text));
  await keep(userId, { asked, misread: isDanger ? [] : (await known(userId)).misread });
}

/** Takes somebody at their word about the last help card. */
export async function answerHeard(userId: string, answer: CrisisAnswer): Promise<void> {
  const { asked, misread } = await known(userId);
  if (asked.length === 0) return;
  // Answered for each goal that the card was about: the words stay those of the last card.
  if (answer === 'misread') await keep(userId, { asked, misread: [...new Set([...misread, ...asked])] });
}
