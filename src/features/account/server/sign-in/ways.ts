import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '#server/http/answers/plain-page.ts';
import { accountMessages } from '#features/account/messages.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { isFromThisMachine } from '#server/session/from-this-machine.ts';
import type { SignIn, Way } from '#server/session/sign-in-port.ts';
import { safeReturnTo } from './return-to.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

type Asked = {
  readonly with?: string | undefined;
  readonly returnTo?: string | undefined;
  readonly keep?: 'guest' | undefined;
};

/**
 * The way that is meant: the one that was asked for, else the only one; null when somebody has to choose. Throws a SignInRefusal when there
 * is none: through a proxy that includes the development sign-in, since who is there is not who sits at this machine.
 */
export function wayMeant({ ways }: SignIn, id: string | undefined, request: FastifyRequest): Way | null {
  const open = ways.filter(({ provider }) => provider !== 'development' || isFromThisMachine(request));
  const meant = id === undefined && open.length === 1 ? open[0] : open.find((way) => way.id === id);
  if (meant) return meant;
  if (id !== undefined || open.length === 0) throw new SignInRefusal('not_configured');
  return null;
}

/** A page that asks which way somebody wants to sign in. */
export function sendWays(reply: FastifyReply, { ways }: SignIn, { returnTo, keep }: Asked): FastifyReply {
  const place = safeReturnTo(returnTo);
  const links = ways.map(({ id, label }) => {
    const query = new URLSearchParams({ with: id, ...(place !== '/' && { returnTo: place }), ...(keep && { keep }) });
    return `<a class="button" href="/api/login?${escapeHtml(query.toString())}">${escapeHtml(label)}</a>`;
  });
  const { title, text, back } = accountMessages.ways;
  const content = `<p>${escapeHtml(text)}</p>${links.join('')}<a class="button quiet" href="/landing">${escapeHtml(back)}</a>`;
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(plainPage(title, content));
}
