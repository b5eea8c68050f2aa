import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { CheckInHabit } from '#coach/port.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { asAct, asDoing, toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { small } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { isLoudOrMarked, onOneLine } from '#coach/text/said-back.ts';
import { shortName } from './short-name.ts';

/** How a habit is called in a sentence; null where it holds words that the coach does not say. */
export type HabitInWords = {
  /** `walking`, `going without sweets`. */
  readonly name: string | null;
  /** As it follows `did you`. */
  readonly act: string | null;
};

/** Ways to begin a habit that is no instruction, and what one does to keep it. */
const KEPT = Object.entries(knowledge.acts.pairs.keptBy).flatMap(([act, openings]) =>
  openings.split(', ').map((opening) => [`${opening} `, act] as const),
);
const LONGEST = 70;
const ORDINALS = wordSet('second third fourth');
const OWNED = wordSet('phone laptop tablet ipad computer console car');

/** What one does to keep a habit that is no instruction: `go without sweets`. */
function keptAct(description: string): string | null {
  const found = KEPT.find(([opening]) => description.toLowerCase().startsWith(opening));
  if (found) {
    const what = description.slice(found[0].length);
    const [first = ''] = what.toLowerCase().split(' ');
    const article = ORDINALS.has(first) ? 'a ' : OWNED.has(first) ? 'your ' : '';
    return `${found[1]} ${article}${toSecondPerson(what)}`;
  }
  const first = description[0] ?? '';
  return first >= '0' && first <= '9' ? `get your ${description}` : null;
}

/** `no smoking` is `not smoking`; betting apps are gone without. */
function notDoing(description: string): string | null {
  const [first = '', act = '', ...rest] = description.split(' ');
  const isOfThings = read(description).tokens[2]?.tag === 'noun';
  const isAct = first.toLowerCase() === 'no' && act.endsWith('ing') && !isOfThings;
  return isAct ? toSecondPerson(['not', act, ...rest].join(' ')) : null;
}

const STATES = wordSet('asleep awake up home dressed outside sober');
const DONE_TO = wordSet('somebody someone anybody my your our a an the one');

function isSeveral(description: string): boolean {
  const { tokens } = read(description);
  const end = tokens.findIndex(({ tag }, at) => at > 0 && (tag === 'preposition' || tag === 'conjunction'));
  const head = tokens[(end === -1 ? tokens.length : end) - 1]?.word ?? '';
  return head.endsWith('s') && !head.endsWith('ss');
}

/** A thing or a state as it is spoken of: `your gym`, `doing your knee exercises`, `being asleep by 11`. */
function asThing(description: string): string {
  const { tokens } = read(description);
  const [first, second] = tokens;
  if (!first) return description;
  const text = toSecondPerson(small(description));
  const rest = text.split(' ').slice(1);
  if (STATES.has(first.word)) return `being ${text}`;
  if (['number', 'determiner'].includes(first.tag) || first.word === 'half') return text;
  if (second && DONE_TO.has(second.word)) return [gerund(first.word), ...rest].join(' ');
  return isSeveral(description) ? `doing your ${text}` : `your ${text}`;
}

const maySay = (text: string) =>
  text !== '' && text.length <= LONGEST && bannedWords(text).length === 0 && !isLoudOrMarked(text);

function inWords(description: string): HabitInWords {
  const kept = keptAct(description);
  const act = kept ?? asAct({ description });
  const [verb = '', ...rest] = (kept ?? '').split(' ');
  const doing = kept === null ? asDoing({ description }) : (notDoing(description) ?? [gerund(verb), ...rest].join(' '));
  const name = doing.startsWith('‘') ? asThing(doing.slice(1, -1)) : doing;
  // Nobody asks `did you be in bed`.
  const isAct = act !== null && !act.startsWith('be ') && maySay(act);
  return { name: maySay(name) ? name : null, act: isAct ? act : null };
}

/** How the coach speaks of each habit: by a short name where no other one has the same. */
export function habitsInWords(habits: readonly Pick<CheckInHabit, 'description'>[]): HabitInWords[] {
  const whole = habits.map(({ description }) => onOneLine(description).replaceAll(' 1 ', ' one '));
  const short = whole.map((description) => shortName(description, { isMeasured: keptAct(description) !== null }));
  return whole.map((description, at) => {
    const isOwn = short.every((other, place) => place === at || other.toLowerCase() !== short[at]?.toLowerCase());
    return inWords(isOwn ? (short[at] ?? description) : description);
  });
}
