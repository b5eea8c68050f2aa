import type { PushMessage } from '../contract.ts';
import { type Outcome, toOutcome } from '#server/outgoing/outcome.ts';
import { retryAfterMs } from '#server/outgoing/retry-after.ts';
import type { Vapid } from '#server/services.ts';

/** Milliseconds that a push service has to answer. */
const ANSWER_WITHIN = 10_000;
/** Bytes of a message: push services take 4096 with all that encryption adds. */
const MESSAGE_MAX = 3072;

/** Where a message goes, as the browser gave it. */
export type Target = { readonly endpoint: string; readonly p256dhKey: string; readonly authKey: string };

export type Envelope = {
  /** Seconds that the push service keeps it for a device that is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** A newer message of a topic replaces the one that still waits at the push service: 32 characters of base64url. */
  readonly topic: string;
};

/** The message as JSON, its text cut to what fits. */
export function fitting(message: PushMessage): string {
  const whole = JSON.stringify(message);
  if (Buffer.byteLength(whole) <= MESSAGE_MAX) return whole;
  const letters = Array.from(message.body);
  let [fits, tooMany] = [0, letters.length];
  const cut = (length: number) => JSON.stringify({ ...message, body: `${letters.slice(0, length).join('')}…` });
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (Buffer.byteLength(cut(middle)) <= MESSAGE_MAX) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}

function readAnswer({ status, headers }: Response, now: Date): Outcome {
  if (status === 404 || status === 410) return { result: 'gone', status };
  return toOutcome(status, retryAfterMs(headers.get('retry-after'), now));
}

/** Sends one message, encrypted for its device (RFC 8291) and signed (RFC 8292). Never rejects for what the push service does. */
export async function sendPush({
  vapid,
  target,
  message,
  envelope,
  now,
  within = ANSWER_WITHIN,
}: {
  vapid: Vapid;
  target: Target;
  message: PushMessage;
  envelope: Envelope;
  now: Date;
  within?: number;
}): Promise<Outcome> {
  const { default: webPush } = await import('web-push');
  const text = fitting(message);
  // A title that is too long by itself cannot be cut to sense.
  if (Buffer.byteLength(text) > MESSAGE_MAX) return { result: 'refused', status: 413 };
  const { publicKey, privateKey, subject } = vapid;
  const { cipherText } = webPush.encrypt(target.p256dhKey, target.authKey, text, 'aes128gcm');
  const { origin } = new URL(target.endpoint);
  const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
  try {
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: {
        authorization: Authorization,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(envelope.ttl),
        urgency: envelope.urgency,
        topic: envelope.topic,
      },
      body: new Uint8Array(cipherText),
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    });
    await response.body?.cancel();
    return readAnswer(response, now);
  } catch {
    return { result: 'later', status: null, retryAfterMs: 0 };
  }
}
