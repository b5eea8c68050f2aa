import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** Not the program's own code: tests, generated files and others' declarations. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|build|migrations|__tests__|tests?|testing|e2e|mocks|scripts|bench)\/|\.(?:test|spec|testing|stories|config|d)\.[mc]?tsx?$/;

/** Median, 90th percentile and maximum. */
export function spread(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return [share(0.5), share(0.9), sorted.at(-1) ?? 0];
}

/** The function lengths of a file in lines, its number of imports, and of `any`. */
export function getFigures(path: string, source: string) {
  const { program } = parseSync(path, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const functions: number[] = [];
  const modules = new Set<string>();
  let anys = 0;
  const measure = ({ start, end }: Node) => functions.push(lineAt(end) - lineAt(start) + 1);
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    ImportDeclaration: (node) => void modules.add(node.source.value),
    TSAnyKeyword: () => void (anys += 1),
  }).visit(program);
  return { lines: source.split('\n').length, functions, imports: modules.size, anys };
}

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path.slice(folder.length))).toSorted();
}

function report(folder: string): string {
  const files = filesIn(folder);
  const figures = files.map((path) => getFigures(basename(path), readFileSync(path, 'utf8')));
  const folders = Object.values(Object.groupBy(files, dirname)).map((group) => group?.length ?? 0);
  const rows = {
    'lines of a file': spread(figures.map(({ lines }) => lines)),
    'lines of a function': spread(figures.flatMap(({ functions }) => functions)),
    'files of a folder': spread(folders),
    'imports of a file': spread(figures.map(({ imports }) => imports)),
  };
  const anys = figures.reduce((sum, one) => sum + one.anys, 0);
  const lines = Object.entries(rows).map(([name, values]) => `${name}: ${values.join(' / ')}`);
  return [`${folder}: ${files.length} files`, ...lines, `any: ${anys}`].join('\n  ');
}

/** `node scripts/check/structure/figures.ts src ../other/src`: median / nine of ten / most, for each folder. */
if (import.meta.main) for (const folder of process.argv.slice(2)) console.log(report(folder));
