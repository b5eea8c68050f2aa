import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrateLanding, ownPath } from './hydrate-landing.ts';
import { renderLanding } from './prerender.tsx';

const VISIT = '0b5d6f1e-1111-4222-8333-444455556666';

type Call = [path: string, init: RequestInit | undefined];

/** Opens the landing page at this query string, with a stubbed response to its requests. */
function open(
  search: string,
  {
    guests = 'on',
    signIn = 'google Continue with Google',
    status = 201 as number | 'offline',
    pathname = '/landing',
  } = {},
) {
  document.documentElement.dataset.guests = guests;
  document.documentElement.dataset.signIn = signIn;
  document.body.innerHTML = renderLanding();
  const calls: Call[] = [];
  const went: string[] = [];
  const waited: number[] = [];
  hydrateLanding(document, {
    pathname,
    search,
    go: (path) => went.push(path),
    send: async (path, init) => {
      calls.push([path as string, init]);
      if (status === 'offline') throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    },
    timeZone: () => 'Europe/Paris',
    referrer: () => 'https://blog.example/post?id=7#top',
    newId: () => VISIT,
    pause: async (milliseconds) => void waited.push(milliseconds),
  });
  return { calls, went, waited };
}

const error = () => document.getElementById('auth-error') as HTMLElement;
const guestButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-guest]')];
const signIn = () => document.querySelector('[data-sign-in-link]') as HTMLAnchorElement;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('a sign-in that failed', () => {
  it.each([
    ['google_mobile_blocked', 'Google blocks mobile browsers in development. Please use a desktop browser.'],
    ['google_access_denied', 'Sign-in was cancelled. Please try again or use a desktop browser.'],
    ['google_auth_failed', 'Google sign-in failed. Please try a desktop browser.'],
    ['auth_failed', 'Authentication failed. Please try again.'],
    ['too_many_attempts', 'A lot of people are signing in right now. Please wait a minute and try again.'],
    ['<b>whatever</b>', 'An authentication error occurred. Please try again.'],
  ])('with %s says: %s', (code, text) => {
    open(`?error=${encodeURIComponent(code)}`);
    expect([error().hidden, error().textContent]).toEqual([false, text]);
  });

  it('names the configured provider as the other way', () => {
    open('?error=google_access_denied', { signIn: 'oidc Continue with Acme' });
    expect(error().textContent).toBe('Sign-in was cancelled. Please try again or use ‘Continue with Acme’.');
  });

  it('is not spoken of when there was none', () => {
    open('');
    expect(error().hidden).toBe(true);
  });
});

describe('an invitation', () => {
  it.each([
    ['?ref=ABCD2345', false],
    ['?ref=', true],
    ['', true],
  ])('at %s: banner hidden is %s', (search, hidden) => {
    open(search);
    expect(document.getElementById('invited')?.hidden).toBe(hidden);
  });

  const sent = (calls: Call[]) => calls.map(([path, init]) => [path, JSON.parse(init?.body as string)]);
  const click = {
    referrerUrl: 'https://blog.example/post',
    utmSource: 'newsletter',
    utmMedium: 'email',
    utmCampaign: 'x'.repeat(100),
    visitId: VISIT,
  };
  const campaign = `?ref=ABCD2345&utm_source=newsletter&utm_medium=email&utm_campaign=${'x'.repeat(120)}`;

  it('is remembered first, then counted with where it came from', async () => {
    const { calls, waited } = open(campaign);
    await settled();
    expect(sent(calls)).toEqual([
      ['/api/referrals/store-session', { referralCode: 'ABCD2345' }],
      ['/api/referrals/ABCD2345/click', click],
    ]);
    expect(waited).toEqual([]);
  });

  it('is told once more after two seconds, as the same visit, and then left', async () => {
    const { calls, waited } = open(campaign, { status: 'offline' });
    await settled();
    expect(sent(calls).slice(1)).toEqual([
      ['/api/referrals/ABCD2345/click', click],
      ['/api/referrals/ABCD2345/click', click],
    ]);
    expect(waited).toEqual([2000]);
  });

  it('cannot lead to another address', async () => {
    const { calls } = open('?ref=../../auth/guest');
    await settled();
    expect(calls.map(([path]) => path)).toContain('/api/referrals/..%2F..%2Fauth%2Fguest/click');
  });

  it('is not told of without a code', async () => {
    const { calls } = open('?utm_source=newsletter');
    await settled();
    expect(calls).toEqual([]);
  });
});

describe('the sign-in link', () => {
  it('goes to the start of sign-in', () => {
    open('');
    expect([signIn().textContent, signIn().getAttribute('href')]).toEqual(['Continue with Google', '/api/auth/google']);
  });

  it('bears the name of the configured provider', () => {
    open('', { signIn: 'oidc Continue with Acme' });
    expect(signIn().textContent).toBe('Continue with Acme');
  });

  it('stands there once for each way to sign in, and each leads its own way', () => {
    open('?returnTo=%2Fgoals', { signIn: 'oidc Continue with Acme\noidc-2 Continue with the Club' });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sign-in-link]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Continue with Acme', '/api/auth/google?with=oidc&returnTo=%2Fgoals'],
      ['Continue with the Club', '/api/auth/google?with=oidc-2&returnTo=%2Fgoals'],
    ]);
  });

  it('is hidden when there is no provider', () => {
    open('', { signIn: '' });
    expect(signIn().hidden).toBe(true);
  });

  it('passes on the page that was asked for', () => {
    open('?returnTo=/goals%3Fa%3Db');
    expect(signIn().getAttribute('href')).toBe('/api/auth/google?returnTo=%2Fgoals%3Fa%3Db');
  });

  it.each([
    ['/dashboard', '', '/dashboard'],
    ['/dashboard', '?checkIn=all', '/dashboard?checkIn=all'],
    ['/', '?checkIn=i1&day=2026-03-03', '/?checkIn=i1&day=2026-03-03'],
    ['/', '?weeklyReview=next', '/?weeklyReview=next'],
  ])('passes on where somebody signed out wanted to go: %s%s', (pathname, search, place) => {
    open(search, { pathname });
    expect(signIn().getAttribute('href')).toBe(`/api/auth/google?returnTo=${encodeURIComponent(place)}`);
  });

  it('passes on nothing of who only came by', () => {
    open('?ref=ABCD2345', { pathname: '/' });
    expect(signIn().getAttribute('href')).toBe('/api/auth/google');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'goals', ''])(
    'leads nowhere else: %s',
    (path) => {
      expect(ownPath(path)).toBeNull();
      open(`?returnTo=${encodeURIComponent(path)}`);
      expect(signIn().getAttribute('href')).toBe('/api/auth/google');
    },
  );
});

describe('a guest', () => {
  it('gets an account with their time zone, and the dashboard', async () => {
    const { calls, went } = open('');
    guestButtons()[0]?.click();
    expect(guestButtons()[0]?.textContent).toBe('Starting…');
    await settled();
    expect(calls).toEqual([
      ['/api/auth/guest', { method: 'POST', credentials: 'same-origin', headers: { 'X-Time-Zone': 'Europe/Paris' } }],
    ]);
    expect(went).toEqual(['/dashboard']);
  });

  it('gets one account, however often and wherever the button is pressed', async () => {
    const { calls } = open('');
    for (const button of [...guestButtons(), ...guestButtons()]) button.click();
    await settled();
    expect(calls.length).toBe(1);
  });

  it.each([
    [403, 'Guest accounts are turned off here. Please sign in.'],
    [429, 'A lot of people are starting right now. Please wait a minute and try again.'],
    [500, 'We couldn’t start your guest account. Please try again.'],
    ['offline', 'We couldn’t start your guest account. Please try again.'],
  ] as const)('is told why it failed (%s) beside the button, and can try again', async (status, text) => {
    const { calls, went } = open('', { status });
    const button = guestButtons()[1];
    button?.click();
    await settled();
    const told = [...document.querySelectorAll<HTMLElement>('.guest-error')].map((e) =>
      e.hidden ? null : e.textContent,
    );
    expect([told, button?.textContent, went]).toEqual([[null, null, text], 'Try it as a guest', []]);
    button?.click();
    await settled();
    expect(calls.length).toBe(2);
  });

  it('begins with an identity of the page, and a goal that leads there', async () => {
    const { calls, went } = open('');
    const link = document.querySelector<HTMLAnchorElement>('[data-example]');
    link?.click();
    await settled();
    expect([calls.length, went]).toEqual([1, ['/goal-capture?become=mover']]);
    expect(link?.getAttribute('href')).toBe('/api/auth/google?returnTo=%2Fgoal-capture%3Fbecome%3Dmover');
  });

  it('is not offered where guests are switched off', () => {
    open('', { guests: 'off' });
    expect(guestButtons().map((button) => button.hidden)).toEqual([true, true]);
  });
});

describe('the page', () => {
  it('has a place for each link that stays on it', () => {
    open('');
    const anchors = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(new Set(anchors)).toEqual(new Set(['#main', '#problem', '#how', '#identities', '#cta']));
    for (const anchor of anchors) expect(document.querySelector(anchor), anchor).not.toBeNull();
  });

  it('is light, and has no inline script for the policy to stop', () => {
    const html = readFileSync(`${import.meta.dirname}/../landing.html`, 'utf8');
    expect(html).toContain('data-theme="light"');
    expect(html).not.toContain('start.js');
    expect(`${html}${renderLanding()}`).not.toMatch(/<script(?![^>]* src=)|\son\w+=/);
  });
});
