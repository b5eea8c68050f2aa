export type Platform = 'ios' | 'android' | 'safari' | 'firefox' | 'chromium';

/** On what the app would be installed, as far as the browser says: iPads call themselves Macs, and are told apart by touch. */
export function getPlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Firefox')) return 'firefox';
  return /Chrome|Chromium|Edg/.test(userAgent) ? 'chromium' : 'safari';
}
