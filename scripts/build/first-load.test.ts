import { describe, expect, it } from 'vitest';
import { firstLoadBudgets } from './budgets.ts';
import { type BuiltChunk, budgetProblems, type ChunkGraph, firstLoads } from './first-load.ts';

const chunk = (file: string, more: Partial<BuiltChunk> = {}): [string, BuiltChunk] => [
  file,
  {
    file,
    isEntry: false,
    entryHtml: null,
    imports: [],
    lazyImports: [],
    modules: [`/x/src/app/web/${file}`],
    styles: [],
    ...more,
  },
];

const graph = (...more: [string, BuiltChunk][]): ChunkGraph =>
  new Map([
    chunk('landing.js', { isEntry: true, entryHtml: 'landing.html', styles: ['landing.css'] }),
    chunk('app.js', { isEntry: true, entryHtml: 'index.html', imports: ['react.js'], styles: ['app.css'] }),
    chunk('react.js', { modules: ['/x/node_modules/react/index.js'] }),
    chunk('form.js', { modules: ['/x/node_modules/zod/index.js'] }),
    ...more,
  ]);
const dashboard = (more: Partial<BuiltChunk> = {}) =>
  chunk('dashboard.js', {
    modules: ['/x/src/app/web/pages/dashboard/dashboard-page.tsx'],
    styles: ['dashboard.css'],
    ...more,
  });

const pages = { 'index.html': '<script src="/start.js"></script>', 'landing.html': '<link href="/landing.css">' };
const loads = (built: ChunkGraph) => firstLoads(built, pages);

describe('the first load', () => {
  it('of the app is its page, what that names, its entry with all static imports, the dashboard, and their styles', () => {
    const files = loads(graph(dashboard({ imports: ['query.js'] }), chunk('query.js')))[1]?.files;
    expect(files?.toSorted()).toEqual(
      [
        'app.css',
        'app.js',
        'dashboard.css',
        'dashboard.js',
        'index.html',
        'query.js',
        'react.js',
        'start.js',
      ].toSorted(),
    );
  });

  it('of the landing page holds nothing of the app', () => {
    expect(loads(graph(dashboard()))[0]?.files).toEqual(['landing.html', 'landing.css', 'landing.js']);
  });

  it('fails the build one byte over its budget', () => {
    const landing = loads(graph()).slice(0, 1);
    const sized = (bytes: number) => (file: string) => (file === 'landing.js' ? bytes : 0);
    expect(budgetProblems(landing, sized(firstLoadBudgets.landing))).toEqual([]);
    expect(budgetProblems(landing, sized(firstLoadBudgets.landing + 1))).toHaveLength(1);
  });

  it('may not bring zod or Temporal, not even through a shared chunk, while lazy forms may', () => {
    const size = () => 0;
    expect(budgetProblems(loads(graph(dashboard())), size)).toEqual([]);
    expect(budgetProblems(loads(graph(dashboard({ imports: ['form.js'] }))), size)[0]).toMatch(/^zod is in form\.js/);
    const temporal = dashboard({
      modules: ['/x/src/app/web/pages/dashboard/dashboard-page.tsx', '/x/node_modules/temporal-polyfill/i.js'],
    });
    expect(budgetProblems(loads(graph(temporal)), size)[0]).toMatch(/^Temporal/);
  });
});
