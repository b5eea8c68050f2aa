import { expect, it } from 'vitest';
import { withPicture } from './with-picture.ts';

const page = new Response(
  '<html lang="en"><head><script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/page.js"></head><body><div id="root"></div></body></html>',
  { headers: { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br' } },
);

it("shows the picture before the app's scripts, under the policy of the page", async () => {
  const answer = await withPicture(page, "<p>Read $& or $' every day</p>");
  const html = await answer.text();
  expect(html).toContain('<template id="picture"><p>Read $& or $\' every day</p></template>');
  expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-security-policy': "default-src 'self'" });
  expect(answer.headers.has('content-encoding')).toBe(false);
});
