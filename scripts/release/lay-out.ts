import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fail, root } from '../run/bootstrap.mjs';
import { isBuildFresh } from '../run/build-stamp.mjs';
import { billOfMaterials } from './bill-of-materials.ts';
import { licencesOf, readLibraries } from './libraries.ts';

const PGLITE = 'node_modules/@electric-sql/pglite';
/** Of the build, what nobody needs who runs it for others: the development sign-in, maps for a debugger, and what has been compiled in its place here. */
const NOT_OF_BUILD = /^server\/(?:development|compiled)(?:\/|$)|^server\/[^/]+\.js\.map$/;
/** Of the embedded database: other module kinds, types, maps, and extensions, of which the program uses none. */
const NOT_OF_PGLITE = /\.(?:cjs|map|d\.c?ts|tar\.gz)$/;
/** The command line, for whoever has a token: plain Node without libraries. */
const CLI = 'scripts/run/cli.mjs';
const ALONG = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  'docs/api.md',
  'docs/operating.md',
  'docs/settings.md',
  'deploy',
  CLI,
];

function copyWithout(from: string, to: string, left: RegExp): void {
  const filter = (path: string) => !left.test(relative(from, path).replaceAll('\\', '/'));
  cpSync(from, to, { recursive: true, filter });
}

/** Lets everybody read and nobody but the owner write: who builds is not who runs, and the embedded database makes files for its owner alone. */
function settleModes(folder: string): void {
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((one) => join(folder, one)),
  ]) {
    const isProgram = statSync(path).isDirectory() || path.endsWith('.sh') || path.endsWith(CLI);
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

/**
 * Lays out what a server needs to run, and nothing else, in a folder that is empty or not there: the build, the embedded database, licences, bill
 * of materials, and what an operator reads. Node itself is not part of it. Answers the program's version. Throws when the build is stale.
 */
export async function layOut(target: string): Promise<string> {
  if (!isBuildFresh()) throw new Error('The build is not of these sources: run npm run build first.');
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { libraries: folders } = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as {
    libraries: string[];
  };
  const libraries = readLibraries(root, folders);
  const bill = await billOfMaterials(root, libraries);
  mkdirSync(target, { recursive: true });
  copyWithout(join(root, 'dist'), join(target, 'dist'), NOT_OF_BUILD);
  copyWithout(join(root, PGLITE), join(target, PGLITE), NOT_OF_PGLITE);
  for (const file of ALONG) cpSync(join(root, file), join(target, file), { recursive: true });
  const { name, version, description, license, type } = manifest;
  const bin = { [String(name)]: CLI };
  const own = { name, version, description, license, type, private: true, bin, engines: { node: '>=24' } };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(target, 'THIRD-PARTY-LICENCES.txt'), licencesOf(root, libraries));
  writeFileSync(join(target, 'sbom.cdx.json'), bill);
  settleModes(target);
  return String(version);
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) fail('Usage: node scripts/release/lay-out.ts <folder>: lays out what a server needs to run.');
  const folder = resolve(target as string);
  try {
    console.log(`Taylr ${await layOut(folder)} is laid out in ${folder}.`);
  } catch (error) {
    fail((error as Error).message);
  }
}
