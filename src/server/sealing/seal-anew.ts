import { channelTokens, type StoredSecret, storeChannelToken, storeWebhookSecret, webhookSecrets } from './queries.ts';
import type { SealedFor, Sealer } from './sealer.ts';

type Place = {
  readonly purpose: SealedFor;
  readonly all: () => Promise<StoredSecret[]>;
  readonly store: (secret: StoredSecret, anew: string) => Promise<void>;
};

/** Everywhere that secrets of people are stored. */
const PLACES: readonly Place[] = [
  { purpose: 'webhook', all: webhookSecrets, store: storeWebhookSecret },
  { purpose: 'channel', all: channelTokens, store: storeChannelToken },
];

/**
 * Seals by today's key what was stored before there was one, or by the key before. Answers how many secrets no key here opens: they are left as
 * they are, in case it comes back.
 */
export async function sealAnew(sealer: Sealer): Promise<number> {
  let lost = 0;
  for (const { purpose, all, store } of PLACES) {
    for (const secret of await all()) {
      if (sealer.isCurrent(secret.stored)) continue;
      const text = sealer.open(secret.stored, purpose);
      if (text === null) lost += 1;
      else await store(secret, sealer.seal(text, purpose));
    }
  }
  return lost;
}
