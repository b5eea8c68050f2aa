import { capital } from '#core/words/capital.ts';
import { readIfThen, writeIfThen } from './if-then.ts';
import { actIn, type HabitWords, type OwnWords, toOwnWords, trimmed } from './own-words.ts';

/** A habit's texts with what its fields say. What was not changed stays to the letter; another name is another act in the sentence. */
export function withOwnWords(texts: HabitWords, said: OwnWords): HabitWords {
  const was = toOwnWords(texts);
  const description = spaced(said.name);
  const isSame = {
    name: description === spaced(was.name),
    cue: said.cue === was.cue,
    fallback: said.fallback === was.fallback,
  };
  if (isSame.name && isSame.cue && isSame.fallback) return texts;
  const { body } = readIfThen(texts.implementationIntention);
  const cue = isSame.cue ? was.cue : toCue(said.cue);
  const fallback = isSame.fallback ? was.fallback : toFallback(said.fallback);
  const kept = body.slice(actIn(body));
  // An act alone says nothing that the name does not.
  if (cue === '' && fallback === '') return { description, implementationIntention: '' };
  const act = isSame.name && kept !== '' ? kept : toAct(description);
  const implementationIntention = writeIfThen({
    opening: cue,
    body: act,
    fallbacks: fallback === '' ? [] : [fallback],
  });
  return { description, implementationIntention };
}

const firstWord = (text: string) => text.split(' ', 1)[0] ?? '';
const spaced = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

/** As a sentence ends. */
const ended = (text: string) => (text === '' || '.!?…'.includes(text.charAt(text.length - 1)) ? text : `${text}.`);

/** Words that a cue may begin with as it is; everything else stands after one of them. */
const OPENINGS = new Set(
  (
    'when whenever after before at in on as while once during every each first if by with within between straight right just ' +
    'upon around about from until till over near outside inside under next between on under wherever twice'
  ).split(' '),
);
const CLAUSES = new Set('i my we our the he she they it you somebody someone'.split(' '));
const WEEKDAYS = new Set('monday tuesday wednesday thursday friday saturday sunday weekdays weekends'.split(' '));
const PARTS_OF_DAY = new Set('morning mornings afternoon afternoons evening evenings'.split(' '));

function preposition(cue: string): string {
  const word = trimmed(firstWord(cue).toLowerCase(), 's');
  const whole = firstWord(cue).toLowerCase();
  if (OPENINGS.has(whole)) return '';
  if (CLAUSES.has(whole)) return cue.includes(' ') ? 'When ' : '';
  if (WEEKDAYS.has(word) || WEEKDAYS.has(whole)) return 'On ';
  if (PARTS_OF_DAY.has(whole)) return 'In the ';
  return 'At ';
}

/** When and where as somebody types it, as it begins a sentence: `after lunch.` is `After lunch`, `9 pm` is `At 9 pm`. */
function toCue(typed: string): string {
  const cue = trimmed(spaced(typed), '.,;:! ');
  if (cue === '') return '';
  const before = preposition(cue);
  return before === '' ? capital(cue) : `${before}${inSentence(cue)}`;
}

/** What somebody types as a plan B, as sentences that begin with If. */
function toFallback(typed: string): string {
  const text = spaced(typed);
  if (text === '') return '';
  const isIf = firstWord(text).toLowerCase() === 'if';
  return ended(isIf ? capital(text) : `If that is too much, ${inSentence(text)}`);
}

const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y'];

/** `reading`, not `sing`: before the ending stands a syllable. */
function isGerund(word: string): boolean {
  const stem = word.slice(0, -'ing'.length);
  return word.endsWith('ing') && VOWELS.some((vowel) => stem.includes(vowel));
}

/** A word as it stands within a sentence: names and abbreviations keep their capitals where they have more than one, or are I. */
export function inSentence(text: string): string {
  const word = firstWord(text);
  const isOwn =
    word === 'I' || word.startsWith('I’') || word.startsWith("I'") || word.slice(1) !== word.slice(1).toLowerCase();
  return isOwn || WEEKDAYS.has(trimmed(word.toLowerCase(), 's')) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is done, of a habit's name: `Ring Mum` is `I will ring Mum`, `No sugar` is `I will keep to no sugar`. */
function toAct(name: string): string {
  const words = inSentence(trimmed(spaced(name), '.'));
  const first = firstWord(words).toLowerCase();
  if (words === '') return '';
  if (['no', 'not', 'never', 'nothing', 'without'].includes(first)) return `I will keep to ${words}`;
  if (isGerund(first)) return `I will be ${words}`;
  return first.charAt(0) >= '0' && first.charAt(0) <= '9' ? `I will do ${words}` : `I will ${words}`;
}
