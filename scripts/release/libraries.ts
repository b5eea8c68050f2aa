import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library as it is installed: its folder from the root of the checkout (`node_modules/pg`), name and version. */
export type Library = { readonly folder: string; readonly name: string; readonly version: string };

const MODULES = 'node_modules/';
const LICENCE = /^(?:licen[cs]e|copying|notice)\b.*$/i;

function libraryFolder(file: string): string[] {
  const path = file.replaceAll('\\', '/');
  const start = path.indexOf(MODULES);
  if (start < 0) return [];
  const named = path.lastIndexOf(MODULES) + MODULES.length;
  const [first = '', second = ''] = path.slice(named).split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return [path.slice(start, named) + name];
}

/** The folders of the libraries that files belong to, by name: `node_modules/a/node_modules/@b/c/index.js` is of `node_modules/a/node_modules/@b/c`. */
export function libraryFolders(files: Iterable<string>): string[] {
  return [...new Set([...files].flatMap(libraryFolder))].toSorted();
}

/** What the package in each folder calls itself. */
export function readLibraries(root: string, folders: readonly string[]): Library[] {
  return folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Library;
    return { folder, name, version };
  });
}

/** The texts of licence and notice that a library brings along; empty where it has none. */
function licenceTexts(root: string, { folder }: Library): string[] {
  const files = readdirSync(join(root, folder)).filter((file) => LICENCE.test(file) && !/\.(?:js|ts|json)$/.test(file));
  return files.toSorted().map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
}

/** The licences that have to go along with the libraries, as one text; those of the same words share them. */
export function licencesOf(root: string, libraries: readonly Library[]): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const entries = libraries.map((library) => ({
    title: `${library.name} ${library.version} (${lock.packages[library.folder]?.license ?? 'see below'})`,
    text: licenceTexts(root, library).join('\n\n') || 'The package brings no text of its licence along.',
  }));
  const fonts = join(root, 'src/web/theme/fonts');
  const ofFonts = readdirSync(fonts).filter((file) => file.endsWith('-licence.txt'));
  for (const file of ofFonts) {
    entries.push({
      title: `The font ${file.replace('-licence.txt', '')}`,
      text: readFileSync(join(fonts, file), 'utf8'),
    });
  }
  return [...Map.groupBy(entries, ({ text }) => text)]
    .map(([text, of]) => `${of.map(({ title }) => title).join('\n')}\n\n${text.trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
