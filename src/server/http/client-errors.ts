import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { AppError } from '#contract/error.ts';
import { errorAnswer } from './answers/error-answer.ts';

/** Milliseconds that a client gets to read the answer: a connection that is cut while it still sends would take the answer with it. */
const LINGER = 1000;

const ERRORS: Record<string, AppError> = {
  HPE_HEADER_OVERFLOW: new AppError('HEADERS_TOO_LARGE', 'The headers of the request are too large'),
};
const UNREADABLE = new AppError('BAD_REQUEST', 'The request could not be read');

/** Answers unparsable requests in the common error format, and closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, body } = errorAnswer(ERRORS[error.code] ?? UNREADABLE);
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  socket.setTimeout(LINGER, () => socket.destroy());
}
