/** Milliseconds that the network has to answer with a page, before the kept one is shown. */
export const PATIENCE = 3000;

type Sources = {
  /** Asks the network. */
  fromNetwork: () => Promise<Response>;
  /** The page that is kept on the device; undefined when there is none. */
  kept: () => Promise<Response | undefined>;
};

/**
 * The page of an address: the network's, which knows who is signed in and which version there is; the kept one when the network is away, slow, or
 * answers with a failure of the server. Rejects as the network did when nothing is kept.
 */
export async function pageAnswer({ fromNetwork, kept }: Sources): Promise<Response> {
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
