import { phraseSet } from '#coach/text/phrases.ts';
import type { Pattern } from '#coach/match/pattern.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { type Range, type Reading, read, type Token } from '#coach/text/reading.ts';
import { isRole } from './roles.ts';
import { cutOut, isWrittenAsName, nameAt, type Written } from './name-at.ts';
import {
  ABUSE,
  BEING,
  IDIOMS,
  INTRODUCING,
  LEADS,
  NAMING,
  NO_NAME,
  OTHERS,
  PRONOUNS,
  PROPOSING,
  TITLES,
} from './name-words.ts';

/** Characters of a name. */
export const NAME_LENGTH = { least: 2, most: 40 } as const;
/** Words of a name that is written small and stands by itself. */
const MOST_SMALL_WORDS = 5;

/** A name that somebody asks for, to the letter; why it cannot be taken, where it cannot. */
export type Dictated = { readonly name: string; readonly problem: 'too-long' | 'too-short' | 'unsafe' | null };

/** How somebody may be heard: while a name is talked of, what is written small can be one too. */
export type Hearing = {
  readonly isNaming: boolean;
  /** The coach has asked for a name: whatever is short is one. */
  readonly isAsked?: boolean;
};

const QUESTION_WORDS = phraseSet('what; why; who; when; where; which; how; does; do; did; is; are');
const LARGE_ARTICLES = new Set(['a', 'an']);
/** Before `calling it` they wish for it. */
const WISHING = phraseSet('be; is; about; of; like; prefer; try; love; keep; suggest; for');
const NEGATIONS = new Set(['not', 'never', 'stop', 'dont']);

/** Places after a pattern, each time that it is met. */
function endsOf(pattern: Pattern, reading: Reading, sentence: Range): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = sentence.from;
  while (from < sentence.to) {
    const match = pattern.find(reading, { from, to: sentence.to });
    if (!match || match.to <= match.from) break;
    found.push({ from: match.from, to: match.to });
    from = match.to;
  }
  return found;
}

function isAskedAbout({ tokens, text }: Reading, { from, to }: Range, at: number): boolean {
  const [first = '', second = ''] = tokens.slice(from, from + 2).map(({ word }) => word);
  // `How about …` and `what if …` ask for nothing but a yes.
  const isProposal = second === 'if' || (second === 'about' && at <= from + 2);
  if (isProposal || !QUESTION_WORDS.has(first)) return false;
  return first === 'what' || first === 'why' || text.slice(tokens[from]?.from, tokens[to]?.from).includes('?');
}

/** `I feel a fraud calling myself a writer`; not `I am calling it …`, `how about calling it …`. */
const isPassing = (call: Token | undefined, before: Token | undefined) =>
  call?.tag === 'gerund' && before !== undefined && !WISHING.has(before.lemma);

/** `they call me`, `do not call it`: said of others, or of what is not wished. */
function isReported({ tokens }: Reading, sentence: Range, at: number): boolean {
  const before = tokens.slice(Math.max(sentence.from, at - 3), at);
  const last = before.at(-1);
  if (isPassing(tokens[at], last)) return true;
  if (before.some(({ word }) => NEGATIONS.has(word)) && !before.some(({ after }) => after.includes(','))) return true;
  if (!last || last.after !== '') return false;
  return OTHERS.has(last.word) || (before.some(({ word }) => OTHERS.has(word)) && last.tag !== 'pronoun');
}

const isIdiom = (name: string): boolean => IDIOMS.has(name.toLowerCase().replaceAll('-', ' '));

/** True for words written small that can be a name: few, about a person, no sentence. */
function isNominal(name: string): boolean {
  const { tokens } = read(name);
  const [first] = tokens;
  if (!first || tokens.length > MOST_SMALL_WORDS || isIdiom(name)) return false;
  const isPerson = ['someone', 'somebody', 'person', 'one'].some((word) => tokens.some((token) => token.word === word));
  if (isPerson && tokens.some(({ word }) => word === 'who')) return true;
  if (NO_NAME.has(first.word) || tokens.some(({ word }) => PRONOUNS.has(word))) return false;
  const last = tokens.at(-1);
  const isAct = tokens.some(({ tag }, at) => tag === 'auxiliary' || (at === 0 && (tag === 'past' || tag === 'verb')));
  return (
    !isAct && last !== undefined && last.tag !== 'preposition' && last.tag !== 'adverb' && last.tag !== 'determiner'
  );
}

function startsSmall(name: string): boolean {
  const first = read(name).tokens[0]?.word ?? '';
  return NO_NAME.has(first) && !LARGE_ARTICLES.has(first);
}

function strongIn(reading: Reading, sentence: Range): Written | null {
  const found = NAMING.flatMap((pattern) => endsOf(pattern, reading, sentence)).toSorted(
    (a, b) => a.to - b.to || b.from - a.from,
  );
  const written = found
    .filter(({ from, to }) => !isAskedAbout(reading, sentence, to) && !isReported(reading, sentence, from))
    .flatMap(({ to }) => nameAt(reading, { from: to, to: sentence.to }) ?? [])
    .filter(({ name, isQuoted }) => isQuoted || (!isIdiom(name) && (isWrittenAsName(name) || !startsSmall(name))));
  return written.at(-1) ?? null;
}

function isProposed({ name, isQuoted }: Written, { isNaming }: Hearing): boolean {
  if (isQuoted) return true;
  return !isIdiom(name) && (isWrittenAsName(name) || (isNaming && isNominal(name)));
}

function weakIn(reading: Reading, sentence: Range, hearing: Hearing): Written | null {
  const beings = BEING.flatMap((pattern) => endsOf(pattern, reading, sentence)).flatMap(
    ({ to }) => nameAt(reading, { from: to, to: sentence.to }) ?? [],
  );
  const being = beings.find(({ name, isQuoted }) => {
    const isOne = LARGE_ARTICLES.has(read(name).tokens[0]?.word ?? '');
    const isThe = hearing.isNaming && name.startsWith('the ') && isNominal(name);
    return isQuoted || (!isOne && (isWrittenAsName(name) || isThe));
  });
  if (being) return being;
  const introduced = INTRODUCING.flatMap((pattern) => endsOf(pattern, reading, sentence))
    .flatMap(({ to }) => nameAt(reading, { from: to, to: sentence.to }) ?? [])
    .find((written) => isIntroduced(written, hearing));
  if (introduced) return introduced;
  const proposed = PROPOSING.flatMap((pattern) => endsOf(pattern, reading, sentence))
    .filter(({ from, to }) => !isAskedAbout(reading, sentence, to) && !isReported(reading, sentence, from))
    .toSorted((a, b) => b.to - a.to)
    .flatMap(({ to }) => nameAt(reading, { from: to, to: sentence.to }) ?? []);
  return proposed.find((written) => isProposed(written, hearing)) ?? bareIn(reading, sentence, hearing);
}

function isIntroduced({ name, isQuoted }: Written, { isNaming }: Hearing): boolean {
  const { tokens } = read(name);
  if (isQuoted) return true;
  if (!isWrittenAsName(name) || LARGE_ARTICLES.has(tokens[0]?.word ?? '')) return false;
  return isNaming || tokens[0]?.word === 'the' || (tokens.length > 1 && isRole(name));
}

/** A name that stands by itself, after a word or two such as `no, just`. */
function bareIn(reading: Reading, sentence: Range, hearing: Hearing): Written | null {
  const { tokens, text } = reading;
  const at = afterLeads(reading, sentence);
  const written = nameAt(reading, { from: at, to: sentence.to });
  if (!written || text.slice(tokens[sentence.from]?.from, tokens[sentence.to]?.from).includes('?')) return null;
  const isWhole = written.end >= sentence.to;
  if (written.isQuoted) return isWhole ? written : null;
  if (!isWhole && !written.isTailed) return null;
  return isNameAlone(written.name, at > sentence.from) || isSmallName(written.name, hearing) ? written : null;
}

function afterLeads(reading: Reading, { from, to }: Range): number {
  let at = from;
  while (at < to - 1 && LEADS.has(reading.tokens[at]?.word ?? '') && !isNameWord(reading, at)) at += 1;
  return at;
}

/** One large letter at the beginning of a sentence says nothing. */
const isNameAlone = (name: string, isLed: boolean): boolean =>
  isWrittenAsName(name) && (isLed || read(name).tokens.length > 1) && isAboutPerson(name);

function isSmallName(name: string, { isNaming, isAsked = false }: Hearing): boolean {
  if (!isNaming || !isNominal(name)) return false;
  return isAsked || name.startsWith('the ') || isRole(name);
}

/** `The` of a name is written large where a sentence has begun. */
function isNameWord({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isLarge = (raw: string | undefined) => raw !== undefined && raw !== raw.toLowerCase();
  return token?.word === 'the' && isLarge(next?.raw);
}

/** A sentence written in large letters is still a sentence: `I Do Not Know`. */
function isAboutPerson(name: string): boolean {
  const { tokens } = read(name);
  if (tokens.every(({ word }) => NO_NAME.has(word) || LEADS.has(word))) return false;
  return (
    tokens.some(({ word }) => word === 'who') ||
    !tokens.some(({ word, tag }) => PRONOUNS.has(word) || tag === 'auxiliary')
  );
}

function problemOf(name: string): Dictated['problem'] {
  const { length } = Array.from(name);
  if (length > NAME_LENGTH.most) return 'too-long';
  if (length < NAME_LENGTH.least) return 'too-short';
  const label = assessSafety(name);
  const isAbuse = read(name).tokens.some(({ word }) => ABUSE.has(word));
  return isAbuse || (label !== 'none' && label !== 'caution') ? 'unsafe' : null;
}

/** After `no, …` or `sorry, …` the same sentence may name it anew. */
function corrected(reading: Reading, sentence: Range, written: Written): Written {
  const rest = { from: written.end, to: sentence.to };
  const next = reading.tokens[rest.from]?.word ?? '';
  if (rest.from >= rest.to || !['no', 'sorry', 'actually', 'wait', 'rather'].includes(next)) return written;
  return bareIn(reading, rest, { isNaming: true }) ?? written;
}

/** `Dr.` ends no sentence. */
function sentencesOf({ sentences, tokens }: Reading): Range[] {
  const whole: Range[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    if (before && TITLES.has(tokens[before.to - 1]?.word ?? ''))
      whole[whole.length - 1] = { from: before.from, to: sentence.to };
    else whole.push(sentence);
  }
  return whole;
}

/**
 * The name that somebody asks for in their own words, to the letter: `yes but call it calm cook` is `calm cook`. Of several the last
 * counts; a message that asks for none is null.
 */
export function dictatedName(message: string, hearing: Hearing): Dictated | null {
  const reading = read(message);
  const found = sentencesOf(reading).flatMap((sentence) => {
    const strong = strongIn(reading, sentence);
    if (strong) return [{ written: corrected(reading, sentence, strong), isStrong: true }];
    const weak = weakIn(reading, sentence, hearing);
    return weak ? [{ written: corrected(reading, sentence, weak), isStrong: false }] : [];
  });
  const chosen = found.findLast(({ isStrong }) => isStrong) ?? found.at(-1);
  if (!chosen) return null;
  const name = cutOut(chosen.written.name);
  return name === '' ? null : { name, problem: problemOf(name) };
}
