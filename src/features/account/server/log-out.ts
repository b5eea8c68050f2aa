import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Context, Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { clearSessionCookies } from '#server/session/session.ts';
import type { accountApi } from '../contract.ts';
import { logOutMessages as texts } from '../log-out-messages.ts';
import { accountMessages } from '../messages.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage } from '#server/http/answers/plain-page.ts';
import type { UserRow } from '#server/session/queries.ts';
import { deleteSession } from './queries.ts';

type LogOut = 'GET /api/logout' | 'POST /api/logout';
type Leaving = Context<LogOut, (typeof accountApi)[LogOut]>;

/** Asks before ending a session; tells guests what they would lose. */
function logOutPage({ isGuest, email, firstName }: UserRow): string {
  const name = email ?? firstName;
  const { title, text, logOut } = isGuest
    ? texts.guest
    : { title: texts.title, text: name ? texts.signedInAs(name) : texts.signedIn, logOut: texts.logOut };
  const account = `<a class="button" href="/api/auth/google?keep=guest">${accountMessages.createAccount}</a>`;
  return plainPage(
    title,
    `<p>${escapeHtml(text)}</p>${isGuest ? account : ''}
    <form method="post" action="/api/logout"><button${isGuest ? ' class="quiet"' : ''}>${escapeHtml(logOut)}</button></form>
    <a class="button quiet" href="/">${texts.stay}</a>`,
  );
}

/**
 * Logging out. `POST` is accepted from our own pages only, like every unsafe request. Any page can send a browser to the address by GET: that
 * ends a session only if the browser proves the request is same-origin, and asks otherwise, because a guest's cookie is the only key to the
 * data.
 */
export function logOutRoutes({ cookies }: Services): Pick<Routes<typeof accountApi>, LogOut> {
  async function leave({ user, request, reply, now }: Leaving) {
    if (user) {
      await inTx(async () => {
        await deleteSession(user.sid);
        await noteActivity('signed-out', { userId: user.id, request, now });
      });
    }
    clearSessionCookies(reply, cookies);
    return reply.redirect('/', request.method === 'POST' ? 303 : 302);
  }
  return {
    'POST /api/logout': leave,
    'GET /api/logout': async (context) => {
      const { user, request, reply } = context;
      // Nothing to end; and a request that carries no cookie of ours, from within another site, takes none away.
      if (!user) return reply.redirect('/');
      if (request.headers['sec-fetch-site'] === 'same-origin') return leave(context);
      return reply.type('text/html; charset=utf-8').send(logOutPage(user.row));
    },
  };
}
