import type { Surroundings } from './surroundings.ts';

/** Milliseconds until a click that could not be told is told once more. */
const RETRY_AFTER = 2000;
/** Maximum lengths that the server accepts. */
const SOURCE_MAX = 100;
const REFERRER_MAX = 500;

async function post({ send }: Surroundings, path: string, body: unknown): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', credentials: 'same-origin', headers, keepalive: true } as const;
    return (await send(path, { ...options, body: JSON.stringify(body) })).ok;
  } catch {
    // No network. Visitors can go on even if the invitation is not counted.
    return false;
  }
}

/** Lets this browser remember who invited it, and counts the click; both in the background, the click twice at most. */
export async function tellInvitation(code: string, query: URLSearchParams, surroundings: Surroundings): Promise<void> {
  await post(surroundings, '/api/referrals/store-session', { referralCode: code.slice(0, 20) });
  const source = (name: string) => query.get(name)?.slice(0, SOURCE_MAX) ?? null;
  const click = {
    // The referring page without its query, which may hold search terms.
    referrerUrl: surroundings.referrer().split(/[?#]/)[0]?.slice(0, REFERRER_MAX) || null,
    utmSource: source('utm_source'),
    utmMedium: source('utm_medium'),
    utmCampaign: source('utm_campaign'),
    visitId: surroundings.newId(),
  };
  const tell = () => post(surroundings, `/api/referrals/${encodeURIComponent(code)}/click`, click);
  if (await tell()) return;
  await surroundings.pause(RETRY_AFTER);
  await tell();
}
