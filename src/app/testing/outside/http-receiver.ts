import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** How a request is answered; `hang` never is. */
export type Reply =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang';

/** A server of somebody else's on this machine: it keeps what it is sent, and answers as it is told to, with 204 otherwise. */
export class HttpReceiver {
  readonly received: ReceivedRequest[] = [];
  /** Decides the answer to a request that nothing was prepared for. */
  answer: (request: ReceivedRequest) => Reply = () => ({ status: 204 });
  private readonly next: Reply[] = [];
  private readonly hanging = new Set<ServerResponse>();
  private readonly server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const came = { method, path, headers, body: await text(request) };
    this.received.push(came);
    const reply = this.next.shift() ?? this.answer(came);
    if (reply === 'hang') this.hanging.add(response);
    else response.writeHead(reply.status, reply.headers).end(reply.body);
  });

  static async start(): Promise<HttpReceiver> {
    const receiver = new HttpReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers the next requests like this, one each. */
  answerNext(...replies: readonly Reply[]): void {
    this.next.push(...replies);
  }

  reset(): void {
    this.received.length = 0;
    this.next.length = 0;
    this.answer = () => ({ status: 204 });
    for (const response of this.hanging) response.destroy();
    this.hanging.clear();
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
