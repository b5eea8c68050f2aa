export type Params = Readonly<Record<string, string>>;

const partsOf = (path: string) => path.split('/').filter(Boolean);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // No address of ours; as it was typed it is found nowhere.
    return part;
  }
}

/**
 * The values in a path by a pattern: `matchPath('/goals/:id', '/goals/a%20b')` is `{ id: 'a b' }`. Null when it does not fit; the case of letters and a slash
 * at the end do not matter. `*` fits every path.
 */
export function matchPath(pattern: string, path: string): Params | null {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const parts = partsOf(path).map(decode);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const want = wanted[place] ?? '';
    if (want.startsWith(':')) params[want.slice(1)] = part;
    else if (want.toLowerCase() !== part.toLowerCase()) return null;
  }
  return params;
}
