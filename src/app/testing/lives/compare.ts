/** Where two trees of plain values differ: `path: expected → seen`. */
export function getDifferences(expected: unknown, seen: unknown, path = ''): string[] {
  if (isTree(expected) && isTree(seen) && Array.isArray(expected) === Array.isArray(seen)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(seen)]);
    return [...keys].flatMap((key) => getDifferences(expected[key], seen[key], path ? `${path}.${key}` : key));
  }
  return Object.is(expected, seen) ? [] : [`${path}: ${JSON.stringify(expected)} → ${JSON.stringify(seen)}`];
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
