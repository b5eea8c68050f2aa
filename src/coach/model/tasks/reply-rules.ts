import { wordSet } from '#coach/text/phrases.ts';
import type { PlanCheck } from '#coach/plan-checks/plan-checks.ts';
import { claimsToFeel } from '#coach/builtin/voice.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { words } from '#coach/text/language.ts';
import { TEENS, TENS, UNITS } from '#coach/number-words.ts';
import type { ModelPrompt } from '#provider/call-model.ts';
import type { Problem } from '#provider/repair.ts';

/** The checks that no plan of a model may break; the others ask for style, for words that a plan may do without, or are the person's own affair. */
export const GATES: ReadonlySet<PlanCheck> = new Set([
  'enough-habits',
  'if-then',
  'sensible-frequency',
  'no-duplicates',
  'safe',
]);

/**
 * What a text of the model may not be: dangerous, a link, our own instructions, or a claim that is not so. How it is written is asked for in the prompt, and
 * nothing is turned down for it.
 */
export type ReplyRules = {
  readonly prompt: ModelPrompt;
  /** Numbers besides those of the data that may be said: those of the rest of the answer. */
  readonly figures?: string;
  /** True when nothing that a person could see has been changed, so that no change may be claimed. */
  readonly isUnchanged?: boolean;
};

const NUMBERS: Readonly<Record<string, number>> = { ...UNITS, ...TEENS, ...TENS };
/** Smaller counts in words are figures of speech ("one of them", "two ways"). */
const SPOKEN = 3;
/** What a number in words has to be followed by to be a figure of somebody's record; else it is a figure of speech. */
const COUNTED = wordSet('day days night nights time times week weeks month months vote votes percent');
const CLAIMS = new Set(
  `added changed cut deleted dropped erased logged made marked moved put recorded removed replaced saved set shortened swapped
   taken ticked took updated wiped`.split(/\s+/),
);
/** "All is ticked", "everything has been saved": said without saying by whom. */
const WHOLE = ['all', 'everything'];
const BEING = new Set(['is', 'are', 'been']);
const LINKS = ['http:', 'https:', 'www.', '](', '</', '<a ', '<img', '<script'];
/** Characters of an instruction that say where a reply took it from. */
const TELLING = 60;

/** The numbers of a text as they are written, `1,000` as one. */
const digitsIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

function spokenIn(text: string, isFigure: (next: string) => boolean): string[] {
  const said = words(text);
  return said.flatMap((word, at) => {
    const number = NUMBERS[word] ?? 0;
    return number >= SPOKEN && isFigure(said[at + 1] ?? '') ? [String(number)] : [];
  });
}

function inventedNumbers(text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap((source) => [...digitsIn(source), ...spokenIn(source, () => true)]));
  const said = [...digitsIn(text), ...spokenIn(text, (next) => COUNTED.has(next))];
  return said.filter((number) => !known.has(number));
}

/** True for a label that a text of the coach may carry: advice to see a clinician reads as `caution`. */
function isHarmless(text: string): boolean {
  const label = assessSafety(text);
  return label === 'none' || label === 'caution';
}

function repeated(text: string, { instructions }: ModelPrompt): string | undefined {
  const sentences = instructions.split(/(?<=[.:])\s+/).filter((sentence) => sentence.length >= TELLING);
  return sentences.map((sentence) => sentence.slice(0, TELLING)).find((beginning) => text.includes(beginning));
}

/** The words that say something was done to the plan or the record; undefined when none do. */
export function claimedChange(text: string): string | undefined {
  const said = words(text);
  if (said[0] === 'done') return 'done';
  const at = said.findIndex((word, place) => {
    const before = said.slice(Math.max(0, place - 3), place);
    const isSaid =
      before.includes('i') || (WHOLE.some((all) => before.includes(all)) && BEING.has(before.at(-1) ?? ''));
    return CLAIMS.has(word) && isSaid && !before.includes('not');
  });
  return at < 0 ? undefined : said.slice(Math.max(0, at - 2), at + 2).join(' ');
}

/** What is wrong with any text of the model, whatever it is for. */
export function unsafeText(part: string, text: string, prompt: ModelPrompt): Problem[] {
  const lower = text.toLowerCase();
  const link = LINKS.find((sign) => lower.includes(sign));
  const told = repeated(text, prompt);
  return [
    ...(isHarmless(text) ? [] : [{ part, rule: 'it could hurt somebody', words: text }]),
    ...(link === undefined ? [] : [{ part, rule: 'it holds a link or markup', words: link }]),
    ...(told === undefined ? [] : [{ part, rule: 'it repeats the instructions', words: told }]),
  ];
}

/** What is wrong with a reply. */
export function replyProblems(reply: string, { prompt, figures = '', isUnchanged = false }: ReplyRules): Problem[] {
  const part = 'reply';
  if (reply.trim() === '') return [{ part, rule: 'it is empty' }];
  const invented = inventedNumbers(reply, [prompt.data, figures]);
  const claim = isUnchanged ? claimedChange(reply) : undefined;
  return [
    ...unsafeText(part, reply, prompt),
    ...(claimsToFeel(reply) ? [{ part, rule: 'it claims to feel or to be human' }] : []),
    ...(invented.length > 0
      ? [{ part, rule: 'it says figures that are not in the data', words: invented.join(', ') }]
      : []),
    ...(claim === undefined
      ? []
      : [{ part, rule: 'it says that something was changed, and nothing was', words: claim }]),
  ];
}

/**
 * True for the beginning of a reply that may be shown while the rest of the answer is still being written. A question waits, so that whatever follows
 * can still ask its own; so does a change, until it has been made.
 */
export function mayShow(beginning: string, rules: ReplyRules): boolean {
  return !beginning.includes('?') && replyProblems(beginning, { ...rules, isUnchanged: true }).length === 0;
}
