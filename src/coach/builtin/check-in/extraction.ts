import type { ChatTurn, CheckInHabit, SaidOfHabit } from '#coach/port.ts';
import { TAKES_ALL_BACK, TAKING_BACK } from './cue-lexicon.ts';
import { type Profile, profileOf } from './habit-profile.ts';
import { askedIn } from './history.ts';
import type { HabitLabel } from './verdict.ts';
import { termIndex } from './mentions.ts';
import { isMark, tokenise } from './normalise.ts';
import type { Statements } from './reading.ts';
import { statementsOf } from './statements.ts';

/** What the conversation says of one habit so far. */
export type HabitReading = {
  readonly habitId: string;
  readonly label: HabitLabel;
  readonly value: boolean | null;
  /** The exact words of the user that led to it; empty when the habit was not spoken of. */
  readonly evidence: string;
  /** True when the last message spoke of it. */
  readonly isNew: boolean;
};

type Facts = { readonly habits: readonly CheckInHabit[]; readonly messages: readonly ChatTurn[] };

function wordsOf(message: string, { from, to }: { from: number; to: number }): string {
  const tokens = tokenise(message);
  const start = tokens[from]?.start ?? 0;
  const end = tokens[Math.min(to, tokens.length) - 1]?.end ?? message.length;
  return message.slice(start, end).replace(/^[\s,;:.—–-]+|[\s,;:—–-]+$/g, '');
}

function questionBefore(messages: readonly ChatTurn[], at: number): string | null {
  const before = messages[at - 1];
  return before?.role === 'assistant' ? before.content : null;
}

function merged(
  readings: Map<number, HabitReading>,
  statements: Statements,
  message: string,
  profiles: readonly Profile[],
): void {
  for (const [habit, reading] of readings) readings.set(habit, { ...reading, isNew: false });
  for (const [habit, said] of statements) {
    const before = readings.get(habit);
    const isOpen = said.value === null && said.label !== 'partial';
    const isKept =
      before !== undefined && before.value !== null && isOpen && !(said.label === 'future' && before.value === false);
    if (isKept) continue;
    readings.set(habit, {
      habitId: profiles[habit]?.habit.id ?? '',
      label: said.label,
      value: said.value,
      evidence: wordsOf(message, said),
      isNew: true,
    });
  }
}

function wordsIn(message: string): string {
  return tokenise(message)
    .filter((token) => !isMark(token))
    .map(({ word }) => word)
    .join(' ');
}

function takesAllBack(message: string): boolean {
  return TAKES_ALL_BACK.test(wordsIn(message));
}

/** “I lied”: what the one statement before said is open again until it is said anew. */
function takeBackLast(readings: Map<number, HabitReading>, messages: readonly ChatTurn[], at: number): void {
  const settled = [...readings].filter(([, { value }]) => value !== null);
  const [only] = settled;
  if (messages.slice(0, at).length === 0 || !only || settled.length > 1) return;
  readings.set(only[0], { ...only[1], label: 'ambiguous', value: null });
}

/** What the user said of every habit over the whole conversation; the latest statement counts. */
export function readCheckIn({ habits, messages }: Facts): HabitReading[] {
  const profiles = habits.map(profileOf);
  const index = termIndex(profiles);
  const readings = new Map<number, HabitReading>();
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== 'user') continue;
    const question = questionBefore(messages, at);
    const asked = question === null ? null : askedIn({ content: question, profiles, index });
    const open = [...readings].filter(([, { label }]) => label === 'partial').map(([habit]) => habit);
    const statements = statementsOf({
      message: content,
      profiles,
      index,
      asked,
      open,
      settled: [...readings].filter(([, { value }]) => value !== null).map(([habit]) => habit),
    });
    if (TAKING_BACK.test(wordsIn(content))) takeBackLast(readings, messages, at);
    merged(readings, statements, content, profiles);
    if (takesAllBack(content))
      for (const [habit, said] of readings)
        if (said.value === true) readings.set(habit, { ...said, label: 'ambiguous', value: null });
  }
  return profiles.map(
    ({ index: at, habit }) =>
      readings.get(at) ?? { habitId: habit.id, label: 'not_mentioned', value: null, evidence: '', isNew: false },
  );
}

/** The completions that the conversation states: only habits said to be done or not done, each with the user's own words. */
export function extractCompletions(facts: Facts): SaidOfHabit[] {
  return readCheckIn(facts).flatMap(({ habitId, value, evidence }) =>
    value === null ? [] : [{ habitId, completed: value, evidence }],
  );
}
