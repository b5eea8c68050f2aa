import { createTransport, type Transporter } from 'nodemailer';

/** Milliseconds for each step of the talk with the mail server. */
const STEP_WITHIN = 10_000;

/** A connection to a mail server for one message; only text goes along, never a file or an address that somebody wrote. */
export function openTransport(url: string): Transporter {
  const timeouts = { connectionTimeout: STEP_WITHIN, greetingTimeout: STEP_WITHIN, socketTimeout: STEP_WITHIN };
  return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
}
