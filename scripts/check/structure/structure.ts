import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Sources by their path below the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

const GENERATED = 'src/server/db/migrations/';
const isTest = (path: string) => /\.(?:test|testing)\.tsx?$|^src\/app\/testing\//.test(path);

/** The files of some folders, without generated ones; contents are read for code only, other files count by name. */
export function sourcesIn(root: string, folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/').slice(root.length + 1), entry.name)),
  );
  const own = files.filter((path) => !path.startsWith(GENERATED)).toSorted();
  return new Map(
    own.map((path) => [path, /\.(?:tsx?|m[jt]s)$/.test(path) ? readFileSync(`${root}/${path}`, 'utf8') : '']),
  );
}

/** Folders with more files in them than fit on a page, as `src/web/ui: 46`. */
export function crowdedFolders(sources: Sources, most: number): string[] {
  const counts = new Map<string, number>();
  for (const path of sources.keys()) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder}: ${count}`)
    .toSorted();
}

/** A string, a class list or a pattern cannot be broken into lines. */
const ONE_LITERAL = /(['"/]).{100,}\1|`.{100,}/;

/** Lines that are longer than a screen is wide, as `src/web/api.ts:12`, but for those that a literal fills. */
export function longLines(sources: Sources, most: number): string[] {
  return [...sources].flatMap(([path, source]) => {
    let isInTemplate = false;
    return source.split('\n').flatMap((line, place) => {
      const isLiteral = isInTemplate || ONE_LITERAL.test(line);
      if ((line.match(/(?<!\\)`/g) ?? []).length % 2 === 1) isInTemplate = !isInTemplate;
      return line.length > most && !isLiteral ? [`${path}:${place + 1}`] : [];
    });
  });
}

/** What leaves a test out, or all others, whether a condition says so or not. */
const LEFT_OUT =
  /\b(?:it|test|describe|suite|context|ctx)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|only)\b|\(\{[^})]*\bskip\b[^})]*\}\)\s*=>/;

/** A line of a table, such as one of the cases of this check. */
const isWord = (line: string) => /^\s*["'`]/.test(line);

/** Tests that may pass by without having run, as `e2e/a.spec.ts:12`. Those apart are not of the gate. */
export function testsLeftOut(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.endsWith('.apart.test.ts'))
    .flatMap(([path, source]) =>
      source
        .split('\n')
        .flatMap((line, place) => (LEFT_OUT.test(line) && !isWord(line) ? [`${path}:${place + 1}`] : [])),
    );
}

/** Which folders import which others. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The graph node of a file: its second-level folder, such as `core/week` or `features/plans`. Files above those are nodes of their own; all features'
 * contracts and texts are one node below them.
 */
function getRoom(path: string): string {
  const parts = path.split('/').slice(1);
  if (parts.length < 3) return parts[0] === 'features' ? 'features' : parts.join('/');
  return parts[0] === 'features' && parts.length === 3 ? 'features/*/contract' : parts.slice(0, 2).join('/');
}

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

/** The file that an import in another means. */
function fileOf(specifier: string, path: string): string {
  if (specifier.startsWith('#content/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier);
}

/** The import graph of the folders of `src`; tests and the list of contracts are left out. */
export function roomGraph(sources: Sources): RoomGraph {
  const graph = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    if (!path.startsWith('src/') || isTest(path) || path === 'src/features/api.ts') continue;
    const room = getRoom(path);
    const targets = graph.get(room) ?? new Set();
    graph.set(room, targets);
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const target = fileOf(specifier, path);
      if (getRoom(target) !== room) targets.add(getRoom(target));
    }
  }
  return graph;
}

const LOADED = /^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gm;

/** Every file that stands once one is loaded: what is imported for its types alone, or on use by `import()`, does not. */
export function loadedWith(sources: Sources, entry: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const [, specifier = ''] of (sources.get(path) ?? '').matchAll(LOADED)) load(fileOf(specifier, path));
  };
  load(entry);
  return loaded;
}

/** A circle in the graph, such as ['core/plan', 'core/week', 'core/plan'], or null when there is none. */
export function circleIn(graph: RoomGraph): string[] | null {
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): string[] | null => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const target of graph.get(room) ?? []) {
      const circle = visit(target, [...path, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const circle = visit(room, []);
    if (circle) return circle;
  }
  return null;
}
