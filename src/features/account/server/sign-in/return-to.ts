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
