import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error.ts';
import { escapeHtml } from '../escape-html.ts';
import { isNavigation } from '../navigation.ts';
import { type ErrorAnswer, errorAnswer } from './error-answer.ts';
import { plainPage } from './plain-page.ts';

const FAILED = 'That did not work';
const WAIT = 'One moment, please';

/** What a page says in place of the words for programs. */
const SAID: Partial<Record<ErrorCode, { readonly title: string; readonly text?: string }>> = {
  UNAUTHENTICATED: { title: 'You are signed out', text: 'Please sign in, and open this address again.' },
  NOT_FOUND: { title: 'There is nothing here', text: 'It may have been removed, or the address is not whole.' },
  INVALID: { title: FAILED, text: 'Something in the address or the form is missing or cannot be read.' },
  METHOD_NOT_ALLOWED: { title: FAILED, text: 'This address takes no forms.' },
  RATE_LIMITED: { title: WAIT },
  UNAVAILABLE: { title: WAIT },
};

/** Somebody who followed a link or sent a form sees a page and finds the way back. */
function errorPage({ code, message }: ErrorAnswer['body']): string {
  const { title, text = message } = SAID[code] ?? { title: FAILED };
  return plainPage(title, `<p role="alert">${escapeHtml(text)}</p><a class="button" href="/">Back to Taylr</a>`);
}

/** Answers an error: as a page where a browser navigates, else in the one format of all errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = errorAnswer(error);
  if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
  void reply.code(status).headers(headers).header('cache-control', 'no-store');
  return isNavigation(request)
    ? reply.type('text/html; charset=utf-8').send(errorPage(body))
    : reply.type('application/json; charset=utf-8').send(body);
}
