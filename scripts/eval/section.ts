import type { Coach } from '#coach/port.ts';

/** Input of a section of the evaluation: the engine under test, and the maximum number of cases (a model is slow and costs money). */
export type Question = { readonly coach: Coach; readonly limit: number };

/** Evenly spread cases, all of them when there are no more than the limit. */
export function sampled<T>(cases: readonly T[], limit: number): T[] {
  if (cases.length <= limit) return [...cases];
  return Array.from({ length: limit }, (_, at) => cases[Math.floor((at * cases.length) / limit)] as T);
}

/** `share(46, 50)` is `92.0 % (46 of 50)`. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '– (0 of 0)' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
}

/** A heading of the report with its lines. */
export function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
}

type Figures = ReadonlyMap<string, string>;

/** The figures of a report, each by its section and what it says: `Plans: all checks` is `98.0 % (49 of 50)`. */
function figuresIn(report: readonly string[]): Figures {
  let title = '';
  return new Map(
    report
      .flatMap((text) => text.split('\n'))
      .flatMap((line): [string, string][] => {
        if (line.startsWith('## ')) title = line.slice(3);
        const at = line.indexOf(': ');
        const value = line.slice(at + 2);
        return line.startsWith('- ') && at > 0 && /^[–\d]/.test(value)
          ? [[`${title}: ${line.slice(2, at)}`, value]]
          : [];
      }),
  );
}

/** What two engines came to on the same cases, as one table. */
export function sideBySide(engines: Readonly<Record<string, readonly string[]>>): string {
  const columns = Object.entries(engines).map(([name, report]) => ({ name, figures: figuresIn(report) }));
  const measures = [...new Set(columns.flatMap(({ figures }) => [...figures.keys()]))];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Measure', ...columns.map(({ name }) => name)]),
    row(['---', ...columns.map(() => '---')]),
    ...measures.map((measure) => row([measure, ...columns.map(({ figures }) => figures.get(measure) ?? '–')])),
  ].join('\n');
}
