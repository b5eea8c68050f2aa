/** The phrases of a list that is parted by semicolons. */
export function phrases(list: string): string[] {
  return list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

export const phraseSet = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** The words of a list that is parted by blanks. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The rows of a table, each behind a dash, with its columns parted by strokes: `- verbs / things`. */
export function tableRows(table: string): string[][] {
  const [, ...rows] = ` ${table
    .split('\n')
    .map((line) => line.trim())
    .join(' ')} `.split(' - ');
  return rows.map((row) => row.split(' / ').map((column) => column.trim()));
}

/** The rows of a list, each of two parts: `daily: 7; weekly: 1`. */
export const pairs = (list: string) => phrases(list).map((row) => row.split(': ') as [name: string, rest: string]);

/** What each word stands for: in `minute: min, m; hour: h` the first two are minutes. */
export function meanings(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs(list).flatMap(([name, words]) => words.split(', ').map((word) => [word, name])));
}

/** One of the words of a text that is parted by blanks. */
export type Words<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Words<Rest> : S;

/** Those words, one by one: what a `z.enum` takes. */
export const split = <const S extends string>(list: S) => list.split(' ') as Words<S>[];
