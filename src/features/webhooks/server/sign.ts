import { Webhook } from 'standardwebhooks';

/** The headers that say a body is from here (Standard Webhooks 1.0): id, moment of this try, and the signature over both and the body. */
export function signedHeaders(
  { id, body }: { id: string; body: string },
  { secret, now }: { secret: string; now: Date },
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}
