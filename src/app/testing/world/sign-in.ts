import type { TestClient } from './test-client.ts';

export type Person = { email?: string; name?: string; cancel?: true };

const getLocation = (response: Response) => response.headers.get('location') ?? '';

/** Walks through the identity provider as a browser does, up to the address that leads back to the site. */
export async function throughProvider(client: TestClient, start: string, person: Person): Promise<string> {
  const getPath = (address: string) => new URL(address, client.url).pathname;
  let response = await client.raw(start);
  for (let step = 0; step < 10; step += 1) {
    if (response.status === 200) {
      const action = /<form method="post" action="([^"]+)"/.exec(await response.text())?.[1] as string;
      const form = new URLSearchParams({ name: person.name ?? 'Ada Lovelace', email: person.email ?? '' });
      if (person.cancel) form.set('cancel', '1');
      response = await client.raw(action, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: client.url },
        body: form.toString(),
      });
    }
    const location = getLocation(response);
    if (!location) throw new Error(`The provider stopped with ${response.status}`);
    if (['/api/auth/callback', '/landing'].includes(getPath(location))) return location;
    response = await client.raw(location);
  }
  throw new Error('The provider did not lead back');
}

/** The whole sign-in with the development provider; answers where the browser ends up. */
export async function signIn(client: TestClient, person: Person, start = '/api/login'): Promise<string> {
  const back = await throughProvider(client, start, person);
  const isCallback = new URL(back, client.url).pathname === '/api/auth/callback';
  return isCallback ? getLocation(await client.raw(back)) : back;
}
