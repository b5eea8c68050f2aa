/** The phrases of a list that is parted by semicolons. */
export function phrases(list: string): string[] {
  return list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
