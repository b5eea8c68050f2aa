import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { words } from '../language.ts';

type Foreign = { readonly language: string; readonly stopWords: ReadonlySet<string>; readonly line: string };

/** Languages that are known by their letters; the first that fits. */
const SCRIPTS: readonly (readonly [letters: RegExp, language: string, line: string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja', 'わかりました。いまのところ、プランは英語です。'],
  [/\p{sc=Hangul}/u, 'ko', '알겠어요. 지금은 계획이 영어로 되어 있어요.'],
  [/\p{sc=Han}/u, 'zh', '我明白；目前计划是英文的。'],
  [/\p{sc=Arabic}/u, 'ar', 'فهمت؛ الخطة بالإنجليزية في الوقت الحالي.'],
  [/\p{sc=Devanagari}/u, 'hi', 'मैं समझता हूँ; अभी योजना अंग्रेज़ी में है।'],
  [/\p{sc=Cyrillic}/u, 'ru', 'Понимаю; пока план на английском.'],
];

/** Frequent small words without accents, and the one prepared line in that language. */
const SMALL_WORDS = new Map(
  Object.entries(knowledge.acts.pairs.smallWords).map(([language, list]) => [language, wordSet(list)]),
);
const LANGUAGES: readonly Foreign[] = Object.entries(knowledge.acts.pairs.foreignLines).map(([language, line]) => ({
  language,
  stopWords: SMALL_WORDS.get(language) ?? new Set(),
  line,
}));
const ENGLISH: ReadonlySet<string> = SMALL_WORDS.get('en') ?? new Set();

/** Small words of each language in the text, English among them. */
function votesFor(text: string): { english: number; others: { foreign: Foreign; votes: number }[] } {
  const said = words(text);
  const getVotes = (stopWords: ReadonlySet<string>) => said.filter((word) => stopWords.has(word)).length;
  const others = LANGUAGES.map((candidate) => ({ foreign: candidate, votes: getVotes(candidate.stopWords) }));
  return { english: getVotes(ENGLISH), others };
}

function byScript(text: string) {
  // A single foreign word in a text of Latin letters does not make it foreign.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  return latin * 2 > letters ? undefined : SCRIPTS.find(([pattern]) => pattern.test(text));
}

/**
 * The languages that a text can be in, by its letters or its small words: all that look equally likely, so `quero comer` may
 * be more than one. Empty when nothing tells.
 */
export function getLanguages(text: string): string[] {
  const script = byScript(text);
  if (script) return [script[1]];
  const { english, others } = votesFor(text);
  const most = Math.max(english, ...others.map(({ votes }) => votes));
  if (most === 0) return [];
  const least = english === most ? most : Math.max(1, most - 1);
  const likely = others.filter(({ votes }) => votes >= least).map(({ foreign: { language } }) => language);
  return english === most ? ['en', ...likely] : likely;
}

/** The prepared line for a text in another language, or null for English. Its letters or a vote of the small words decide; a tie is English. */
export function foreignLine(text: string): { language: string; line: string } | null {
  const script = byScript(text);
  if (script) return { language: script[1], line: script[2] };
  const { english, others } = votesFor(text);
  const [best] = [...others].sort((a, b) => b.votes - a.votes);
  if (!best || best.votes < 2 || best.votes <= english) return null;
  return { language: best.foreign.language, line: best.foreign.line };
}
