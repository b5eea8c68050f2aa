import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Domain, DOMAIN_IDS, type Knowledge } from '#coach/builtin/knowledge/shape.ts';
import { root } from '../run/bootstrap.mjs';
import { toldChanges } from './content/changelog.ts';
import { compiledBar } from './content/compile-bar.ts';
import { compiledConcepts } from './content/compile-concepts.ts';
import { compiledHelp } from './content/compile-help.ts';
import { compiledPrompts } from './content/compile-prompts.ts';
import { compiledSafety } from './content/compile-safety.ts';
import { compiledWordings } from './content/compile-wordings.ts';
import { type Content, contentSchema } from './content-schema.ts';

const COMPILED = 'knowledge.json';

type Source = {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
  /** Numbers of the lines whose value YAML takes for a comment: `- back to #amount` without quotes is `back to`. */
  readonly cut: readonly number[];
};

const CUT = /^\s*(?:- |[\w-]+: )[^'"#>|].* #[a-z@]/;

function readSource(folder: string, file: string): Source {
  const lines = new LineCounter();
  const text = readFileSync(join(folder, file), 'utf8');
  const document = parseDocument(text, { lineCounter: lines });
  return { file, document, lines, cut: text.split('\n').flatMap((line, at) => (CUT.test(line) ? [at + 1] : [])) };
}

/** The YAML files of the folder, by their paths without the ending: `domains/sleep`. */
function readSources(folder: string): Map<string, Source> {
  const files = ['.', 'domains'].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(below, name).replaceAll('\\', '/')),
  );
  return new Map(files.toSorted().map((file) => [file.replace('.yaml', ''), readSource(folder, file)]));
}

/** The files as one object, in the shape of the schema. */
function joined(sources: ReadonlyMap<string, Source>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  const domains: Record<string, unknown> = {};
  for (const [path, { document }] of sources) {
    const [name = '', domain] = path.split('/');
    if (domain === undefined) whole[name] = document.toJS() as unknown;
    else domains[domain] = document.toJS() as unknown;
  }
  return { ...whole, domains };
}

/** `content/domains/sleep.yaml:71 core.1.frequency: is not in order`; the line is that of the nearest key that is there. */
function located(sources: ReadonlyMap<string, Source>, path: readonly PropertyKey[], message: string): string {
  const [first, second] = path.map(String);
  const isDomain = first === 'domains' && second !== undefined;
  const source = sources.get(isDomain ? `${first}/${second}` : (first ?? ''));
  const keys = path.slice(isDomain ? 2 : 1);
  if (!source) return `content/${path.slice(0, isDomain ? 2 : 1).join('/')}.yaml: ${message}`;
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = source.document.getIn(keys.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const { line } = source.lines.linePos(node.range[0]);
    return `content/${source.file}:${line} ${keys.join('.')}: ${message}`;
  }
  return `content/${source.file}: ${message}`;
}

function toKnowledge(content: Content): Knowledge {
  const { domains, frictions, extras, rest, beside, things, memorable, life, talk, requests, review, languages, acts } =
    content;
  const bare = DOMAIN_IDS.map((id): [string, Domain] => {
    const { label, identities, isClose, core, experimental, frictionHabits } = domains[id];
    return [id, { id, label, identities, ...(isClose && { isClose }), core, experimental, frictionHabits }];
  });
  const words = DOMAIN_IDS.flatMap((id) => {
    const domain = domains[id];
    return 'words' in domain ? [[id, domain.words] as const] : [];
  });
  return {
    domains: Object.fromEntries(bare) as Knowledge['domains'],
    words: Object.fromEntries(words),
    frictions,
    extras: extras.map(({ themes, ...template }) => ({ themes, template })),
    rest,
    beside,
    things,
    memorable,
    life,
    talk,
    requests,
    review,
    languages,
    acts,
  };
}

/** What the coach knows, from the YAML files of a folder; or all that is wrong with them, each with its file, line and key. */
export function compiledContent(folder: string): { knowledge: Knowledge } | { problems: string[] } {
  const sources = readSources(folder);
  const unread = [...sources.values()].flatMap(({ file, document, cut }) => [
    ...document.errors.map(({ message }) => `content/${file}: ${message}`),
    ...cut.map((line) => `content/${file}:${line}: what stands behind # is a comment without quotes`),
  ]);
  if (unread.length > 0) return { problems: unread };
  const parsed = contentSchema.safeParse(joined(sources));
  return parsed.success
    ? { knowledge: toKnowledge(parsed.data) }
    : { problems: parsed.error.issues.map(({ path, message }) => located(sources, path, message)) };
}

function written(
  folder: string,
  { name, content, check }: { name: string; content: unknown; check: boolean },
): string[] {
  const file = join(folder, name);
  const text = `${JSON.stringify(content, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  if (check) return [`content/${name} is not what the files beside it compile to: run \`npm run content\`.`];
  writeFileSync(file, text);
  return [];
}

/**
 * Compiles the YAML files of a folder into its `knowledge.json`, `say.json`, `safety.json`, `prompts.json`, `check-in.json` and `bar.json`, which the coach loads, and the `help.json` of the help page: nothing
 * reads YAML at run time. With `check` they are only compared. Answers with what is wrong.
 */
export function compileContent(folder: string, { check = false } = {}): string[] {
  const known = compiledContent(folder);
  const said = compiledWordings(folder);
  const heard = compiledSafety(folder);
  const asked = compiledPrompts(folder);
  const acts = compiledConcepts(folder);
  const bar = compiledBar(folder);
  const help = compiledHelp(folder);
  const all = [known, said, heard, asked, acts, bar, help];
  const problems = all.flatMap((part) => ('problems' in part ? part.problems : []));
  if (
    'problems' in known ||
    'problems' in said ||
    'problems' in heard ||
    'problems' in asked ||
    'problems' in acts ||
    'problems' in bar ||
    'problems' in help
  )
    return problems;
  return [
    ...written(folder, { name: COMPILED, content: known.knowledge, check }),
    ...written(folder, { name: 'say.json', content: said.wordings, check }),
    ...written(folder, { name: 'safety.json', content: heard.safety, check }),
    ...written(folder, { name: 'prompts.json', content: asked.prompts, check }),
    ...written(folder, { name: 'check-in.json', content: acts.concepts, check }),
    ...written(folder, { name: 'bar.json', content: bar.bar, check }),
    ...written(folder, { name: 'help.json', content: help.topics, check }),
  ];
}

/** Compiles what CHANGELOG.md says of released versions into `content/whats-new.json`, which the app shows. With `check` it is only compared. */
export function compileChanges(of: string, { check = false } = {}): string[] {
  const content = toldChanges(readFileSync(join(of, 'CHANGELOG.md'), 'utf8'));
  return written(join(of, 'content'), { name: 'whats-new.json', content, check });
}

if (import.meta.main) {
  const options = { check: process.argv.includes('--check') };
  const problems = [...compileContent(join(root, 'content'), options), ...compileChanges(root, options)];
  for (const one of problems) console.error(one);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
