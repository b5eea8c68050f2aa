import { capital } from '#core/words/capital.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { isSaid, say, type Saying } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import { GRAVE } from '#coach/talk/answer-talk.ts';
import type { FeelingKind } from '#coach/talk/talk-act.ts';
import type { HabitLabel } from '#coach/builtin/check-in/judge/verdict.ts';
import type { ToldHabit } from './day-told.ts';
import type { Aside } from './message-kind.ts';

/** What a reply is about: the day's habits as they were told, and what else the message says. */
export type Day = {
  readonly habits: readonly ToldHabit[];
  readonly felt: Felt | null;
  readonly aside: Aside | null;
  /** More than a greeting. */
  readonly isLong: boolean;
  /** Nothing is asked any more. */
  readonly isLast: boolean;
  /** It says goodbye or thanks, and nothing else. */
  readonly isEnding: boolean;
  /** It tells of something done, by whatever name. */
  readonly isDeed: boolean;
  /** It speaks of days to come. */
  readonly isAhead: boolean;
  readonly hasAskedWhy: boolean;
  readonly hasToldWhy: boolean;
  /** Words of a message with a safety label, or with orders to the coach, are not said back. */
  readonly isUnquoted: boolean;
  readonly saying: Pick<Saying, 'said' | 'seed'>;
};

/** What the coach says, and what people most often say to its question. */
export type DayReply = { readonly text: string; readonly chips: readonly string[] };

const CHIPS = {
  happened: ['Yes', 'No', 'Not yet'],
  counts: ['Count it', 'Not yet'],
  lighter: ['Yes, that is all', 'No, go on'],
} as const;

const asks = (text: string, chips: readonly string[] = []): DayReply => ({ text, chips });

/** As a rule; a longer one leaves out what matters least. */
const MOST_WORDS = 40;
const MOST_NAMED = 3;
const GLAD: ReadonlySet<FeelingKind> = new Set(['joy', 'pride']);

type Values = NonNullable<Saying['values']>;

const tell = ({ saying }: Day, phrase: Phrase, values: Values = {}) =>
  say(phrase, { ...saying, values, naming: Object.keys(values)[0] });

/** Said to the end of a talk, and not again to what is added. */
const once = (day: Day, phrase: Phrase) =>
  day.saying.said.some((text) => isSaid(phrase, text)) ? '' : tell(day, phrase);

const newOnes = ({ habits }: Day, holds: (habit: ToldHabit) => boolean) =>
  habits.filter((habit) => habit.isNew && holds(habit));

const isDone = ({ value }: ToldHabit) => value === true;
const isMissed = ({ value }: ToldHabit) => value === false;
const isUnsure = ({ label }: ToldHabit) => label === 'unsure';

/** Several habits in a row; null when one of them cannot be said. */
function namesOf(habits: readonly ToldHabit[]): string | null {
  const names = habits.flatMap(({ name }) => name ?? []);
  if (names.length < habits.length) return null;
  const more = names.length - MOST_NAMED;
  return more > 1 ? listed([...names.slice(0, MOST_NAMED), `${more} more`]) : listed(names);
}

const isAllDone = ({ habits }: Day) => habits.length > 1 && habits.filter(({ isAskedFor }) => isAskedFor).every(isDone);

function doneOnes(day: Day, done: readonly ToldHabit[]): string {
  const [first] = done;
  if (done.length > 2 && isAllDone(day)) return tell(day, 'doneAll');
  const list = namesOf(done);
  if (done.length > 1 && list !== null) return tell(day, 'doneSeveral', { list });
  return first ? doneOne(day, first) : '';
}

function doneOne(day: Day, { name, deed, isKept }: ToldHabit): string {
  if (deed !== null && !day.isUnquoted) return tell(day, 'doneDeed', { habit: name, deed });
  return tell(day, isKept ? 'keptOne' : 'doneOne', { habit: name });
}

function missedOnes(day: Day, missed: readonly ToldHabit[]): string {
  const [first] = missed;
  if (missed.length > 1 && missed.length === day.habits.length) return tell(day, 'missedAll');
  if (missed.length > 1) return tell(day, 'missedSeveral');
  return tell(day, first?.isKept ? 'slipToday' : 'missedOne', { habit: first?.name });
}

function beside(day: Day, missed: readonly ToldHabit[]): string[] {
  const [first] = missed;
  if (!first) return [];
  if (missed.length > 1) return [tell(day, 'missedSeveral')];
  return [first.isKept ? tell(day, 'slipToday') : tell(day, 'alsoMissed', { habit: first.name })];
}

const ASIDES: readonly (readonly [HabitLabel, Phrase])[] = [
  ['future', 'future'],
  ['other_day', 'otherDay'],
  ['other_person', 'otherPerson'],
  ['taken_back', 'takenBack'],
  ['unsure', 'tapToSay'],
  ['ambiguous', 'unclearReport'],
];

/** What a message that reports nothing of today is answered with. */
function unreported(day: Day): string {
  if (day.aside !== null) return tell(day, day.aside);
  if (day.hasAskedWhy) return tell(day, 'reasonTold');
  for (const [label, phrase] of ASIDES) {
    const [found] = newOnes(day, (habit) => habit.label === label);
    if (found) return tell(day, phrase, { habit: found.name });
  }
  if (day.isEnding) return tell(day, 'farewell');
  if (day.isAhead) return tell(day, 'otherDay');
  if (!day.isLong) return tell(day, 'heardIn');
  return tell(day, day.isDeed ? 'notPlaced' : 'heardTalk');
}

/** The first sentences: what was done by its name, or what else was heard. */
function opening(day: Day): string[] {
  const [done, missed] = [newOnes(day, isDone), newOnes(day, isMissed)];
  const [part] = newOnes(day, ({ label }) => label === 'partial');
  const partly = part ? [startOf(day, part)] : [];
  if (done.length > 0) return [doneOnes(day, done), ...partly, ...beside(day, missed)];
  if (part) return [...partly, ...beside(day, missed)];
  if (missed.length > 0) return [missedOnes(day, missed)];
  // What seems done is only asked about.
  return newOnes(day, isUnsure).length > 0 && !day.isLast ? [] : [unreported(day)];
}

function startOf(day: Day, { deed, name }: ToldHabit): string {
  const isSaid = deed !== null && !day.isUnquoted;
  return isSaid ? tell(day, 'partialDeed', { habit: name, deed }) : tell(day, 'partial', { habit: name });
}

const isLeft = (label: HabitLabel) => ['future', 'taken_back', 'other_person'].includes(label);

/** The coach has asked about it in this talk: its name or act stands in a question. */
const isAskedBefore = ({ saying }: Day, { name, act }: ToldHabit) =>
  saying.said.some((text) => {
    const [asked = ''] = text.split(/[.!] /).slice(-1);
    return asked.includes('?') && [name, act].some((words) => words !== null && asked.includes(words));
  });

/** What is still open that today asks for, in the order of the list; asked about twice is only what seems done. */
function openOnes(day: Day): ToldHabit[] {
  const open = day.habits.filter(({ value, label, isAskedFor }) => value === null && !isLeft(label) && isAskedFor);
  const isToConfirm = (habit: ToldHabit) => habit.isNew && isUnsure(habit);
  return open.filter((habit) => isToConfirm(habit) || (habit.label !== 'partial' && !isAskedBefore(day, habit)));
}

function ofTwo(day: Day, one: ToldHabit | undefined, other: ToldHabit | undefined, names: readonly string[]): string {
  if (!one?.act || !other?.act || `${one.act} ${other.act}`.includes(' or '))
    return tell(day, 'askTwo', { two: names.join(', ') });
  return tell(day, isUnsure(one) ? 'askSureTwo' : 'askEither', { two: other.act, act: one.act });
}

function question(day: Day, open: readonly ToldHabit[]): DayReply {
  const unsure = open.filter((habit) => habit.isNew && isUnsure(habit));
  const unclear = open.find(({ isNew, label }) => isNew && label === 'ambiguous');
  const [first, second] = unsure.length > 0 ? unsure : unclear ? [unclear] : open;
  const two = [first, second].flatMap((habit) => (habit && !habit.isKept ? (habit.name ?? []) : []));
  if (two.length === 2) return asks(ofTwo(day, first, second, two), [...two.map(capital), 'Both', 'Neither']);
  if (first?.act) return asks(tell(day, isUnsure(first) ? 'askSure' : 'askOne', { act: first.act }), CHIPS.happened);
  return first?.name ? asks(tell(day, 'askName', { habit: first.name }), CHIPS.happened) : asks(tell(day, 'askDay'));
}

/** The last sentence once all is known. */
function afterAll(day: Day): string {
  if (!day.isLast && day.hasAskedWhy) return tell(day, 'smallTomorrow');
  if (!day.isLast && !day.hasToldWhy && newOnes(day, isMissed).length > 0) return tell(day, 'whatGotInTheWay');
  return isAllDone(day) && newOnes(day, isDone).length > 2 ? '' : once(day, 'allKnown');
}

/** The last sentence: the one question of the reply, or the end. */
function ending(day: Day): DayReply {
  const asked = day.habits.filter(({ isAskedFor, value }) => isAskedFor || value !== null);
  const isKnown = asked.every(({ value }) => value !== null);
  if (isKnown) return asks(day.isEnding ? '' : afterAll(day));
  if (day.aside === 'tally') return asks('');
  if (day.isLast) return asks(day.isEnding ? '' : once(day, 'enoughToday'));
  if (newOnes(day, ({ label }) => label === 'partial').length > 0) return asks(tell(day, 'countIt'), CHIPS.counts);
  const open = openOnes(day);
  return open.length === 0 ? asks(tell(day, 'restLater')) : question(day, open);
}

/** A feeling is answered first, what was done is said beside it, and nothing is asked but whether it may rest. */
function consoling(day: Day, { feeling, about }: Felt): DayReply {
  const done = newOnes(day, isDone);
  const list = namesOf(done);
  const ticked =
    done.length > 1 && list !== null
      ? [tell(day, 'alsoTickedSeveral', { list })]
      : done.slice(0, 1).map(({ name }) => tell(day, 'alsoTicked', { habit: name }));
  const isOpen = openOnes(day).length > 0;
  const isAsked = isOpen && !day.isLast && !GRAVE.has(feeling);
  const text = joined([tell(day, feeling, { about }), ...ticked, ...(isAsked ? [tell(day, 'lightenDay')] : [])]);
  return asks(text, isAsked ? CHIPS.lighter : []);
}

const wordCount = (text: string): number => text.split(' ').filter(Boolean).length;

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** What the coach says to the last message of a check-in. */
export function replyTo(day: Day): DayReply {
  const { felt } = day;
  if (felt && !GLAD.has(felt.feeling)) return consoling(day, felt);
  const glad = felt ? [tell(day, felt.feeling, { about: felt.about })] : [];
  const [first = '', ...others] = opening(day);
  const end = ending(day);
  const isReported = day.habits.some(({ isNew }) => isNew);
  const begun = glad.length > 0 && !isReported ? glad : [...glad, first];
  const whole = joined([...begun, ...others, end.text]);
  return asks(wordCount(whole) <= MOST_WORDS ? whole : joined([first, end.text]), end.chips);
}
