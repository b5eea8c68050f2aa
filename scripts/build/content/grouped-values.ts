type Place = { readonly path: readonly PropertyKey[]; readonly message: string };

const isName = (sign: string | undefined) => sign !== undefined && sign >= 'a' && sign <= 'z';
const LEADS = [' ', '(', '|', '!', '=', '\n'];

/** The first `@noun` or `#number` within a group of a text, which would be a plain word there and meet nothing; null for none. */
function groupedIn(text: string): string | null {
  let depth = 0;
  for (const [at, sign] of text.split('').entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    const isValue = (sign === '@' || sign === '#') && isName(text[at + 1]) && LEADS.includes(text[at - 1] ?? '');
    if (isValue && depth > 0) return text.slice(at).split(/[ |)]/)[0] ?? null;
  }
  return null;
}

/** Where the texts of some content hold a value or a word class in a group, in which the pattern language knows only words. */
export function groupedValues(content: unknown, path: readonly PropertyKey[] = []): Place[] {
  if (typeof content === 'string') {
    const grouped = groupedIn(content);
    return grouped === null ? [] : [{ path, message: `${grouped} is a plain word within a group` }];
  }
  if (typeof content !== 'object' || content === null) return [];
  const isList = Array.isArray(content);
  return Object.entries(content).flatMap(([key, part]) => groupedValues(part, [...path, isList ? Number(key) : key]));
}
