/** Milliseconds that the network has to answer with a page, before the kept one is shown. */
export const PATIENCE = 3000;

type Sources = {
  /** Asks the network. */
  fromNetwork: () => Promise<Response>;
  /** The page that is kept on the device; undefined when there is none. */
  kept: () => Promise<Response | undefined>;
  /** The kept page where it is as good as the network's: it is the current build, and somebody is signed in. */
  current: () => Promise<Response | undefined>;
};

/**
 * The page for an address: the kept one at once where that is current. Otherwise from the network, which knows who is signed in and which version is current;
 * from the cache when the network is down, slow, or the server fails. Rejects with the network's error when nothing is cached.
 */
export async function pageAnswer({ fromNetwork, kept, current }: Sources): Promise<Response> {
  return (await current().catch(() => undefined)) ?? fromNetworkFirst({ fromNetwork, kept });
}

async function fromNetworkFirst({ fromNetwork, kept }: Omit<Sources, 'current'>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null);
  });
  const answer = fromNetwork();
  // Asked again below when it is needed: the race alone would leave a late failure without a listener.
  answer.catch(() => undefined);
  const inTime = await Promise.race([answer, tooSlow]).catch(() => null);
  clearTimeout(timer);
  if (inTime && inTime.status < 500) return inTime;
  return (await kept()) ?? inTime ?? answer;
}
