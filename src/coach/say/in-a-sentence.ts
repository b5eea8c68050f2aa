import { capital, small } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet, phraseSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { read } from '#coach/text/reading.ts';

const TURNED: Readonly<Record<string, string>> = knowledge.acts.pairs.turned;
const AFTER_I: Readonly<Record<string, string>> = { am: 'are', was: 'were' };
const MARKS = new Set([',', '.', ';', ':', '!', '?', ')', '"']);

/** A person's words as one says them back: `my dad` is `your dad`, `I am` is `you are`. */
export function toSecondPerson(text: string): string {
  let wasI = false;
  return text
    .split(' ')
    .map((whole) => {
      let end = whole.length;
      while (end > 0 && MARKS.has(whole[end - 1] ?? '')) end -= 1;
      const [word, marks] = [whole.slice(0, end), whole.slice(end)];
      const plain = word.toLowerCase().replaceAll('’', "'");
      const turned = (wasI ? AFTER_I[plain] : undefined) ?? TURNED[plain] ?? word;
      wasI = plain === 'i' || plain === 'we';
      return `${turned}${marks}`;
    })
    .join(' ');
}

/** Words with which no instruction begins. */
const NO_ACT = wordSet(knowledge.acts.words.inASentenceNoAct);
const LONGEST_NAME = 9;
const ENDS_A_NAME = phraseSet('of; for; with; from; before; after; until; in; on; at; by; to; without; and; or');

/** A name short enough to be said: without what follows a comma, then without its last particulars. */
function shortened(text: string): string {
  const [head = text] = text.split(', ').flatMap((part) => part.split(': '));
  // ‘Loft: one box’ is more than a loft.
  let words = (head.includes(' ') ? head : text).split(' ');
  while (words.length > LONGEST_NAME) {
    const at = words.findLastIndex((word, place) => place > 1 && ENDS_A_NAME.has(word));
    words = at < 2 ? words.slice(0, LONGEST_NAME) : words.slice(0, at);
  }
  return words.join(' ').replaceAll('"', '');
}

const isPlural = (word: string) => word.endsWith('s') && !['s', 'u'].includes(word.at(-2) ?? '');
/** With these behind it a word is done. */
const TAKEN = new Set(['determiner', 'pronoun', 'preposition', 'adverb']);
const KEPT = phraseSet('goes; stays; in; out; off; on; away');
/** `invoices`, `phone charging`, `phone in the drawer` and `hand exercises` are things. */
function isThing(name: string, first: string, next: string): boolean {
  if (first === 'phone') return next.endsWith('ing') || KEPT.has(next);
  const [own, behind] = read(name).tokens;
  const isWithThings = isPlural(next) && !TAKEN.has(behind?.tag ?? '');
  return !isKnownVerb(first) && (own?.tag !== 'verb' || isPlural(first) || isWithThings);
}

/** The words of a habit's name where it is an instruction: `walk for 5 minutes`; null for all else. */
function instructionIn(name: string): string[] | null {
  const words = name.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const isLetters = first !== '' && Array.from(first).every((letter) => letter >= 'a' && letter <= 'z');
  const isAct = isLetters && !NO_ACT.has(first) && gerund(first) !== first && !isThing(name, first, words[1] ?? '');
  return isAct ? [first, ...words.slice(1)] : null;
}

/** A habit as the subject of a sentence: `walking for 5 minutes`; what is no instruction stands as it was written. */
export function asDoing({ description }: Pick<PlannedHabit, 'description'>): string {
  const name = shortened(description.trim());
  const words = instructionIn(name);
  if (!words) return `‘${name}’`;
  const rest = words.slice(1).map((word, at) => {
    const before = words[at]?.toLowerCase();
    const token = read(name).tokens[at + 1];
    const isAct = token?.tag === 'verb' || word === 'be';
    return (before === 'and' || before === 'or') && isAct && at + 2 < words.length ? gerund(word) : word;
  });
  return toSecondPerson([gerund(words[0] ?? ''), ...rest].join(' '));
}

/** A habit as it follows `did you`: `walk for 5 minutes`; null for what is no instruction. */
export function asAct({ description }: Pick<PlannedHabit, 'description'>): string | null {
  const words = instructionIn(shortened(description.trim()));
  return words && toSecondPerson(words.join(' '));
}

/** `on Mondays and Fridays`, `every day`, `once a week`, `5 days a week`. */
export function asOften({ days, targetFrequency }: Pick<PlannedHabit, 'days' | 'targetFrequency'>): string {
  if (days && days.length > 0) return `on ${listed(days.map((day) => `${capital(day)}s`))}`;
  if (targetFrequency >= 7) return 'every day';
  return targetFrequency === 1 ? 'once a week' : `${targetFrequency} days a week`;
}

/** The cue as said to the person: `when you finish lunch`; null without one. */
export function asCue({ implementationIntention }: Pick<PlannedHabit, 'implementationIntention'>): string | null {
  const { opening } = readIfThen(implementationIntention);
  return opening === '' ? null : small(toSecondPerson(opening));
}

/** The fallbacks as said to the person: `if it pours, you march indoors for the same time`. */
export function asFallbacks({ implementationIntention }: Pick<PlannedHabit, 'implementationIntention'>): string[] {
  return readIfThen(implementationIntention).fallbacks.map((fallback) => {
    const said = toSecondPerson(fallback.trim());
    return small(said.endsWith('.') ? said.slice(0, -1) : said);
  });
}

/** The first of them; null without one. */
export function asFallback(habit: Pick<PlannedHabit, 'implementationIntention'>): string | null {
  return asFallbacks(habit)[0] ?? null;
}

/** Things in a row, as they are said: `tea, walks and a call`. */
export function listed(things: readonly string[], link = 'and'): string {
  return things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} ${link} ${things.at(-1) ?? ''}`;
}
