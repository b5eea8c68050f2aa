import { expect, it } from 'vitest';
import { root } from '../run/bootstrap.mjs';
import { libraryFolders, licencesOf, readLibraries } from './libraries.ts';

it.each([
  ['node_modules/pg/lib/index.js', 'node_modules/pg'],
  ['/srv/taylr/node_modules/@fastify/cookie/plugin.js', 'node_modules/@fastify/cookie'],
  ['C:\\work\\node_modules\\pg\\lib\\index.js', 'node_modules/pg'],
  ['node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ['../node_modules/zod/index.js?commonjs', 'node_modules/zod'],
])('finds the library of %s', (file, folder) => {
  expect(libraryFolders([file])).toEqual([folder]);
});

it('names each library once, and none for our own files', () => {
  expect(libraryFolders(['src/main.ts', 'node_modules/pg/a.js', 'node_modules/pg/b.js'])).toEqual(['node_modules/pg']);
});

it('puts the licence of each library and font among those that go along, and equal words once', () => {
  const libraries = readLibraries(root, ['node_modules/fastify', 'node_modules/react', 'node_modules/react-dom']);
  const text = licencesOf(root, libraries);
  for (const { name, version } of libraries) expect(text).toContain(`${name} ${version} (MIT)`);
  for (const font of ['inter', 'fraunces']) expect(text).toContain(`The font ${font}`);
  expect(text.match(/Meta Platforms/g)).toHaveLength(1);
});
