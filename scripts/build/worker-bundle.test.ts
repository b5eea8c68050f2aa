import { expect, it } from 'vitest';
import type { BuiltChunk } from './first-load.ts';
import { appFiles, fontsIn } from './worker-bundle.ts';

const chunk = (file: string, more: Partial<BuiltChunk> = {}): [string, BuiltChunk] => [
  file,
  { file, imports: [], lazyImports: [], lazyModules: [], modules: [], styles: [], ...more },
];

it('keeps all that the app can come to load, and nothing that only the landing page needs', () => {
  const graph = new Map([
    chunk('app.js', { imports: ['react.js'], lazyImports: ['goals.js'], styles: ['app.css'] }),
    chunk('goals.js', { imports: ['both.js'], lazyImports: ['form.js'], styles: ['goals.css'] }),
    chunk('landing.js', { imports: ['both.js'], lazyImports: ['pictures.js'] }),
    ...['react.js', 'form.js', 'both.js', 'pictures.js'].map((file) => chunk(file)),
  ]);
  expect(appFiles(graph, '<script type="module" src="/app.js"></script>')).toEqual([
    'app.css',
    'app.js',
    'both.js',
    'form.js',
    'goals.css',
    'goals.js',
    'react.js',
  ]);
});

it('finds each font of a style sheet once', () => {
  const css = '@font-face{src:url(/assets/inter-1a.woff2) format("woff2")}a{b:url("/assets/inter-1a.woff2")}';
  expect(fontsIn(css)).toEqual(['assets/inter-1a.woff2']);
});
