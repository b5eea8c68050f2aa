import { type BrowserLogs, FEEDBACK, type SystemInfo } from '#core/feedback/feedback.ts';

/** Technical details of the page, unless the person leaves them out. */
export type TechnicalDetails = {
  currentPage: string;
  userAgent: string;
  screenResolution: string;
  systemInfo: SystemInfo;
};

const short = (text: string) => text.slice(0, FEEDBACK.detailMax);

/** Page, browser, screen, place and language, as they are now. The address goes without its query. */
export function technicalDetails(): TechnicalDetails {
  const resolution = `${screen.width}x${screen.height}`;
  return {
    currentPage: short(location.pathname),
    userAgent: short(navigator.userAgent),
    screenResolution: resolution,
    systemInfo: {
      viewport: `${innerWidth}x${innerHeight}`,
      screen: resolution,
      colorDepth: screen.colorDepth,
      timezone: short(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''),
      language: short(navigator.language),
    },
  };
}

/** The errors as they are sent. */
export function browserLogs(errors: readonly string[], now: Date): BrowserLogs {
  return {
    timestamp: now.toISOString(),
    userAgent: short(navigator.userAgent),
    url: short(location.origin + location.pathname),
    consoleErrors: [...errors],
  };
}
