import { connect, type Socket } from 'node:net';

/** One request as it goes over the wire, without its last empty line's body. */
export type Request = { method: string; path: string; cookie?: string | undefined; body?: object | undefined };

type Reply = { status: number; body: Buffer };

const HEAD_END = Buffer.from('\r\n\r\n');

function write({ method, path, cookie, body }: Request): string {
  const text = body ? JSON.stringify(body) : '';
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(cookie ? [`cookie: taylr=${cookie}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

/** One kept-alive connection; an HTTP library would take as long as what is measured. */
class Line {
  private readonly socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private answer: ((reply: Reply) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;

  constructor(port: number, closed: () => void) {
    this.socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.socket.on('data', (part: Buffer) => this.take(part));
    this.socket.on('error', (error) => this.fail?.(error));
    this.socket.on('close', () => {
      this.fail?.(new Error('The connection was closed'));
      closed();
    });
  }

  private take(part: Buffer): void {
    this.received = this.received.length > 0 ? Buffer.concat([this.received, part]) : part;
    const end = this.received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const whole = end + HEAD_END.length + length;
    if (this.received.length < whole) return;
    const body = this.received.subarray(end + HEAD_END.length, whole);
    this.received = this.received.subarray(whole);
    this.answer?.({ status: Number(head.slice(9, 12)), body });
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      this.socket.write(write(request));
    });
  }
}

/** The connections to each port, which stay until its server ends: to make them anew for a few requests would be measured with these. */
const connected = new Map<number, Line[]>();

function linesTo(port: number, connections: number): Line[] {
  const lines = connected.get(port) ?? [];
  connected.set(port, lines);
  while (lines.length < connections) {
    const line = new Line(port, () => lines.splice(lines.indexOf(line), 1));
    lines.push(line);
  }
  return lines.slice(0, connections);
}

/** Milliseconds that each request took, and those of all together. */
export type Timed = { took: number[]; whole: number };

/** Makes the requests, so many at once, each on a connection of its own. Throws at the first that is refused. */
export async function askAll(port: number, requests: Iterable<Request>, connections: number): Promise<Timed> {
  const took: number[] = [];
  const waiting = requests[Symbol.iterator]();
  const lines = linesTo(port, connections);
  const work = async (line: Line) => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const began = performance.now();
      const { status, body } = await line.ask(next.value);
      took.push(performance.now() - began);
      if (status >= 300) throw new Error(`${next.value.method} ${next.value.path}: ${status} ${body.toString()}`);
    }
  };
  const began = performance.now();
  await Promise.all(lines.map(work));
  return { took, whole: performance.now() - began };
}

/** The JSON answer to one request. */
export async function askOne(port: number, request: Request): Promise<unknown> {
  const [line] = linesTo(port, 1);
  const { body } = await (line as Line).ask(request);
  return JSON.parse(body.toString());
}
