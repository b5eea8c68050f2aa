import { small } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { repairsInTurn, type TriedRepair } from '#core/review/tried-repair.ts';
import { applyActs } from '#coach/acts/apply.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import { FRICTION_REPAIRS } from '#coach/builtin/adapting/friction-repairs.ts';
import { isMovable } from '#coach/builtin/adapting/repair-habit.ts';
import { asOften, toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { holdsBack, isOutdoors, natureOf } from './told/nature.ts';
import { isFriction, type Obstacle } from './told/obstacle.ts';
import { withLine } from './told/own-line.ts';

export const REPAIRS = ['smaller', 'fewer', 'moment', 'line', 'prepare', 'company', 'pair', 'swap'] as const;
export type RepairKind = (typeof REPAIRS)[number];

/** One change of one habit that answers what stood in its way. */
export type Repair = {
  readonly kind: RepairKind;
  readonly place: number;
  readonly obstacle: Obstacle;
  /** What the coach would do, as in `Shall I …?` */
  readonly deed: string;
  readonly habits: readonly PlannedHabit[];
  /** The line that it puts on the habit's card, where that is all of it. */
  readonly line: string | null;
  /** It has worked for this person before. */
  readonly isProven: boolean;
};

/** What helps against what, the likeliest first; `holdsBack` of what is left and not done, `withPeople` of what is arranged rather than cut. */
const ANSWERS = knowledge.review.answers as Readonly<
  Record<Obstacle | 'holdsBack' | 'withPeople', readonly RepairKind[]>
>;
const LINES: Readonly<Record<string, string>> = knowledge.review.lines;
const PREPARED: Readonly<Record<string, string>> = knowledge.review.prepared;
/** A habit on few days loses no more of them. */
const FEWEST_DAYS = 3;

type Ground = { readonly state: PlanState; readonly place: number; readonly done: number; readonly obstacle: Obstacle };
type Made = { readonly habits: readonly PlannedHabit[]; readonly deed: string; readonly line?: string };

const nameOf = ({ description }: PlannedHabit) => `“${description.trim().replace(/\.$/, '')}”`;

function byActs({ state, place }: Ground, acts: readonly PlanAct[]): readonly PlannedHabit[] | null {
  const { habits, notes } = applyActs(acts, state);
  const [before, after] = [state.habits[place], habits[place]];
  const isChanged = before && after && JSON.stringify(before) !== JSON.stringify(after);
  return isChanged && notes.length === 0 ? habits : null;
}

function byLine({ state, place }: Ground, line: string): Made | null {
  const habits = state.habits.map((habit, at) => (at === place ? withLine(habit, line) : habit));
  const [before, after] = [state.habits[place], habits[place]];
  if (!before || !after || after === before || before.implementationIntention.includes(line)) return null;
  const said = toSecondPerson(line.endsWith('.') ? line.slice(0, -1) : line);
  return { habits, line, deed: `add this to ${nameOf(before)}: ${small(said)}` };
}

/** Events of a day, as the coach says them and as a plan holds them. */
const MOMENTS: Readonly<Record<string, string>> = knowledge.review.moments;

function otherMoment(ground: Ground): Made | null {
  const { state, place, obstacle } = ground;
  const habit = state.habits[place];
  const opening = habit && readIfThen(habit.implementationIntention).opening;
  if (!habit || !opening || !isMovable(habit, opening)) return null;
  const taken = state.habits.map(({ implementationIntention }) => readIfThen(implementationIntention).opening);
  const { cues } = FRICTION_REPAIRS[isFriction(obstacle) ? obstacle : 'no_motivation'];
  const last = (words: string) => words.split(' ').at(-1)?.toLowerCase() ?? '';
  const free = cues.find((cue) => !taken.some((own) => last(own) === last(cue)) && MOMENTS[cue]);
  const habits = free && byActs(ground, [{ act: 'cue', target: place, cue: `when ${free}` }]);
  return habits && free ? { habits, deed: `move ${nameOf(habit)} to ${MOMENTS[free]}` } : null;
}

function fewerDays(ground: Ground): Made | null {
  const habit = ground.state.habits[ground.place];
  if (!habit || habit.targetFrequency < FEWEST_DAYS) return null;
  const half = Math.ceil(habit.targetFrequency / 2);
  const to = Math.min(habit.targetFrequency - 1, Math.max(half, ground.done));
  const habits = byActs(ground, [{ act: 'days', target: ground.place, to }]);
  const after = habits?.[ground.place];
  return habits && after ? { habits, deed: `plan ${nameOf(habit)} ${asOften(after)}` } : null;
}

function smallerSize(ground: Ground): Made | null {
  const habits = byActs(ground, [{ act: 'resize', target: ground.place, to: 'smaller' }]);
  const [before, after] = [ground.state.habits[ground.place], habits?.[ground.place]];
  if (!habits || !before || !after || after.description === before.description) return null;
  return { habits, deed: `make ${nameOf(before)} smaller, ${nameOf(after)}` };
}

function swapped(ground: Ground): Made | null {
  const habits = byActs(ground, [{ act: 'replace', target: ground.place, habit: null }]);
  const [before, after] = [ground.state.habits[ground.place], habits?.[ground.place]];
  return habits && before && after ? { habits, deed: `swap ${nameOf(before)} for ${nameOf(after)}` } : null;
}

function lineFor(obstacle: Obstacle, habit: PlannedHabit): string {
  if (obstacle === 'weather') return LINES[isOutdoors(habit) ? 'outdoors' : 'weather'] ?? '';
  const repair = FRICTION_REPAIRS[isFriction(obstacle) ? obstacle : 'no_motivation'];
  return (!holdsBack(habit) && LINES[obstacle]) || `If ${holdsBack(habit) ? repair.holdBack : repair.fallback}.`;
}

function preparationFor(obstacle: Obstacle, habit: PlannedHabit): string | null {
  const nature = natureOf(habit);
  return PREPARED[nature === 'act' ? obstacle : nature] ?? null;
}

const MAKERS: Readonly<Record<RepairKind, (ground: Ground, habit: PlannedHabit) => Made | null>> = {
  smaller: smallerSize,
  fewer: fewerDays,
  moment: otherMoment,
  swap: swapped,
  line: (ground, habit) => byLine(ground, lineFor(ground.obstacle, habit)),
  company: (ground) => byLine(ground, LINES.company ?? ''),
  pair: (ground) => byLine(ground, LINES.pair ?? ''),
  prepare(ground, habit) {
    const line = preparationFor(ground.obstacle, habit);
    return line === null ? null : byLine(ground, line);
  },
};

/** The repairs for an obstacle in a habit of this nature. */
function kindsFor(obstacle: Obstacle, habit: PlannedHabit): readonly RepairKind[] {
  const nature = natureOf(habit);
  if (nature === 'holds-back') return ANSWERS.holdsBack;
  const usual = ANSWERS[obstacle];
  return nature === 'social' && usual[0] !== 'prepare' ? [...usual.slice(0, 1), ...ANSWERS.withPeople] : usual;
}

type Chosen = Ground & { readonly tried: readonly TriedRepair[]; readonly refused: ReadonlySet<string> };

/**
 * The change that answers an obstacle for one habit: first what worked for this person before, then what usually helps a habit of its kind; never
 * what was tried in vain, and never what was turned down in this conversation. Null when nothing is left.
 */
export function repairFor({ tried, refused, ...ground }: Chosen): Repair | null {
  const habit = ground.state.habits[ground.place];
  if (!habit) return null;
  const standing = { seriesId: habit.seriesId ?? '', obstacle: ground.obstacle, tried, refused };
  for (const { kind, isProven } of repairsInTurn(kindsFor(ground.obstacle, habit), standing)) {
    const made = MAKERS[kind](ground, habit);
    if (made) return { line: null, ...made, kind, place: ground.place, obstacle: ground.obstacle, isProven };
  }
  return null;
}

/** Every habit in its smallest form: less of it, else on half of its days. */
export function lightest(state: PlanState): PlannedHabit[] {
  return state.habits.map((habit, place) => {
    const [smaller] = [applyActs([{ act: 'resize', target: place, to: 'smaller' }], state).habits[place]];
    const isSmaller = smaller && smaller.description !== habit.description;
    if (isSmaller) return smaller;
    const to = Math.max(1, Math.ceil(habit.targetFrequency / 2));
    const rarer = applyActs([{ act: 'days', target: place, to }], state).habits[place];
    return rarer && habitLoad(rarer) < habitLoad(habit) ? rarer : habit;
  });
}
