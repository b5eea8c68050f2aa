import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage } from '#server/http/answers/plain-page.ts';

/** The sign-in page of the development provider. `action` null shows the problem alone. */
export function signInPage({ action, problem }: { action: string | null; problem: string | null }): string {
  const form = action
    ? `<form method="post" action="${escapeHtml(action)}">
        <label>Name <input name="name" autocomplete="name" autocapitalize="words" maxlength="200" autofocus></label>
        <label>E-mail <input name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" maxlength="200" required></label>
        <button type="submit">Continue</button>
        <button class="quiet" type="submit" name="cancel" value="1" formnovalidate>Cancel</button>
      </form>`
    : '<a class="button" href="/">Back to Taylr</a>';
  return plainPage(
    'Development sign-in',
    `<p>No identity provider is configured, so this page on your own machine stands in for one. Say who you are; nothing is sent anywhere.</p>
    ${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}${form}`,
  );
}
