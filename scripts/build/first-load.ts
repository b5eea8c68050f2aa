import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { firstLoadBudgets, firstScreenModule, lateModules } from './budgets.ts';

/** One built script: its modules, its static imports, and its styles. */
export interface BuiltChunk {
  file: string;
  isEntry: boolean;
  entryHtml: string | null;
  imports: readonly string[];
  /** Its dynamic imports. */
  lazyImports: readonly string[];
  modules: readonly string[];
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
        const facade = chunk.facadeModuleId;
        graph.set(chunk.fileName, {
          file: chunk.fileName,
          isEntry: chunk.isEntry,
          entryHtml: chunk.isEntry && facade?.endsWith('.html') ? basename(facade) : null,
          imports: chunk.imports,
          lazyImports: chunk.dynamicImports,
          modules: chunk.moduleIds,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        });
      }
    },
  };
}

/** The chunk and all that the browser loads together with it. */
function withStaticImports(graph: ChunkGraph, start: readonly BuiltChunk[]): BuiltChunk[] {
  const reached = new Set<BuiltChunk>(start);
  for (const chunk of reached) {
    for (const file of chunk.imports) {
      const imported = graph.get(file);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

/** The scripts and styles that a page names itself: `<script src="/start.js">` is loaded without being in any chunk. */
function namedIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
}

function getFirstLoad(graph: ChunkGraph, pages: BuiltPages, page: FirstLoad['page'], lazy: RegExp | null): FirstLoad {
  const html = page === 'landing' ? 'landing.html' : 'index.html';
  const start = [...graph.values()].filter(
    (chunk) => chunk.entryHtml === html || (lazy !== null && chunk.modules.some((id) => lazy.test(id))),
  );
  const chunks = withStaticImports(graph, start);
  const built = chunks.flatMap((chunk) => [chunk.file, ...chunk.styles]);
  return { page, files: [...new Set([html, ...namedIn(pages[html]), ...built])], chunks };
}

/** The files of the two first visits: the landing page, and the app up to its dashboard. */
export function firstLoads(graph: ChunkGraph, pages: BuiltPages): FirstLoad[] {
  return [getFirstLoad(graph, pages, 'landing', null), getFirstLoad(graph, pages, 'dashboard', firstScreenModule)];
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
    for (const { name, module } of lateModules) {
      const found = chunks.find((chunk) => chunk.modules.some((id) => module.test(id)));
      if (found) problems.push(`${name} is in ${found.file}, a first-load chunk of the ${page} page: load it lazily.`);
    }
    return problems;
  });
}

/** Bytes as people read them: 46080 is '45.0 KB'. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
