import { getTarget } from '#core/habit/measure.ts';
import { HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import { stopsCoaching } from '#core/coaching/safety.ts';
import { getLabel } from '../planning/plan-checks.ts';
import type { RefineFacts, Understanding } from '#coach/port.ts';
import { assessSafety } from '#coach/safety/router.ts';
import type { CueTime } from '../planning/cue-time.ts';
import { isIfThenPlan, isMeasurable, isOneAct } from '../planning/habit-wording.ts';
import { cautionReply, CONTENT, clarifyingReply, isContent, NO_PLAN, notes, refineReply } from '../messages.ts';
import { addedHabit, swappedHabit } from './refine-choice.ts';
import { type Change, readMessage } from './refine-request.ts';
import { ofNumber, sizeBeside } from './refine-amounts.ts';
import { onDays, withCue } from './refine-sizes.ts';
import { restore } from './restore.ts';
import { easyOnly } from '../planning/start-level.ts';
import { bannedWords } from '../voice.ts';

/** `notes` tell what happened; null when the request cannot be carried out without another question. */
type Outcome = { readonly habits: readonly PlannedHabit[]; readonly notes: readonly string[] } | null;
type Situation = {
  readonly facts: RefineFacts;
  readonly habits: readonly PlannedHabit[];
  readonly targets: readonly number[];
};

/** More changes than this are told by their number. */
const TOLD_ONE_BY_ONE = 2;

/** Puts `change(habit)` in the place of each habit meant; a habit it leaves alone stays the same object. */
function mapTargets({ habits, targets }: Situation, change: (habit: PlannedHabit) => PlannedHabit): PlannedHabit[] {
  return habits.map((habit, index) => (targets.includes(index) ? change(habit) : habit));
}

function changedPairs(before: readonly PlannedHabit[], after: readonly PlannedHabit[]): [PlannedHabit, PlannedHabit][] {
  return before.flatMap((habit, index) => {
    const other = after[index];
    return other && other !== habit ? [[habit, other] as [PlannedHabit, PlannedHabit]] : [];
  });
}

function pairNote(from: PlannedHabit, to: PlannedHabit): string {
  if (from.description !== to.description) return notes.resized(from.description, to.description);
  if (from.measure && to.measure && getTarget(from.measure) !== getTarget(to.measure))
    return notes.amount(from.description, getTarget(from.measure), getTarget(to.measure));
  return notes.days(from.description, from.targetFrequency, to.targetFrequency);
}

function easier(situation: Situation): Outcome {
  const after = mapTargets(situation, (habit) => sizeBeside(habit, -1) ?? onDays(habit, habit.targetFrequency - 1));
  return sizesOutcome(situation, after, 'easier', notes.smallest);
}

function harder(situation: Situation): Outcome {
  if (easyOnly(getLabel(situation.facts))) return { habits: situation.habits, notes: [notes.gentle] };
  const after = mapTargets(situation, (habit) => sizeBeside(habit, 1) ?? onDays(habit, habit.targetFrequency + 1));
  return sizesOutcome(situation, after, 'harder', notes.largest);
}

function sizesOutcome(
  { habits, targets }: Situation,
  after: PlannedHabit[],
  word: string,
  atEnd: (habit: string) => string,
): Outcome {
  const pairs = changedPairs(habits, after);
  const first = habits[targets[0] ?? 0];
  if (pairs.length === 0) return first ? { habits, notes: [atEnd(first.description)] } : null;
  const told =
    pairs.length > TOLD_ONE_BY_ONE
      ? [notes.allResized(pairs.length, word)]
      : pairs.map(([from, to]) => pairNote(from, to));
  return { habits: after, notes: told };
}

function exactSize(situation: Situation, quantity: number): Outcome {
  const { habits, targets, facts } = situation;
  const gentle = easyOnly(getLabel(facts));
  const after = mapTargets(situation, (habit) => {
    const sized = ofNumber(habit, quantity);
    return sized && !(gentle && sized.difficulty !== 'easy') ? sized : habit;
  });
  if (changedPairs(habits, after).length > 0) return sizesOutcome(situation, after, 'than before', notes.smallest);
  return gentle && targets.length > 0 ? { habits, notes: [notes.gentle] } : null;
}

function daysChange(situation: Situation, getDays: (habit: PlannedHabit) => number, wanted: number | null): Outcome {
  const after = mapTargets(situation, (habit) => onDays(habit, getDays(habit)));
  const pairs = changedPairs(situation.habits, after);
  const meant = situation.targets.flatMap((index) => after[index] ?? []);
  if (pairs.length > TOLD_ONE_BY_ONE) return { habits: after, notes: [notes.allDays(pairs.length, wanted)] };
  const limited = meant
    .filter((habit) => wanted !== null && habit.targetFrequency < wanted)
    .map((habit) => notes.limit(habit.description, habit.targetFrequency));
  const told = [...pairs.map(([from, to]) => pairNote(from, to)), ...limited.slice(0, 1)];
  const [first] = meant;
  if (told.length === 0 && first)
    told.push(
      wanted === null
        ? notes.smallest(first.description)
        : notes.days(first.description, first.targetFrequency, first.targetFrequency),
    );
  return { habits: after, notes: told };
}

function remove({ habits, targets }: Situation): Outcome {
  let kept: readonly PlannedHabit[] = habits;
  const told: string[] = [];
  for (const habit of targets.flatMap((index) => habits[index] ?? [])) {
    const core = kept.filter((other) => other.habitType === 'core').length;
    const isNeeded = habit.habitType === 'core' && core <= HABITS_PER_PLAN.minCore;
    if (!isNeeded) kept = kept.filter((other) => other !== habit);
    told.push(isNeeded ? notes.keptCore(habit.description) : notes.removed(habit.description, habit.targetFrequency));
  }
  return { habits: kept, notes: told.slice(0, 3) };
}

function swap({ facts, habits, targets }: Situation, wish: string, avoid?: CueTime): Outcome {
  let now: readonly PlannedHabit[] = habits;
  const told: string[] = [];
  for (const old of targets.flatMap((index) => habits[index] ?? [])) {
    const other = swappedHabit({ facts, habits: now, old, wish, ...(avoid && { avoid }) });
    if (other) now = now.map((habit) => (habit === old ? other : habit));
    told.push(
      other ? notes.swapped(old.description, old.targetFrequency, other.description) : notes.noOther(old.description),
    );
  }
  return { habits: now, notes: told };
}

function add({ facts, habits }: Situation, wish: string): Outcome {
  if (habits.length >= HABITS_PER_PLAN.offered) return { habits, notes: [notes.full] };
  const habit = addedHabit(facts, habits, wish);
  return habit && { habits: [...habits, habit], notes: [notes.added(habit.description)] };
}

/** Cues that stand in for one that the user does not want, at other times of the day. */
const OTHER_CUES: Readonly<Record<CueTime, readonly string[]>> = {
  morning: ['When I finish lunch', 'When I finish dinner', 'When I come home'],
  midday: ['When I finish breakfast', 'When I come home', 'When I finish dinner'],
  evening: ['When I finish lunch', 'When I finish breakfast', 'When my first break starts'],
  night: ['When I finish dinner', 'When I come home', 'When I finish lunch'],
  any: [],
};
/** Habits that belong to their hour: another one takes their place. */
const BOUND_TO_HOUR = new Set([
  'slp.rise',
  'slp.light',
  'slp.phone',
  'slp.dim',
  'slp.warm',
  'wt.first',
  'smk.free',
  'gen.minutes',
]);

function avoidTime(situation: Situation, time: CueTime): Outcome {
  if (situation.targets.length === 0) return { habits: situation.habits, notes: [notes.noTime] };
  let habits = situation.habits;
  const told: string[] = [];
  for (const [turn, index] of situation.targets.entries()) {
    const habit = habits[index];
    if (!habit) continue;
    const outcome = BOUND_TO_HOUR.has(habit.templateId ?? '')
      ? swap({ ...situation, habits, targets: [index] }, '', time)
      : null;
    const cues = OTHER_CUES[time];
    const cue = cues[turn % cues.length] ?? 'When I finish lunch';
    habits =
      outcome && outcome.habits[index] !== habit
        ? outcome.habits
        : habits.map((other, at) => (at === index ? withCue(other, cue) : other));
    told.push(
      outcome && outcome.habits[index] !== habit ? (outcome.notes[0] ?? '') : notes.cue(habit.description, cue),
    );
  }
  return { habits, notes: told.slice(0, 3) };
}

const CUE_OF: readonly (readonly [RegExp, string])[] = [
  [/^(in|to|for) (the )?morning/, 'When I finish breakfast'],
  [/^(in|to|for) (the )?evening/, 'When I finish dinner'],
  [/^(in|to|for) (the )?afternoon/, 'When my afternoon break starts'],
  [/^at night/, 'When I put my toothbrush down at night'],
  [/^at lunch/, 'When I finish lunch'],
];

function recue(situation: Situation, words: string): Outcome {
  const said = words
    .replace(/^right /, '')
    .replace(/\bi\b/g, 'I')
    .replace(/ (instead|please)$/, '');
  const cue = CUE_OF.find(([pattern]) => pattern.test(said))?.[1] ?? said;
  const after = mapTargets(situation, (habit) => withCue(habit, cue));
  const isSound = situation.targets.every((index) => isIfThenPlan(after[index]?.implementationIntention ?? ''));
  if (!isSound || bannedWords(cue).length > 0) return null;
  const told = situation.targets.flatMap((index) => situation.habits[index]?.description ?? []);
  return {
    habits: after,
    notes: told.slice(0, 2).map((habit) => notes.cue(habit, cue.charAt(0).toUpperCase() + cue.slice(1))),
  };
}

function rename(situation: Situation, text: string): Outcome {
  const description = text.charAt(0).toUpperCase() + text.slice(1);
  const [index] = situation.targets;
  const old = index === undefined ? undefined : situation.habits[index];
  if (!old) return null;
  if (!isOneAct(description) || !isMeasurable(description) || bannedWords(description).length > 0)
    return { habits: situation.habits, notes: [notes.namesAct] };
  return {
    habits: mapTargets({ ...situation, targets: [index ?? 0] }, (habit) => ({ ...habit, description })),
    notes: [notes.renamed(old.description, description)],
  };
}

function apply(change: Change, situation: Situation): Outcome {
  switch (change.kind) {
    case 'easier':
      return easier(situation);
    case 'harder':
      return harder(situation);
    case 'size':
      return exactSize(situation, change.quantity);
    case 'fewer':
      return daysChange(situation, (habit) => habit.targetFrequency - 1, null);
    case 'more':
      return daysChange(situation, (habit) => habit.targetFrequency + 1, null);
    case 'days':
      return daysChange(situation, () => change.days, change.days);
    case 'remove':
      return remove(situation);
    case 'swap':
      return swap(situation, change.wish);
    case 'add':
      return add(situation, change.wish);
    case 'avoid-time':
      return avoidTime(situation, change.time);
    case 'cue':
      return recue(situation, change.cue);
    case 'rename':
      return rename(situation, change.text);
    case 'restore': {
      const restored = restore(situation.facts.messages, situation.habits);
      return restored && { habits: restored.habits, notes: [restored.note] };
    }
  }
}

/**
 * Carries out what the last message asks for and nothing else: every other habit comes back as it was, ids included. A part
 * that could hurt is declined by itself; what is not understood changes nothing and asks one question with two ways on.
 */
export function refinePlan(facts: RefineFacts): Understanding & { response: string; habits: PlannedHabit[] } {
  const message = facts.messages.at(-1)?.content ?? '';
  let habits: readonly PlannedHabit[] = facts.currentHabits;
  if (stopsCoaching(assessSafety(message))) return { response: NO_PLAN, habits: [...habits] };
  const { requests, declined } = readMessage(message, habits);
  const told: string[] = [];
  const original = facts.currentHabits;
  for (const { change, targets } of requests) {
    const named = targets ?? [];
    const needsTarget = targets === null && change.kind !== 'add' && change.kind !== 'restore';
    // Targets are places in the list as the user saw it; earlier parts of the message may have moved them.
    const places = named.map((index) => getPlace(original, habits, index)).filter((index) => index >= 0);
    const outcome = needsTarget ? null : apply(change, { facts, habits, targets: places });
    if (!outcome) continue;
    habits = outcome.habits;
    told.push(...outcome.notes);
  }
  const first = original[0]?.description ?? 'the first habit';
  if (told.length === 0 && declined.length === 0 && isContent(message))
    return { response: CONTENT, habits: [...original] };
  if (told.length === 0 && declined.length === 0 && assessSafety(message) === 'caution') {
    return { response: cautionReply(message), habits: [...original] };
  }
  if (told.length === 0)
    return {
      response: clarifyingReply({ message, habit: first, wasDeclined: declined.length > 0 }),
      habits: [...original],
      ...(declined.length === 0 && { isUnderstood: false }),
    };
  const isPartial = original.some((habit) => habits.includes(habit));
  return {
    response: refineReply({ message, changes: told.slice(0, 4), isDeclined: declined.length > 0, isPartial }),
    habits: [...habits],
  };
}

/** Where the habit at `index` of the original list stands now: itself, else what replaced it (same order), −1 when gone. */
function getPlace(original: readonly PlannedHabit[], now: readonly PlannedHabit[], index: number): number {
  const habit = original[index];
  if (!habit) return -1;
  const same = now.indexOf(habit);
  return same >= 0 ? same : now.findIndex((other) => other.order === habit.order);
}
