import { createECDH } from 'node:crypto';
import { inTx } from '#server/db/access.ts';
import type { Settings } from '#server/env.ts';
import type { Vapid } from '#server/services.ts';
import { keepVapidKeys, keptVapidKeys, type VapidKeys } from './queries.ts';

/** Where a push service finds the operator when nothing else is set. */
const NOBODY = 'mailto:operator@example.org';

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros belong to it.
  const secret = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - secret.length), secret]);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** The pair in the database; made when there is none. Of several servers that start at once one makes it, and all use that. */
async function keptKeys(): Promise<VapidKeys> {
  const kept = await keptVapidKeys();
  if (kept) return kept;
  return inTx(async () => {
    await keepVapidKeys(newKeys());
    return (await keptVapidKeys()) as VapidKeys;
  });
}

/** The keys of the settings, else those of the database; asked for once. */
export function getVapid(settings: Settings): () => Promise<Vapid> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL } = settings;
  const subject = VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : NOBODY);
  let known: Promise<Vapid> | null = null;
  const find = async () => ({
    ...(publicKey && privateKey ? { publicKey, privateKey } : await keptKeys()),
    subject,
  });
  return () => {
    known ??= find().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
