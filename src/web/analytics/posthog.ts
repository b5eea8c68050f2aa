import posthog from 'posthog-js/dist/module.no-external';
import type { AnalyticsTool } from './analytics-tool.ts';

/** The address without query and hash, which can name an identity. */
function pathOnly(address: unknown): unknown {
  return typeof address === 'string' ? address.split(/[?#]/)[0] : address;
}

/**
 * PostHog as the analytics tool: page views and nothing else. Input and clicks are never recorded, and the only requests to another host are the events
 * themselves.
 */
export function startPostHog({ key, host }: { key: string; host: string }): AnalyticsTool {
  posthog.init(key, {
    api_host: host,
    persistence: 'localStorage',
    respect_dnt: true,
    capture_pageview: 'history_change',
    capture_pageleave: false,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    before_send: (event) => {
      if (!event) return event;
      for (const name of [
        '$current_url',
        '$referrer',
        '$session_entry_url',
        '$session_entry_referrer',
        '$prev_pageview_pathname',
      ]) {
        if (name in event.properties) event.properties[name] = pathOnly(event.properties[name]);
      }
      return event;
    },
  });
  return { identify: (userId) => posthog.identify(userId), reset: () => posthog.reset() };
}
