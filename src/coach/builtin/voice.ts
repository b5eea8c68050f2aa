import { contentWords, sameWord } from '#coach/text/language.ts';

/** What kind of text is said; each kind has its own number of words. */
export type VoiceKind = 'intro' | 'chat' | 'safety' | 'identity' | 'habit';

const MOST_WORDS: Readonly<Record<VoiceKind, number>> = { intro: 60, chat: 120, safety: 160, identity: 40, habit: 70 };
/** School grade of the Flesch-Kincaid formula. */
const HARDEST_GRADE = 7;

const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bshould(n't)?\b/i, 'should'],
  [/\bmust\b/i, 'must'],
  [/\bfail(s|ed|ing|ure|ures)?\b/i, 'fail'],
  [/\blazy\b/i, 'lazy'],
  [/\bcheat(s|ed|ing)?\b/i, 'cheat'],
  [/\bexcuses?\b/i, 'excuse'],
  [/\bbad day of yours\b/i, 'bad day of yours'],
  [/\bno pain\b/i, 'no pain'],
  [/\bguilt[- ]free\b/i, 'guilt-free'],
  [/\bjust\b/i, 'just'],
  [/\bas an ai\b/i, 'as an AI'],
  [/\b(so|very|really) (disciplined|strong|clever|smart|good)\b/i, 'praise of a trait'],
  [/\b21 days\b/i, '21 days'],
];

/** A habit may say it of the user; the coach never says it of itself. */
const CLAIMS_TO_FEEL = /\bI (feel|felt|am human|have a body)\b/;

/** The words that the coach never says, found in a text. */
export function bannedWords(text: string): string[] {
  return BANNED.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
}

function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  return Math.max(1, plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** The Flesch-Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:;]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length || 1;
  const list = text.split(/\s+/).filter((part) => /[a-z]/i.test(part));
  if (list.length === 0) return 0;
  const beats = list.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (list.length / sentences) + 11.8 * (beats / list.length) - 15.59;
}

/** Quoted words are the user's own or a habit's, so they do not count for the reading grade. */
const ownWords = (text: string): string => text.replace(/[“"][^”"]*[”"]/g, 'it');

/** True for a text that says of the coach that it feels, or is human. */
export const claimsToFeel = (text: string): boolean => CLAIMS_TO_FEEL.test(ownWords(text));

/**
 * Breaks of the coach's voice in one text (coaching.md 2.1); empty when it may be said. `lastMessage` adds the rule that a reply
 * takes up a word of what the user wrote.
 */
export function voiceProblems(
  text: string,
  { kind, lastMessage }: { kind: VoiceKind; lastMessage?: string },
): string[] {
  const problems = bannedWords(text).map((word) => `says "${word}"`);
  const count = text.split(/\s+/).filter(Boolean).length;
  if (count > MOST_WORDS[kind]) problems.push(`${count} words, at most ${MOST_WORDS[kind]}`);
  if ((text.match(/\?/g)?.length ?? 0) > 1) problems.push('more than one question');
  if ((text.match(/!/g)?.length ?? 0) > 1) problems.push('more than one exclamation mark');
  if ((text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > 1) problems.push('more than one emoji');
  if (/(?<![\w-])[A-Z]{4,}(?![\w-])/.test(text)) problems.push('capitals');
  if ((text.match(/^\s*(?:[-*•]|\d+[.)])\s/gm)?.length ?? 0) > 3) problems.push('a list of more than three');
  if ((kind === 'intro' || kind === 'chat' || kind === 'safety') && readingGrade(ownWords(text)) > HARDEST_GRADE) {
    problems.push(`reading grade ${readingGrade(ownWords(text)).toFixed(1)}`);
  }
  if (kind !== 'habit' && claimsToFeel(text)) problems.push('claims to feel');
  if (lastMessage !== undefined && !echoes(text, lastMessage)) problems.push('takes up none of the words of the user');
  return problems;
}

function echoes(text: string, lastMessage: string): boolean {
  const theirs = contentWords(lastMessage);
  if (theirs.length === 0) return true;
  const ours = contentWords(text);
  return theirs.some((word) => ours.some((own) => sameWord(own, word)));
}
