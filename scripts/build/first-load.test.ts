import { describe, expect, it } from 'vitest';
import { firstLoadBudgets, firstLoadRequests, otherRequests } from './budgets.ts';
import { type BuiltChunk, budgetProblems, type ChunkGraph, circleProblems, firstLoads } from './first-load.ts';

const chunk = (file: string, more: Partial<BuiltChunk> = {}): [string, BuiltChunk] => [
  file,
  {
    file,
    imports: [],
    lazyImports: [],
    lazyModules: [],
    modules: [`/x/src/app/web/${file}`],
    styles: [],
    ...more,
  },
];

/** The app with what it imports later. */
const graph = (later: string[], ...more: [string, BuiltChunk][]): ChunkGraph =>
  new Map([
    chunk('landing.js'),
    chunk('app.js', {
      imports: ['react.js'],
      lazyModules: later.map((file) => `/x/src/app/web/${file}`),
      styles: ['app.css'],
    }),
    chunk('react.js', { modules: ['/x/node_modules/react/index.js'] }),
    chunk('form.js', { modules: ['/x/node_modules/zod/index.js'] }),
    ...more,
  ]);

const pages = {
  'index.html': '<script src="/start.js"></script><script type="module" src="/app.js"></script>',
  'landing.html': '<link href="/landing.css"><script src="/landing.js"></script>',
};
const loads = (built: ChunkGraph) => firstLoads(built, pages);
const filesOf = (built: ChunkGraph) => loads(built)[1]?.files.toSorted();
const ofApp = ['app.css', 'app.js', 'react.js', 'start.js'];

describe('the first load', () => {
  it('of the app is what its page names, with all imports and their styles', () => {
    expect(filesOf(graph([]))).toEqual(ofApp);
  });

  it('counts what the app imports later by itself, and what that brings along', () => {
    const banner = chunk('banner.js', { imports: ['push.js'], styles: ['banner.css'] });
    expect(filesOf(graph(['banner.js'], banner, chunk('push.js')))).toEqual(
      [...ofApp, 'banner.css', 'banner.js', 'push.js'].toSorted(),
    );
  });

  it('does not count what loads when it is used', () => {
    const onUse = ['pause-dialog.tsx', 'pages/settings/settings-page.tsx'];
    const parts = onUse.map((file) => chunk(file, { imports: ['form.js'] }));
    expect(filesOf(graph(onUse, ...parts))).toEqual(ofApp);
  });

  it('of the landing page holds nothing of the app', () => {
    expect(loads(graph([]))[0]?.files).toEqual(['landing.css', 'landing.js']);
  });

  it('fails the build one byte over its budget', () => {
    const landing = loads(graph([])).slice(0, 1);
    const sized = (bytes: number) => (file: string) => (file === 'landing.js' ? bytes : 0);
    expect(budgetProblems(landing, sized(firstLoadBudgets.landing))).toEqual([]);
    expect(budgetProblems(landing, sized(firstLoadBudgets.landing + 1))).toHaveLength(1);
  });

  it('fails the build where two scripts import each other', () => {
    const goals = chunk('goals.js', { imports: ['coach.js'] });
    expect(circleProblems(graph([], goals, chunk('coach.js')))).toEqual([]);
    const coach = chunk('coach.js', { imports: ['goals.js'] });
    expect(circleProblems(graph([], goals, coach))).toEqual([
      'The built scripts import each other: goals.js → coach.js → goals.js.',
    ]);
  });

  it('fails the build one request over its budget', () => {
    const withParts = (count: number) => {
      const parts = Array.from({ length: count }, (_, nth) => `part${nth}.js`);
      return loads(graph(parts, ...parts.map((file) => chunk(file))));
    };
    const most = firstLoadRequests - otherRequests.dashboard - ofApp.length;
    expect(budgetProblems(withParts(most), () => 0)).toEqual([]);
    expect(budgetProblems(withParts(most + 1), () => 0)).toEqual([expect.stringContaining('13 requests')]);
  });

  it('may not bring zod or Temporal, not even through a shared chunk', () => {
    const bringing = chunk('banner.js', { imports: ['form.js'] });
    expect(budgetProblems(loads(graph(['banner.js'], bringing)), () => 0)[0]).toMatch(/^zod is in form\.js/);
    const temporal = chunk('clock.js', {
      modules: ['/x/src/app/web/clock.js', '/x/node_modules/temporal-polyfill/i.js'],
    });
    expect(budgetProblems(loads(graph(['clock.js'], temporal)), () => 0)[0]).toMatch(/^Temporal/);
  });
});
