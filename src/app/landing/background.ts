import type { Surroundings } from './surroundings.ts';

type Asking = Pick<Surroundings, 'send' | 'pause'>;

/** Further tries when the picture's address does not come, a second apart. */
const RETRIES = 2;

async function askForAddress(asking: Asking, retries: number): Promise<string | null> {
  const answer = await asking.send('/api/shared/marketing-assets').catch(() => null);
  if (answer?.ok) {
    const { landingPageBackgroundUrl } = (await answer.json()) as { landingPageBackgroundUrl: string | null };
    return landingPageBackgroundUrl;
  }
  if (retries === 0) return null;
  await asking.pause(1000);
  return askForAddress(asking, retries - 1);
}

/** Puts the picture that this server was given behind the first part of the page; without one nothing is asked. */
export async function showBackground(page: Document, asking: Asking): Promise<void> {
  const root = page.documentElement;
  if (root.dataset.background !== 'on') return;
  const address = await askForAddress(asking, RETRIES);
  if (!address) return;
  root.style.setProperty('--picture', `url(${JSON.stringify(address)})`);
  root.dataset.background = 'shown';
}
