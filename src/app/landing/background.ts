import type { Surroundings } from './surroundings.ts';

type Asking = Pick<Surroundings, 'send' | 'pause'>;

/** Retries when the request for the picture's address fails, one second apart. */
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

/** Shows the picture configured on this server behind the hero section; sends no request when none is configured. */
export async function showBackground(page: Document, asking: Asking): Promise<void> {
  const root = page.documentElement;
  if (root.dataset.background !== 'on') return;
  const address = await askForAddress(asking, RETRIES);
  if (!address) return;
  root.style.setProperty('--picture', `url(${JSON.stringify(address)})`);
  root.dataset.background = 'shown';
}
