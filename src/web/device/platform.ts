export type Platform = 'ios' | 'android' | 'safari' | 'firefox' | 'chromium';

/** The platform to install the app on, as far as the browser tells: iPads identify as Macs and are recognised by touch. */
export function getPlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Firefox')) return 'firefox';
  return /Chrome|Chromium|Edg/.test(userAgent) ? 'chromium' : 'safari';
}
