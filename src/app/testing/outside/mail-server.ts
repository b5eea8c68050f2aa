import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** By their names in small letters, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The parts of a message (RFC 5322); a body in quoted-printable is read. */
function readMessage(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const sent = rest.join('\r\n\r\n');
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  const bytes = (quoted: string) =>
    Buffer.from(
      quoted
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
  return { headers, body: (isQuoted ? bytes(sent) : sent).replaceAll('\r\n', '\n').trim() };
}

/** A real mail server on this machine, which asks for a name and a password, and keeps what it takes. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  private readonly refusals: number[] = [];
  private readonly server = new SMTPServer({
    // Its certificate is its own: nobody could check it.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'taylr' && password === 'secret' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const refusal = this.refusals.shift();
        if (refusal) return done(Object.assign(new Error('Not now'), { responseCode: refusal }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        this.received.push({ from, to, ...readMessage(Buffer.concat(pieces).toString('utf8')) });
        done();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    const listening = mail.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://taylr:secret@127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Answers the next messages with these codes. */
  refuseNext(...codes: readonly number[]): void {
    this.refusals.push(...codes);
  }

  reset(): void {
    this.received.length = 0;
    this.refusals.length = 0;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
