import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { StoredSecrets } from '#server/db/opening/stored-secrets.ts';
import type { Settings } from '#server/env.ts';

/** What a secret is for: one that was sealed for something else cannot be opened. */
export type SealedFor = 'webhook' | 'channel';

/** Encrypts the secrets that people leave here, so that a stolen copy of the database opens nothing elsewhere. */
export type Sealer = {
  /** A secret as it is stored; as it is where this server has no key. */
  readonly seal: (secret: string, purpose: SealedFor) => string;
  /** What was sealed, or stored before there was a key; null when the key that sealed it is not here. */
  readonly open: (stored: string, purpose: SealedFor) => string | null;
  /** Whether a stored secret is as `seal` would store it today. */
  readonly isCurrent: (stored: string) => boolean;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** `sealed:`, the name of the key, and in base64url the nonce, the tag and the text. */
const SEALED = /^sealed:([0-9a-f]{8}):([\w-]+)$/;

type Key = { readonly name: string; readonly bytes: Buffer };

function toKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'taylr: secrets of people', 32));
  return { bytes, name: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
}

function encrypt(key: Key, secret: string, purpose: SealedFor): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `sealed:${key.name}:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}

function decrypt(key: Key, sealed: string, purpose: SealedFor): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE), { authTagLength: TAG });
  try {
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    // Damaged, or sealed for something else.
    return null;
  }
}

type Keys = Pick<Settings, 'SECRET_KEY' | 'SECRET_KEY_BEFORE'>;

/** How many of the secrets in a database none of the keys opens. */
export function countLost(stored: StoredSecrets, { SECRET_KEY, SECRET_KEY_BEFORE }: Keys): number {
  const opened = new Set(['', ...[SECRET_KEY, SECRET_KEY_BEFORE].flatMap((key) => (key ? [toKey(key).name] : []))]);
  return [...stored].reduce((sum, [name, count]) => sum + (opened.has(name) ? 0 : count), 0);
}

/** Seals by SECRET_KEY (AES-256-GCM), and opens by it and by the one before, so that a key can be changed. */
export function createSealer({ SECRET_KEY: secret, SECRET_KEY_BEFORE: before }: Keys): Sealer {
  const own = secret === undefined ? null : toKey(secret);
  const keys = [own, before === undefined ? null : toKey(before)].filter((key) => key !== null);
  return {
    seal: (text, purpose) => (own ? encrypt(own, text, purpose) : text),
    open: (stored, purpose) => {
      const [, name, sealed] = SEALED.exec(stored) ?? [];
      if (!sealed) return stored;
      const key = keys.find((one) => one.name === name);
      return key ? decrypt(key, sealed, purpose) : null;
    },
    isCurrent: (stored) => (SEALED.exec(stored)?.[1] ?? null) === (own?.name ?? null),
  };
}
