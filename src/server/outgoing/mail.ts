import type { Settings } from '#server/env.ts';
import type { Outcome } from './outcome.ts';

export type MailMessage = {
  /** The same for each try of one message: a mailbox shows it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show links as such; null when the text is all. */
  readonly html: string | null;
};

/** Sends one mail; never rejects for what the mail server does. */
export type Mail = (message: MailMessage) => Promise<Outcome>;

/** A server that says 5xx (RFC 5321) will never take this one. */
function toOutcome(error: unknown): Outcome {
  const { responseCode = null } = error as { responseCode?: number };
  if (responseCode !== null && responseCode >= 500) return { result: 'refused', status: responseCode };
  return { result: 'later', status: responseCode, retryAfterMs: 0 };
}

/** Mail by the operator's server, null without one. The library is loaded for the first mail. */
export function createMail({ SMTP_URL: url, MAIL_FROM: from }: Settings): Mail | null {
  if (!url || !from) return null;
  return async ({ id, to, subject, text, html }) => {
    // Through a module of ours: bundled, a CommonJS library has no names when it is imported dynamically.
    const { openTransport } = await import('./mail-transport.ts');
    const transport = openTransport(url);
    const messageId = `<${id}@${from.replace(/^.*@|>$/g, '')}>`;
    try {
      // Nobody should answer it by themselves (RFC 3834).
      const body = { text, ...(html !== null && { html }) };
      await transport.sendMail({
        from,
        to,
        subject,
        ...body,
        messageId,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return { result: 'sent', status: 250 };
    } catch (error) {
      return toOutcome(error);
    } finally {
      transport.close();
    }
  };
}
