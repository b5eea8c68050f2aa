import { small } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import type { TriedRepair } from '#core/review/tried-repair.ts';
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

/** What helps against what, the likeliest first. */
const ANSWERS = knowledge.review.answers as Readonly<Record<Obstacle, readonly RepairKind[]>>;
/** What is left and not done has no smaller size and no other hour: it is made easier to hold to. */
const HOLDING_BACK: readonly RepairKind[] = ['line', 'prepare', 'company', 'fewer'];
/** With people in it an habit is arranged rather than cut. */
const WITH_PEOPLE: readonly RepairKind[] = ['prepare', 'moment', 'fewer', 'line', 'smaller'];

const LINES: Readonly<Partial<Record<Obstacle, string>>> = knowledge.review.lines;
const WET = 'If the weather is bad, I do the part that can be done at home.';
const WET_OUTDOORS = 'If the weather is bad, I do it indoors for the same time.';

const PREPARED: Readonly<Partial<Record<Obstacle, string>>> = knowledge.review.prepared;
const ARRANGED = 'If I want it to happen, I fix the day and the hour with them at the start of the week.';
const OUT_OF_REACH = 'If I want it to be easy, I put what tempts me out of reach before the day begins.';
const TOGETHER = 'If I want to be held to it, I tell one person on my side when I do it.';
const PAIRED = 'If it bores me, I put on music or a story that I like for it.';

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
  if (obstacle === 'weather') return isOutdoors(habit) ? WET_OUTDOORS : WET;
  const repair = FRICTION_REPAIRS[isFriction(obstacle) ? obstacle : 'no_motivation'];
  return (!holdsBack(habit) && LINES[obstacle]) || `If ${holdsBack(habit) ? repair.holdBack : repair.fallback}.`;
}

function preparationFor(obstacle: Obstacle, habit: PlannedHabit): string | null {
  const nature = natureOf(habit);
  if (nature === 'holds-back') return OUT_OF_REACH;
  return nature === 'social' ? ARRANGED : (PREPARED[obstacle] ?? null);
}

const MAKERS: Readonly<Record<RepairKind, (ground: Ground, habit: PlannedHabit) => Made | null>> = {
  smaller: smallerSize,
  fewer: fewerDays,
  moment: otherMoment,
  swap: swapped,
  line: (ground, habit) => byLine(ground, lineFor(ground.obstacle, habit)),
  company: (ground) => byLine(ground, TOGETHER),
  pair: (ground) => byLine(ground, PAIRED),
  prepare(ground, habit) {
    const line = preparationFor(ground.obstacle, habit);
    return line === null ? null : byLine(ground, line);
  },
};

/** The repairs for an obstacle in a habit of this nature. */
function kindsFor(obstacle: Obstacle, habit: PlannedHabit): readonly RepairKind[] {
  const nature = natureOf(habit);
  if (nature === 'holds-back') return HOLDING_BACK;
  const usual = ANSWERS[obstacle];
  return nature === 'social' && usual[0] !== 'prepare' ? [...usual.slice(0, 1), ...WITH_PEOPLE] : usual;
}

type Chosen = Ground & { readonly tried: readonly TriedRepair[]; readonly refused: ReadonlySet<string> };

/** Under this a repair is known that was offered in the conversation and not taken. */
export const refusal = (seriesId: string | null | undefined, kind: RepairKind) => `${seriesId ?? ''} ${kind}`;

/**
 * The change that answers an obstacle for one habit: first what worked for this person before, then what usually helps a habit of its kind; never
 * what was tried in vain, and never what was turned down in this conversation. Null when nothing is left.
 */
export function repairFor({ tried, refused, ...ground }: Chosen): Repair | null {
  const habit = ground.state.habits[ground.place];
  if (!habit) return null;
  const own = (kind: RepairKind) => tried.filter(({ repair }) => repair === kind);
  const isInVain = (kind: RepairKind) =>
    own(kind).some(({ seriesId, worked }) => seriesId === habit.seriesId && worked === false);
  const isProven = (kind: RepairKind) =>
    own(kind).some(
      ({ seriesId, obstacle, worked }) =>
        worked === true && (seriesId === habit.seriesId || obstacle === ground.obstacle),
    );
  const kinds = [...new Set(kindsFor(ground.obstacle, habit))].filter(
    (kind) => !isInVain(kind) && !refused.has(refusal(habit.seriesId, kind)),
  );
  const inTurn = [...kinds.filter(isProven), ...kinds.filter((kind) => !isProven(kind))];
  for (const kind of inTurn) {
    const made = MAKERS[kind](ground, habit);
    if (made)
      return { line: null, ...made, kind, place: ground.place, obstacle: ground.obstacle, isProven: isProven(kind) };
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
