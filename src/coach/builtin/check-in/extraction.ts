import type { ChatTurn, CheckInHabit, SaidOfHabit } from '#coach/port.ts';
import { TAKES_ALL_BACK, TAKING_BACK } from './lexicon/cue-lexicon.ts';
import { type Profile, getProfile } from './habit/habit-profile.ts';
import { type Asked, askedIn } from './statements/history.ts';
import { addsUp } from './text/sum.ts';
import type { HabitLabel } from './judge/verdict.ts';
import { spansIn, termIndex } from './habit/mentions.ts';
import { getParts } from './text/message-parts.ts';
import { spokenText, tokenise } from './text/normalise.ts';
import { isRighted, putRight } from './statements/turnabouts.ts';
import type { Statements } from './statements/reading.ts';
import { getStatements } from './statements/statements.ts';
import { trustIn, type Way } from './statements/sureness.ts';

/** What the conversation says of one habit so far. */
export type HabitReading = {
  readonly habitId: string;
  readonly label: HabitLabel;
  readonly value: boolean | null;
  /** The exact words of the user that led to it; empty when the habit was not spoken of. */
  readonly evidence: string;
  /** True when the last message spoke of it. */
  readonly isNew: boolean;
  /** How it came to be spoken of. */
  readonly path?: Way['path'] | undefined;
  /** False where it seems done, and is asked about rather than ticked. */
  readonly isSure: boolean;
};

type Facts = { readonly habits: readonly CheckInHabit[]; readonly messages: readonly ChatTurn[] };

function getWords(message: string, { from, to }: { from: number; to: number }): string {
  const tokens = tokenise(message);
  const start = tokens[from]?.start ?? 0;
  const end = tokens[Math.min(to, tokens.length) - 1]?.end ?? message.length;
  const words = message.slice(start, end).replace(/^[\s,;:.—–-]+|[\s,;:—–-]+$/g, '');
  return words.replace(/^(?:(?:and|but|or|so|then|plus|also|although|though|because|nor|yet)\b[\s,]+)+(?=\S)/i, '');
}

function questionBefore(messages: readonly ChatTurn[], at: number): string | null {
  const before = messages[at - 1];
  // What is asked stands at the end.
  return before?.role === 'assistant' ? (getParts(before.content).at(-1) ?? null) : null;
}

type Statement = Statements extends Map<number, infer One> ? One : never;

/** Whether what was told before stays as it is, whatever is said now. */
function isKept(said: Statement, before: HabitReading | undefined, text: string): boolean {
  if (!before || before.value === null || !before.isSure) return false;
  // “The smoothie was yesterday's” takes it back for today; “ran yesterday too” does not.
  const isMoved =
    (said.label === 'other_day' || said.label === 'future') &&
    before.value &&
    /\b(?:was|were|happened|from|actually|meant|not|no|\w+n't|i will|i'll|(?:am|i'm) going to)\b/.test(text) &&
    !/\b(?:too|also|as well|again)\b/.test(text);
  const isOpen = said.value === null && said.label !== 'partial';
  const isToCome = said.label === 'future' && !before.value && said.way?.path === 'named' && !OF_LATER.test(text);
  return !isMoved && isOpen && !isToCome;
}

type Merging = {
  readonly message: string;
  readonly profiles: readonly Profile[];
  readonly asked: ReturnType<typeof askedIn>;
  readonly isBegun: boolean;
};

/** What may be made of a statement; `Everything` is all that today asks for. */
function trustOf(
  [habit, said]: readonly [number, Statement],
  statements: Statements,
  { message, profiles, asked, isBegun }: Merging,
) {
  const { value, way = null, label } = said;
  if (value === null || way === null) return 'sure';
  if (way.path === 'swept' && value && profiles[habit]?.habit.isDue === false) return 'none';
  const named = [...statements.values()].filter((one) => one.way?.path === 'named' && one.value !== null).length;
  const words = wordsIn(message).split(' ').length;
  return trustIn(way, {
    value,
    words,
    habits: profiles.length,
    named,
    isCounted: label === 'count',
    isUnasked: isBegun && asked === null,
    isAsked: asked?.habits.includes(habit) === true && !/^(?:offer|aside|count)$/.test(asked.kind),
  });
}

const MORE = /\b(?:another|more|extra|since then|plus|on top)\b/i;

function merged(readings: Map<number, HabitReading>, statements: Statements, merging: Merging): void {
  const { message, profiles } = merging;
  const isPutRight = merging.isBegun && merging.asked === null && isRighted(message);
  for (const [habit, said] of statements) {
    const before = readings.get(habit);
    if (isKept(said, before, message.toLowerCase())) continue;
    const isMissed = isPutRight && before?.value === false && said.value === true;
    const trust = isMissed ? 'sure' : trustOf([habit, said], statements, merging);
    if (trust === 'none') continue;
    // What is ticked already is not asked about.
    if (trust === 'ask' && before?.value === said.value) {
      readings.set(habit, { ...before, isNew: true });
      continue;
    }
    const evidence = getWords(message, said);
    const profile = profiles[habit];
    const isPart = before?.label === 'partial' && said.label === 'partial';
    if (isPart && profile && MORE.test(message) && addsUp(profile, before.evidence, evidence)) {
      readings.set(habit, { ...before, label: 'count', value: true, evidence, isNew: true });
      continue;
    }
    const { label, value, way } = said;
    const habitId = profile?.habit.id ?? '';
    readings.set(habit, { habitId, label, value, evidence, isNew: true, path: way?.path, isSure: trust === 'sure' });
  }
}

function wordsIn(message: string): string {
  return spokenText(tokenise(message));
}

/** “Oops, wrong day”, “all that was yesterday”: nothing told so far is of today. */
const WRONG_DAY =
  /\bwrong day\b|\b(?:all (?:of )?(?:that|those|it)|both|everything|they|those|these)(?: of (?:them|those))? (?:was|were) (?:all |both |actually |really )?(?:from )?(?:yesterday|last \w+|on \w+day)\b/;

function takeAllBack(readings: Map<number, HabitReading>): void {
  for (const [habit, said] of readings)
    if (said.value === true) readings.set(habit, { ...said, label: 'ambiguous', value: null });
}

/** What is to come on another day leaves a miss of today as it is. */
const OF_LATER = /\b(?:tomorrow|next (?:week|time|\w+day)|from \w+day|at the weekend)\b/;

/** “Scrap the push-ups”, “don't count it”, “never mind”: an order that takes back what was told. */
const UNDOES =
  /^(?:(?:actually|oh|no|wait|sorry|please|kindly|ok|so|and|but|well|hang on|just|you can|can you|let us|then|oops|hmm) )*(?:(?:scratch|scrap|strike|ignore|disregard|undo|untick|uncheck|unmark|revert|discount|leave out) (?:\w+|$)|forget (?!it$|to\b|about\b)\w+|leave (?:it|that|this) out|(?:do not|dont) (?:count|tick|mark|log|include) |(?:take|strike) (?:\w+ ){1,3}(?:back|off|out)\b|take (?:off|back|away) \w|(?:remove|delete|cancel|cross out|withdraw) (?:the|my|that|this|it)\b|(?:leave|take) (?:the |my )?\w+ out of (?:it|this)|(?:nvm|never mind|nevermind)\b)/;

/** What only leads to what follows it: “Question: …”, “Scrap that I did listen”. */
const PREFACE =
  /^(?:(?:quick |one |a |silly )*question: )|^(?:no |oh |actually |sorry )?(?:scrap|scratch|strike) that (?=(?:i|we) (?:did|have)\b)/i;

/** “My wife says I did take it”: whoever saw it, it is said of oneself. */
const WITNESSED =
  /^(?:(?:my|the|our) )?\w+ (?:says|said|reckons|insists|swears|tells me|told me|reminds me|reminded me)(?: that)? (?=(?:i|we) (?:did|had|have|took|went)\b)/i;

/** The clauses of a part: between commas, and before what links them. */
const clausesOf = (part: string) => part.split(/[,;]| (?=(?:so|but|then) )/).map((clause) => clause.trim());

/** “Leave the stretch open”, “don't tick it yet”: nothing is to stand of it. */
const LEFT_OPEN =
  /\b(?:leave|keep) (?:\w+ ){1,6}open\b|^(?:(?:please|and|but|so|actually) )*(?:do not|dont) (?:count|log|mark) (?:the|my|that|this|it)\b|\b(?:do not|dont|un) ?tick\b|\bnot (?:be )?tick(?:ed|ing)?\b|^(?:no |please )*(?:undo|revert|untick)\b|\btake (?:\w+ ){1,5}(?:tick|mark) (?:off|away|back)\b/;

const OPENED = { label: 'taken_back', value: null, isSure: true } as const;

/** What a part names is open again; where it names nothing, what was spoken of last. */
function leaveOpen({ profiles, index, readings }: Context, part: string): void {
  const tokens = tokenise(part);
  const named = new Set(spansIn({ tokens, profiles, index, amounts: [] }).map(({ habit }) => habit));
  const open = named.size > 0 ? named : habitsWhere(readings, ({ isNew }) => isNew);
  for (const [habit, said] of readings) readings.set(habit, { ...said, isNew: false });
  const evidence = getWords(part, { from: 0, to: tokens.length });
  for (const habit of open) {
    const habitId = profiles[habit]?.habit.id ?? '';
    readings.set(habit, { habitId, evidence, isNew: true, ...OPENED });
  }
}

/** “I lied”: what the one statement before said is open again until it is said anew. */
function takeBackLast(readings: Map<number, HabitReading>): void {
  const [only, another] = [...readings].filter(([, { value }]) => value !== null);
  if (only && !another) readings.set(only[0], { ...only[1], label: 'ambiguous', value: null });
}

type Context = {
  readonly profiles: readonly Profile[];
  readonly index: ReturnType<typeof termIndex>;
  readonly readings: Map<number, HabitReading>;
};

function habitsWhere(readings: ReadonlyMap<number, HabitReading>, holds: (reading: HabitReading) => boolean): number[] {
  return [...readings].filter(([, reading]) => holds(reading)).map(([habit]) => habit);
}

/** Takes one part of a message in; only the first one answers what was asked, and leaves the message before behind. */
function readPart({ profiles, index, readings }: Context, part: string, { asked, isFirst, isBegun }: PartFacts): void {
  const said = wordsIn(part);
  const clauses = clausesOf(part);
  const order = isBegun ? clauses.find((clause) => UNDOES.test(wordsIn(clause))) : undefined;
  if (order !== undefined && !LEFT_OPEN.test(said)) {
    const rest = clauses.filter((clause) => !UNDOES.test(wordsIn(clause)) && clause !== '').join(', ');
    const context = { profiles, index, readings };
    // “No swim, so leave it out”: what stands before the order is what it means.
    const isLast = clauses.indexOf(order) > 0;
    if (!isLast) leaveOpen(context, order);
    if (rest !== '') readPart(context, rest, { asked: null, isFirst: true, isBegun });
    if (isLast) leaveOpen(context, order);
    for (const [habit, one] of readings) if (!one.isSure && one.isNew) readings.set(habit, { ...one, ...OPENED });
    return;
  }
  if (LEFT_OPEN.test(said)) return leaveOpen({ profiles, index, readings }, part);
  const statements = getStatements({
    message: part,
    profiles,
    index,
    asked,
    open: habitsWhere(readings, ({ label }) => label === 'partial'),
    latest: habitsWhere(readings, ({ isNew }) => isNew),
    counted: habitsWhere(readings, ({ isNew, label }) => isNew && (label === 'count' || label === 'partial')),
    settled: habitsWhere(readings, ({ value }) => value !== null),
  });
  // “No, the walk was yesterday”: a bare answer that nobody asked for is of what follows it.
  const isLonger = isBegun && said.split(' ').length > 5;
  for (const [habit, { way, to }] of statements)
    if (isLonger && way?.path === 'pointed' && to <= 2 && !asked?.habits.includes(habit)) statements.delete(habit);
  const right = isBegun && isFirst ? putRight({ text: part, profiles, index, asked, readings, statements }) : [];
  if (TAKING_BACK.test(said) && isBegun) takeBackLast(readings);
  if (WRONG_DAY.test(said)) takeAllBack(readings);
  if (isFirst) for (const [habit, reading] of readings) readings.set(habit, { ...reading, isNew: false });
  // What the beginning of a long message says is not taken back by a bare word far behind.
  const open = [...statements].filter(([habit]) => isFirst || !readings.get(habit)?.isNew);
  merged(readings, new Map(open), { message: part, profiles, asked, isBegun });
  for (const [habit, taken] of right) {
    const before = readings.get(habit);
    const evidence = getWords(part, { from: 0, to: tokenise(part).length });
    if (before) readings.set(habit, { ...before, ...taken, evidence, isNew: true });
  }
  if (TAKES_ALL_BACK.test(said)) takeAllBack(readings);
}

type PartFacts = {
  readonly asked: ReturnType<typeof askedIn>;
  readonly isFirst: boolean;
  /** Something was said before this message. */
  readonly isBegun: boolean;
};

/** “Do you want to count it?” is about what was told in part, else about what was asked before. */
function withCounted(asked: Asked, readings: ReadonlyMap<number, HabitReading>, before: readonly number[]): Asked {
  const parts = [...readings].flatMap(([habit, { label }]) => (label === 'partial' ? [habit] : []));
  const named = asked.habits.filter((habit) => parts.includes(habit));
  const [habits = []] = [named, asked.habits, parts, before].filter(({ length }) => length > 0);
  return { ...asked, habits, yes: new Map(habits.map((habit) => [habit, true])) };
}

/** What the user said of every habit over the whole conversation; the latest statement counts. */
export function readCheckIn({ habits, messages }: Facts): HabitReading[] {
  const profiles = habits.map(getProfile);
  const index = termIndex(profiles);
  const readings = new Map<number, HabitReading>();
  let before: readonly number[] = [];
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== 'user') continue;
    const question = questionBefore(messages, at);
    const heard = question === null ? null : askedIn({ content: question, profiles, index });
    const asked = heard?.kind === 'count' ? withCounted(heard, readings, before) : heard;
    if (heard && heard.habits.length > 0 && heard.kind !== 'offer') before = heard.habits;
    for (const [nth, text] of getParts(content.replace(PREFACE, '').replace(WITNESSED, '')).entries()) {
      const isFirst = nth === 0;
      const part = { asked: isFirst ? asked : null, isFirst, isBegun: at > 0 };
      readPart({ profiles, index, readings }, text, part);
    }
  }
  return profiles.map(
    ({ index: at, habit }) =>
      readings.get(at) ?? {
        habitId: habit.id,
        label: 'not_mentioned',
        value: null,
        evidence: '',
        isNew: false,
        isSure: true,
      },
  );
}

/** The completions that were stated: only habits said to be done or not done, each with the user's own words. */
export function completionsIn(readings: readonly HabitReading[]): SaidOfHabit[] {
  return readings.flatMap(({ habitId, value, evidence }) =>
    value === null ? [] : [{ habitId, completed: value, evidence }],
  );
}
