import { getSeed } from '#coach/text/language.ts';

/** What a conversation has heard so far, and what makes its choices its own. */
export type Heard = { readonly said: readonly string[]; readonly seed: number };

export function heardIn(messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]): Heard {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return { said, seed: getSeed(`${messages[0]?.content ?? ''}${messages.length}`) };
}

/** The words of a wording that stay the same whatever it speaks of. */
function longestPart(wording: string): string {
  const parts = wording.split('{').flatMap((part) => part.split('}').at(-1) ?? []);
  return parts.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? '';
}

/** One of several wordings, none that was heard in this conversation before as long as there is another. */
export function worded(
  wordings: readonly string[],
  values: Readonly<Record<string, string>>,
  { said, seed }: Heard,
): string {
  const turned = wordings.map((_, at) => wordings[(at + seed) % wordings.length] ?? '');
  const chosen =
    turned.find((wording) => !said.some((earlier) => earlier.includes(longestPart(wording)))) ?? turned[0] ?? '';
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), chosen);
}
