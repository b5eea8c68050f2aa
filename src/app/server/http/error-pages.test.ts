import { beforeEach, describe, expect, it } from 'vitest';
import { askPlainly } from '#app/testing/world/ask-plainly.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

let url: string;
beforeEach(async () => {
  ({ url } = await freshServer());
});

const ACCEPTED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const BROWSER = { ...ACCEPTED, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const ask = (path: string, ...asked: [headers: Record<string, string>, sent?: { method?: string; body?: string }]) =>
  askPlainly(new URL(url + path), ...asked);

const NAVIGATIONS: [status: number, method: string, path: string, body?: string][] = [
  [422, 'GET', '/api/auth/google?keep=nobody'],
  [401, 'GET', '/api/own-data/check-ins.csv'],
  [401, 'GET', '/api/goals'],
  [404, 'GET', '/api/nothing'],
  [404, 'GET', '/api/goals/%E0%A4%A'],
  [404, 'GET', '/%E0%A4%A'],
  [404, 'GET', '/dev'],
  [405, 'POST', '/t/nothing', 'x=1'],
  [401, 'POST', '/api/goals', 'description='],
  [400, 'GET', '/dev/oidc/interaction/over'],
  [400, 'POST', '/dev/oidc/interaction/over', 'name=&email='],
  [400, 'POST', '/dev/oidc/interaction/over', 'name=Ada&email=ada%40example.org'],
  [400, 'POST', '/dev/oidc/interaction/over', 'cancel=1'],
];

describe('what goes wrong where a browser navigates', () => {
  it.each(NAVIGATIONS)('%i is a page with a way back: %s %s', async (status, method, path, body) => {
    for (const headers of [BROWSER, ACCEPTED]) {
      const answer = await ask(path, { ...headers, ...(body && FORM) }, { method, ...(body && { body }) });
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatch(/<h1>[^<]+<\/h1>.*<p[^>]*>[^<]+<\/p>.*<a [^>]*href="\/"/s);
      expect(answer.body).not.toContain('"code"');
    }
  });

  it('stays JSON for a program, and for a call of our own pages', async () => {
    for (const headers of [{ accept: '*/*' }, { ...ACCEPTED, 'sec-fetch-mode': 'cors' }]) {
      const { status, body } = await ask('/api/nothing', headers);
      expect([status, JSON.parse(body)]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found' }]);
    }
  });

  it('repeats nothing of what was asked', async () => {
    const { body } = await ask('/api/auth/google?keep=%3Cscript%3Ealert(1)%3C/script%3E', BROWSER);
    expect(body).not.toContain('alert(1)');
  });
});
