/** `When I come home, in the hall, I will … . If …, … .` in its parts; a fallback is a whole sentence. */
export type IfThen = { readonly opening: string; readonly body: string; readonly fallbacks: readonly string[] };

/** The parts of an if-then sentence. What has no comma has no opening: all of it is the body. */
export function readIfThen(sentence: string): IfThen {
  const end = sentence.indexOf('. If ');
  const head = (end < 0 ? sentence : sentence.slice(0, end)).trim().replace(/\.$/, '');
  const fallbacks = end < 0 ? [] : sentence.slice(end + 2).split(/(?<=\.) (?=If )/);
  const comma = head.indexOf(', ');
  const opening = comma < 0 ? '' : head.slice(0, comma);
  return { opening, body: comma < 0 ? head : head.slice(comma + 2), fallbacks };
}

/** The sentence of these parts. */
export function writeIfThen({ opening, body, fallbacks }: IfThen): string {
  const head = opening === '' ? body : `${opening}, ${body}`;
  return [head === '' ? '' : `${head}.`, ...fallbacks].filter(Boolean).join(' ');
}
