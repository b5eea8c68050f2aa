import { foreignLine } from '#coach/text/languages/foreign.ts';
import { bannedWords, type VoiceKind, voiceProblems } from '#coach/builtin/voice.ts';
import { assessSafety } from '#coach/safety/router.ts';
import type { ModelPrompt } from '../prompts/model-prompt.ts';

/** What a text of the model may say. */
export type ReplyRules = {
  readonly kind: VoiceKind;
  readonly prompt: ModelPrompt;
  /** The user's newest message, of which the reply takes up a word. */
  readonly lastMessage?: string;
  /** The goal in the user's words: a reply is in their language. */
  readonly goal?: string;
};

const LINK = /https?:|www\.|\]\(|<\/?[a-z]|\*\*|__|^#/im;
const NUMBER_WORDS: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
/** Smaller counts in words are figures of speech ("one step", "two ways"). */
const SPOKEN = 3;
/** Characters of an instruction that say where a reply took it from. */
const TELLING = 60;

function numbersIn(text: string, leastSpoken: number): string[] {
  const digits = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const spoken = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => NUMBER_WORDS.indexOf(word));
  return [...digits, ...spoken.filter((number) => number >= leastSpoken).map(String)];
}

function inventedNumbers(text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap((source) => numbersIn(source, 0)));
  return numbersIn(text, SPOKEN).filter((said) => !known.has(said));
}

/** True for a label that a text of the coach may carry: advice to see a clinician reads as `caution`. */
function isHarmless(text: string): boolean {
  const label = assessSafety(text);
  return label === 'none' || label === 'caution';
}

function repeatsInstructions(text: string, { instructions }: ModelPrompt): boolean {
  const sentences = instructions.split(/(?<=[.:])\s+/).filter((sentence) => sentence.length >= TELLING);
  return sentences.some((sentence) => text.includes(sentence.slice(0, TELLING)));
}

/** What the user wrote without the words that the coach never says: of "I failed again" the coach can take up "again". */
function sayable(message: string): string {
  return message
    .split(/\s+/)
    .filter((word) => bannedWords(word).length === 0)
    .join(' ');
}

/** What is wrong with any text of the model, whatever it is for. */
export function unsafeText(text: string, prompt: ModelPrompt): string[] {
  return [
    ...(isHarmless(text) ? [] : ['says something that could hurt']),
    ...(LINK.test(text) ? ['holds a link or markup'] : []),
    ...(repeatsInstructions(text, prompt) ? ['repeats the instructions'] : []),
  ];
}

/** What is wrong with a reply; `answer` is the rest of the answer, whose numbers may be said too. */
export function replyProblems(reply: string, rules: ReplyRules, answer: string): string[] {
  const { kind, prompt, lastMessage, goal = '' } = rules;
  if (reply.trim() === '') return ['the reply is empty'];
  // Grades are computed for English, by syllables.
  const isForeign = [reply, lastMessage ?? '', goal].some((text) => foreignLine(text) !== null);
  const voice = voiceProblems(reply, { kind, ...(lastMessage !== undefined && { lastMessage: sayable(lastMessage) }) });
  const invented = inventedNumbers(reply, [prompt.data, answer]);
  return [
    ...voice.filter((problem) => !(isForeign && problem.startsWith('reading grade'))),
    ...unsafeText(reply, prompt),
    ...(invented.length > 0 ? [`says numbers that are not in the data: ${invented.join(', ')}`] : []),
  ].map((problem) => `reply: ${problem}`);
}

/**
 * True for the beginning of a reply that may be shown while the rest of the answer is still being written. A question waits, so
 * that whatever follows can still ask its own.
 */
export function mayShow(beginning: string, { kind, prompt }: ReplyRules): boolean {
  if (beginning.includes('?') || inventedNumbers(beginning, [prompt.data]).length > 0) return false;
  const voice = voiceProblems(beginning, { kind }).filter((problem) => !problem.startsWith('reading grade'));
  return voice.length === 0 && unsafeText(beginning, prompt).length === 0;
}
