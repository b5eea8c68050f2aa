/**
 * A path of this site to go back to after signing in, else `/`. Anything that a browser could read as another host (`//x`,
 * `/\x`, control characters) is dropped.
 */
export function safeReturnTo(path: string | undefined): string {
  if (!path || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return '/';
  const url = new URL(path, 'http://site.invalid');
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The page of this site that led here, to go on with what somebody was at; undefined from elsewhere, or where it is no page. */
export function pageBefore(referer: string | undefined, origin: string): string | undefined {
  const url = URL.parse(referer ?? '');
  return url?.origin === origin && !url.pathname.startsWith('/api/') ? url.pathname + url.search : undefined;
}
