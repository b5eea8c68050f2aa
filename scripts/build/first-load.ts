import type { Plugin } from 'vite';
import { circleIn } from '../check/structure/structure.ts';
import { firstLoadBudgets, firstLoadRequests, lateModules, onUse, otherRequests } from './budgets.ts';

/** One built script: its modules, its static imports, and its styles. */
export interface BuiltChunk {
  file: string;
  imports: readonly string[];
  /** Its dynamic imports. */
  lazyImports: readonly string[];
  modules: readonly string[];
  /** The modules that its own import later. */
  lazyModules: readonly string[];
  styles: readonly string[];
}

export type ChunkGraph = Map<string, BuiltChunk>;

/** The text of the two built pages. */
export type BuiltPages = Record<'index.html' | 'landing.html', string>;

interface FirstLoad {
  page: keyof typeof firstLoadBudgets;
  files: string[];
  chunks: BuiltChunk[];
}

/** Records, during the Vite build, which module went into which chunk: minified code no longer shows it. */
export function recordChunks(graph: ChunkGraph): Plugin {
  return {
    name: 'taylr:record-chunks',
    apply: 'build',
    enforce: 'post',
    writeBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        graph.set(chunk.fileName, {
          file: chunk.fileName,
          imports: chunk.imports,
          lazyImports: chunk.dynamicImports,
          modules: chunk.moduleIds,
          lazyModules: chunk.moduleIds.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        });
      }
    },
  };
}

/** The chunks and all that the browser loads after them without being asked: their imports, and what they import later but not `onUse`. */
function withItsOwn(graph: ChunkGraph, start: readonly BuiltChunk[]): BuiltChunk[] {
  const chunkOf = new Map([...graph.values()].flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const reached = new Set<BuiltChunk>(start);
  for (const chunk of reached) {
    const later = chunk.lazyModules.filter((id) => !onUse.test(id)).map((id) => chunkOf.get(id));
    for (const one of [...chunk.imports.map((file) => graph.get(file)), ...later]) if (one) reached.add(one);
  }
  return [...reached];
}

/** The scripts and styles that a page names itself: `<script src="/start.js">` is loaded without being in any chunk. */
export function namedIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
}

function getFirstLoad(graph: ChunkGraph, pages: BuiltPages, page: FirstLoad['page']): FirstLoad {
  const html = page === 'landing' ? 'landing.html' : 'index.html';
  const named = namedIn(pages[html]);
  const chunks = withItsOwn(
    graph,
    named.flatMap((file) => graph.get(file) ?? []),
  );
  const built = chunks.flatMap((chunk) => [chunk.file, ...chunk.styles]);
  return { page, files: [...new Set([...named, ...built])], chunks };
}

/** The scripts and styles of the two first visits: the landing page, and the app with its dashboard and all that it loads by itself. */
export function firstLoads(graph: ChunkGraph, pages: BuiltPages): FirstLoad[] {
  return [getFirstLoad(graph, pages, 'landing'), getFirstLoad(graph, pages, 'dashboard')];
}

/** Messages about exceeded budgets; empty when all hold. `size` returns a file's bytes after brotli. */
export function budgetProblems(loads: readonly FirstLoad[], size: (file: string) => number): string[] {
  return loads.flatMap(({ page, files, chunks }) => {
    const problems: string[] = [];
    const total = files.reduce((sum, file) => sum + size(file), 0);
    const limit = firstLoadBudgets[page];
    if (total > limit) {
      problems.push(
        `The first load of the ${page} page is ${kilobytes(total)}, over its budget of ${kilobytes(limit)}.`,
      );
    }
    const requests = files.length + otherRequests[page];
    if (requests > firstLoadRequests) {
      problems.push(
        `The first load of the ${page} page takes ${requests} requests, over its budget of ${firstLoadRequests}.`,
      );
    }
    for (const { name, module } of lateModules) {
      const found = chunks.find((chunk) => chunk.modules.some((id) => module.test(id)));
      if (found) problems.push(`${name} is in ${found.file}, a first-load chunk of the ${page} page: load it lazily.`);
    }
    return problems;
  });
}

/** A message where scripts import each other: one of them would start without what the other still has to make. */
export function circleProblems(graph: ChunkGraph): string[] {
  const circle = circleIn(new Map([...graph].map(([file, { imports }]) => [file, new Set(imports)])));
  return circle ? [`The built scripts import each other: ${circle.join(' → ')}.`] : [];
}

/** Bytes as people read them: 46080 is '45.0 KB'. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
