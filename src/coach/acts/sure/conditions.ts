import type { PlanAct } from '#contract/plan-act.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { REQUESTS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import { namesIn, nearnessTo, OF_ITSELF } from '../targets/target-names.ts';

const conditions = patterns(...REQUESTS.conditions);
const whenever = new Pattern('(when|whenever|while) (i|we|you|he|she|they|it|there|the|my|our)');
/** `not on the days without it`: days that no calendar knows. */
const saysDays = patterns('(=days|=nights|=weeks|=times)');
const POINTING = new Set(['that', 'this', 'it', 'them', 'then', 'there', 'one']);
const LEFT_IN = new Set(['not', 'than', 'instead', 'because', 'unless']);

/** `in the morning and at night`, `at 7, at 6`: a habit has one time. */
export function isTwoTimes(cue: string): boolean {
  const reading = read(cue);
  const all = allOf(reading);
  const parts = new Set(spansIn(reading, 'part', all).map(({ part }) => part));
  const most = Math.max(1, spansIn(reading, 'days', all).length);
  return spansIn(reading, 'clock', all).length > most || parts.size > 1;
}

const MODALS = new Set(['may', 'might', 'can', 'could', 'should', 'would', 'must', 'will']);
const OPENS_A_CLAUSE = new Set(['when', 'while', 'whenever', 'after', 'before', 'once', 'until', 'as', 'if']);

/** A moment that no day has: `after that`, `on days without it`, `at night may fall`, two at once. */
function isNoMoment(cue: string): boolean {
  const { tokens } = read(cue);
  const [first] = tokens;
  if (!OPENS_A_CLAUSE.has(first?.word ?? '') && tokens.some(({ word }) => MODALS.has(word))) return true;
  const isPointer = tokens.length < 2 || POINTING.has(tokens.at(-1)?.word ?? '');
  return isPointer || isTwoTimes(cue) || firstOf(saysDays, read(cue)) !== null;
}

function textsOf(act: PlanAct): readonly string[] {
  if (act.act === 'reword') return [act.text];
  return (act.act === 'add' || act.act === 'replace') && act.habit ? [act.habit.text, act.habit.cue ?? ''] : [];
}

const noNames = patterns(...REQUESTS.noNames);
const noNewNames = [...noNames, ...patterns(...REQUESTS.noNewNames)];

/** What is put into a habit and cannot be called so: an order to us, what something is like; of one that is there a time or a number alone. */
const isNoName = (act: PlanAct): boolean =>
  textsOf(act).some((text, at) => at === 0 && firstOf(act.act === 'reword' ? noNewNames : noNames, read(text)));

function isConditional(reading: Reading, part: Range, acts: readonly PlanAct[]): boolean {
  const isTimed = acts.some(({ act }) => act === 'cue' || act === 'add' || act === 'replace' || act === 'reword');
  if (!isTimed && whenever.find(reading, part)) return true;
  const isOwn = acts.flatMap(textsOf).some((text) => firstOf(conditions, read(text)) !== null);
  return !isOwn && firstOf(conditions, reading, part) !== null;
}

/** True when a habit is to go, or to make way, of which only the time, the place or a small word was named. */
function isBarelyNamed(
  reading: Reading,
  part: Range,
  acts: readonly PlanAct[],
  habits: readonly PlannedHabit[],
): boolean {
  const names = namesIn(reading, part);
  const isNear = (at: number) => Math.max(...names.map((name) => nearnessTo(name, habits, at)));
  const gone = acts.flatMap((act) => (act.act === 'remove' || act.act === 'replace' ? [act.target] : []));
  return names.length > 0 && gone.some((at) => isNear(at) > 0 && isNear(at) < OF_ITSELF);
}

/** True where no likelihood is enough to do what a part of a message asks for: `unless it rains`, `once a month`, `in the morning and at night`. */
export function isBeyondPlans(reading: Reading, part: Range, acts: readonly PlanAct[], { habits }: PlanState): boolean {
  if (acts.length === 0) return false;
  const isNew = acts.some(({ act }) => act === 'add');
  const isLeftIn = (text: string) =>
    read(text)
      .tokens.slice(2)
      .some(({ word }) => LEFT_IN.has(word));
  return (
    isConditional(reading, part, acts) ||
    isBarelyNamed(reading, part, acts, habits) ||
    acts.some(isNoName) ||
    (!isNew && saysRare(wordsOf(reading, part))) ||
    acts.some((act) => act.act === 'cue' && isNoMoment(act.cue)) ||
    acts.some((act) => act.act !== 'add' && textsOf(act).slice(0, 1).some(isLeftIn))
  );
}
