import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A pattern in the sources: its text, its flags, and its file relative to the root. */
export type SourcePattern = { readonly file: string; readonly source: string; readonly flags: string };

/** Where a pattern is made of parts at run time: `file:line:column` of its `new RegExp`. */
export type Site = string;

const isProgram = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:test|testing)\.tsx?$|(?:^|\/)testing\/|\.d\.ts$/.test(path);

/** The program's own files relative to the root, without tests and test support. */
function programFiles(root: string): string[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return paths
    .map((path) => join('src', path))
    .filter(isProgram)
    .toSorted();
}

function siteAt(file: string, code: string, offset: number): Site {
  const before = code.slice(0, offset).split('\n');
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** All literal patterns of the program, and the places where it builds others at run time. */
export function writtenPatterns(root: string): { patterns: SourcePattern[]; sites: Site[] } {
  const patterns: SourcePattern[] = [];
  const sites: Site[] = [];
  for (const file of programFiles(root)) {
    const code = readFileSync(join(root, file), 'utf8');
    const note = ({ start, callee }: ESTree.NewExpression | ESTree.CallExpression) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') sites.push(siteAt(file, code, start));
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) patterns.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: note,
      CallExpression: note,
    }).visit(parseSync(file, code).program);
  }
  return { patterns, sites };
}

/** Records every pattern built from now on, with its site; works only in plain Node, whose stack traces show the original sources. */
export function recordMade(root: string): ReadonlyMap<Site, SourcePattern[]> {
  const made = new Map<Site, SourcePattern[]>();
  const note = (pattern: RegExp) => {
    const { stack = '' } = new Error('made here');
    const maker = stack.split('\n')[3] ?? '';
    // What a library builds for itself is checked by who makes the library.
    if (maker.includes('node_modules')) return pattern;
    const [, url = '', place = ''] = /(file:\S+\.ts):(\d+:\d+)\)?$/m.exec(stack.split('\n').slice(3).join('\n')) ?? [];
    const file = relative(root, url.replace('file://', ''));
    const known = made.get(`${file}:${place}`) ?? [];
    made.set(`${file}:${place}`, [...known, { file, source: pattern.source, flags: pattern.flags }]);
    return pattern;
  };
  const plain = RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct: (_target, parts: [string, string?]) => note(new plain(...parts)),
    apply: (_target, _self, parts: [string, string?]) => note(new plain(...parts)),
  });
  return made;
}
