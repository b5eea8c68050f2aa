import type { AnalyticsTool } from './analytics-tool.ts';

type Surroundings = {
  /** What the server wrote into the page; empty unless it was configured. */
  readonly key: string | undefined;
  readonly host: string | undefined;
  readonly doNotTrack: string | null | undefined;
  /** Brings the tool itself, which is fetched for this alone. */
  readonly load: (config: { key: string; host: string }) => Promise<AnalyticsTool>;
};

const silent: AnalyticsTool = { identify: () => {}, reset: () => {} };

/**
 * Analytics is off: nothing is loaded and nothing is sent unless the server was given a key, and never for somebody whose browser
 * asks not to be tracked. A tool that cannot be loaded, behind a blocker for instance, is nobody's concern.
 */
export function createAnalytics({ key, host, doNotTrack, load }: Surroundings): AnalyticsTool {
  if (!key || !host || doNotTrack === '1') return silent;
  const tool = load({ key, host }).catch(() => silent);
  return {
    identify: (userId) => void tool.then((loaded) => loaded.identify(userId)),
    reset: () => void tool.then((loaded) => loaded.reset()),
  };
}

let current: AnalyticsTool | null = null;

/** The analytics of this page, made when it is first needed. */
export function analytics(): AnalyticsTool {
  const { analyticsKey: key, analyticsHost: host } = document.documentElement.dataset;
  const load = async (config: { key: string; host: string }) => (await import('./posthog.ts')).startPostHog(config);
  current ??= createAnalytics({ key, host, doNotTrack: navigator.doNotTrack, load });
  return current;
}
