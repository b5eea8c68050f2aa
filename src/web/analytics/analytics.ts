import type { AnalyticsTool } from './analytics-tool.ts';

type Surroundings = {
  /** The configuration that the server wrote into the page; empty when there is none. */
  readonly key: string | undefined;
  readonly host: string | undefined;
  readonly doNotTrack: string | null | undefined;
  /** Loads the analytics tool, a chunk of its own. */
  readonly load: (config: { key: string; host: string }) => Promise<AnalyticsTool>;
};

const silent: AnalyticsTool = { identify: () => {}, reset: () => {} };

/**
 * Analytics is off by default: nothing is loaded or sent unless the server has a key, and never when the browser asks not to be tracked. A tool that fails
 * to load, for instance because of a blocker, is ignored.
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
