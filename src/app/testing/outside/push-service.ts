import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushMessage } from '#features/push/contract.ts';

/** A device's subscription as its browser gives it away. */
export type TestSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A push that arrived: decrypted, its signature checked. */
export type Received = {
  readonly endpoint: string;
  readonly message: PushMessage;
  /** Bytes of the message before it was encrypted. */
  readonly bytes: number;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  /** Whose signature it carries, and for whom it was made out. */
  readonly vapid: { readonly publicKey: string; readonly sub: string; readonly aud: string };
};

/** How the service answers instead of taking the push; `hang` never answers. */
export type OtherAnswer = { readonly status: number; readonly headers?: Record<string, string> } | 'hang';

type Device = { readonly browser: ECDH; readonly auth: Buffer };

/** The claims of a VAPID header (RFC 8292). Throws when its signature, audience or time is wrong. */
function readVapid(authorization: string | undefined, origin: string): Received['vapid'] {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || !publicKey) throw new Error('no vapid header');
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const isOurs = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const hours = (claims.exp - Date.now() / 1000) / 3600;
  if (!isOurs || claims.aud !== origin || hours <= 0 || hours > 24)
    throw new Error('a vapid header that proves nothing');
  return { publicKey, sub: claims.sub, aud: claims.aud };
}

/**
 * A push service on this machine, for a server whose `PUSH_HOSTS` has 127.0.0.1. It makes subscriptions, reads what is pushed to them
 * (RFC 8291), checks who sent it (RFC 8292), and answers otherwise when it is told to.
 */
export class PushService {
  /** What it took, in order. */
  readonly received: Received[] = [];
  /** Every request that came, taken or not. */
  requests = 0;
  /** What was wrong with a request that no browser could have read; a test expects none. */
  readonly problems: string[] = [];
  private readonly devices = new Map<string, Device>();
  private readonly answers: OtherAnswer[] = [];
  private readonly hanging = new Set<ServerResponse>();
  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch((error: unknown) => {
      this.problems.push(String(error));
      response.writeHead(403).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new device that waits for pushes. */
  subscribe(): TestSubscription {
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    this.devices.set(path, { browser, auth });
    return { endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  /** Answers the next requests like this, one each, before it takes pushes again. */
  answerNext(...answers: readonly OtherAnswer[]): void {
    this.answers.push(...answers);
  }

  /** Resets everything but the devices. */
  reset(): void {
    this.received.length = 0;
    this.problems.length = 0;
    this.answers.length = 0;
    this.requests = 0;
    for (const response of this.hanging) response.destroy();
    this.hanging.clear();
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const body = await buffer(request);
    const other = this.answers.shift();
    if (other === 'hang') {
      this.hanging.add(response);
      return;
    }
    if (other) {
      response.writeHead(other.status, other.headers).end();
      return;
    }
    const device = this.devices.get(request.url ?? '');
    if (!device) {
      response.writeHead(410).end();
      return;
    }
    const { headers } = request;
    const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: device.browser, authSecret: device.auth });
    this.received.push({
      endpoint: this.origin + request.url,
      message: JSON.parse(plain.toString()) as PushMessage,
      bytes: plain.length,
      ttl: Number(headers.ttl),
      urgency: headers.urgency as string | undefined,
      topic: headers.topic as string | undefined,
      vapid: readVapid(headers.authorization, this.origin),
    });
    response.writeHead(201).end();
  }
}
