import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';

/** What danger is heard by: concepts with their words, rules of each label, hints of a crisis, rules of other languages, spelling, statements in other scripts. */
type Safety = {
  readonly words: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, Lists>>;
  readonly hints: readonly string[];
  readonly frames: Lists;
  readonly languages: Readonly<Record<string, Lists>>;
  readonly spelling: z.infer<typeof spellingShape>;
  readonly scripts: z.infer<typeof scriptsShape>;
};
type Lists = Readonly<Record<string, readonly string[]>>;

const LOOK_ALIKES = 'lookAlikes';
const LABELS = new Set<string>(SAFETY_LABELS.filter((label) => label !== 'none'));

const wordsShape = z.record(z.string(), z.string().regex(/^[\p{L}\d'+*, ]+$/u, 'holds signs that no word has'));
const rule = z.string().regex(/^[\p{L}\d~#.|?!$^_&{}<>,' ]+$/u, 'holds signs that no rule has');
const rules = z.array(rule).min(1);
const listsShape = z.record(z.string(), rules);
const framesShape = z.strictObject({ told: rules, work: rules, past: rules });
const languageShape = z.object({ words: z.record(z.string(), rule) }).catchall(rules);
const scriptsShape = z.strictObject({ crisis: z.array(z.string()).min(1), lookAlikes: z.array(z.string()) });
const spellingShape = z.strictObject({
  slang: z.record(z.string(), z.string()),
  slangOfEnglish: z.string(),
  repaired: z.string(),
  rightAsTheyAre: z.string(),
  numbers: z.record(z.string(), z.string()),
  english: z.string(),
  foreign: z.string(),
  small: z.string(),
});

/** A file as it is read, and what is wrong with it, by its place in `content`. */
class Reader {
  readonly problems: string[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, 'safety');
  }

  /** The files of a folder by their names without the ending, in order. */
  all<Shape>(below: string, shape: z.ZodType<Shape>): [name: string, content: Shape][] {
    const folder = join(this.#folder, below);
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
    return files.toSorted().flatMap((file) => {
      const content = this.one(`${below}/${file}`, shape);
      return content === null ? [] : [[file.replace('.yaml', ''), content] as [string, Shape]];
    });
  }

  one<Shape>(file: string, shape: z.ZodType<Shape>): Shape | null {
    const document = parseDocument(readFileSync(join(this.#folder, file), 'utf8'));
    for (const { message } of document.errors) this.say(file, message);
    if (document.errors.length > 0) return null;
    const parsed = shape.safeParse(document.toJS());
    for (const { path, message } of parsed.error?.issues ?? []) this.say(file, `${path.join('.')}: ${message}`);
    return parsed.data ?? null;
  }

  say(file: string, problem: string): void {
    this.problems.push(`content/safety/${file} ${problem}`);
  }
}

/** The words of a language stand in its rules as `<name>`. */
function writtenOut(rules: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return rules.map((one) => one.replace(/<(\w+)>/g, (whole, name: string) => words[name] ?? whole));
}

/** Concepts that no file of words has, names without words, and rules that stand twice. */
function problemsOf(lists: Lists, concepts: Readonly<Record<string, string>>): string[] {
  return Object.entries(lists).flatMap(([list, rules]) => [
    ...rules.flatMap((one) => {
      const names = [...one.matchAll(/\{([^{}]*)\}/g)].flatMap(([, inside = '']) => inside.split('|'));
      const unknown = names.filter((name) => !Object.hasOwn(concepts, name));
      return [...unknown.map((name) => `{${name}}`), ...(one.match(/<\w*>?/g) ?? [])].map(
        (name) => `${list}: ${name} has no words`,
      );
    }),
    ...rules.filter((one, at) => rules.indexOf(one) < at).map((one) => `${list}: “${one.slice(0, 60)}” stands twice`),
  ]);
}

function language(reader: Reader, file: string, { words, ...lists }: z.infer<typeof languageShape>): Lists {
  const entries = Object.entries(lists as Lists);
  for (const [label] of entries)
    if (label !== LOOK_ALIKES && !LABELS.has(label)) reader.say(file, `${label}: is no label`);
  return Object.fromEntries(entries.map(([label, said]) => [label, writtenOut(said, words)]));
}

/** What shows that something is told, taught or long past. */
function framesOf(reader: Reader, words: Readonly<Record<string, string>>): Lists {
  const frames = reader.one('frames.yaml', framesShape) ?? {};
  for (const problem of problemsOf(frames, words)) reader.say('frames.yaml', problem);
  return frames;
}

/** What danger is heard by, from `safety/**` of a folder; or all that is wrong with it, each with its file and key. */
export function compiledSafety(folder: string): { safety: Safety } | { problems: string[] } {
  const reader = new Reader(folder);
  const words: Record<string, string> = {};
  for (const [file, concepts] of reader.all('words', wordsShape)) {
    for (const [name, entries] of Object.entries(concepts)) {
      if (Object.hasOwn(words, name)) reader.say(`words/${file}.yaml`, `${name}: stands in two files`);
      words[name] = entries;
    }
  }
  const labels = reader.all('rules', listsShape);
  for (const [label] of labels) if (!LABELS.has(label)) reader.say(`rules/${label}.yaml`, 'is named after no label');
  const hints = reader.all('hints', listsShape);
  const read = reader.all('languages', languageShape);
  const languages = read.map(
    ([name, content]) => [name, language(reader, `languages/${name}.yaml`, content)] as [string, Lists],
  );
  const frames = framesOf(reader, words);
  const spelling = reader.one('spelling.yaml', spellingShape);
  const scripts = reader.one('scripts.yaml', scriptsShape);
  for (const [below, files] of Object.entries({ rules: labels, hints, languages })) {
    for (const [file, lists] of files)
      for (const problem of problemsOf(lists, words)) reader.say(`${below}/${file}.yaml`, problem);
  }
  if (reader.problems.length > 0 || !spelling || !scripts) return { problems: reader.problems };
  return {
    safety: {
      words,
      rules: Object.fromEntries(labels),
      frames,
      hints: hints.flatMap(([, lists]) => Object.values(lists).flat()),
      languages: Object.fromEntries(languages),
      spelling,
      scripts,
    },
  };
}
