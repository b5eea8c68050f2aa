/** The text with a capital, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isLarge = (text: string) => text !== text.toLowerCase();

/** The same without one, as it goes on within a sentence: a text all in capitals is lowered as a whole, `TV` and `McVities` stay. */
export function small(text: string): string {
  const [first = '', second] = text.split(' ');
  if (second !== undefined && text === text.toUpperCase()) return text.toLowerCase();
  return isLarge(first.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
