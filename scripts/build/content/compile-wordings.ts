import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

type Wordings = Readonly<Record<string, readonly string[]>>;

/** With fewer a phrase comes again too soon in a conversation. */
const FEWEST = 4;
/** Values that a wording may have a place for; a capital asks for one at the beginning of a sentence. */
const PLACES = new Set(
  (
    'about act around change count cue daily day deed fallback first friction from goal habit identity is it label least length list minutes most ' +
    'name names now often over role size stays to trial two ways words'
  ).split(' '),
);

function placesIn(wording: string): string[] {
  return [...wording.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1));
}

/** What is wrong with the wordings of a phrase. */
function problemsOf(wordings: unknown): string[] {
  if (!Array.isArray(wordings) || wordings.some((each) => typeof each !== 'string' || each.trim() === ''))
    return ['is no list of texts'];
  const texts = wordings as string[];
  const unknown = texts.flatMap(placesIn).filter((name) => !PLACES.has(name));
  return [
    ...(texts.length < FEWEST ? [`has ${texts.length} wordings, at least ${FEWEST}`] : []),
    ...(new Set(texts).size < texts.length ? ['says the same twice'] : []),
    ...unknown.map((name) => `has a place for {${name}}, which nothing fills`),
  ];
}

/** The phrases of the coach from `say/*.yaml` of a folder; or all that is wrong with them, each with its file and key. */
export function compiledWordings(folder: string): { wordings: Wordings } | { problems: string[] } {
  const below = join(folder, 'say');
  const files = existsSync(below) ? readdirSync(below).filter((name) => name.endsWith('.yaml')) : [];
  const wordings: Record<string, string[]> = {};
  const problems: string[] = [];
  for (const file of files.toSorted()) {
    const document = parseDocument(readFileSync(join(below, file), 'utf8'));
    problems.push(...document.errors.map(({ message }) => `content/say/${file}: ${message}`));
    const phrases = (document.errors.length > 0 ? {} : (document.toJS() ?? {})) as Record<string, unknown>;
    for (const [phrase, texts] of Object.entries(phrases)) {
      const wrong = [...problemsOf(texts), ...(Object.hasOwn(wordings, phrase) ? ['stands in two files'] : [])];
      problems.push(...wrong.map((problem) => `content/say/${file} ${phrase}: ${problem}`));
      wordings[phrase] = texts as string[];
    }
  }
  return problems.length > 0 ? { problems } : { wordings };
}
