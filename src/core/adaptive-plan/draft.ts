import { type AdaptiveHabit, getLoad, type Standing, getStanding, totalLoad, type WeekRecord } from './terms.ts';

export const REASON_CODES = [
  'KEEP',
  'PROVED',
  'EXP_NOT_LANDING',
  'SHRINK_NOT_SKIP',
  'MATCH_REAL_WEEK',
  'MATCH_REAL_DAYS',
  'FOCUS_ON_CORE',
  'LAST_RESORT',
  'SWAPPED',
  'CUE_REPAIR',
  'THREE_WEEKS',
  'READY',
  'DEEPEN',
  'ROOM_TO_EXPLORE',
  'FRICTION_FIT',
  'SHORT_WEEK',
  'FRESH_START',
  'CARE',
  'SAID',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export const CHANGE_KINDS = [
  'keep',
  'freq_up',
  'freq_down',
  'day_moved',
  'rung_up',
  'rung_down',
  'quantity_up',
  'limit_down',
  'promote',
  'swap',
  'drop',
  'add',
  'cue_repair',
  'scaled',
  'own',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One change of a plan. The caller puts it into words. */
export type Change = {
  readonly seriesId: string;
  readonly kind: ChangeKind;
  readonly from: AdaptiveHabit | null;
  readonly to: AdaptiveHabit | null;
  readonly reasonCode: ReasonCode;
  /** The newest observed week of the habit; null when there is none. */
  readonly observed: { readonly done: number; readonly target: number } | null;
  /** The friction that a repaired fallback answers. */
  readonly friction?: string;
};

/**
 * A plan being changed: the habits sorted by series, the standing of each, and the changes so far. Every step of the engine works on a draft.
 */
export class PlanDraft {
  habits: readonly AdaptiveHabit[];
  readonly changes: Change[] = [];
  readonly loadBefore: number;
  private readonly standings: ReadonlyMap<string, Standing>;
  private readonly settled: ReadonlySet<string>;

  constructor(habits: readonly AdaptiveHabit[], weeks: readonly WeekRecord[], settled: readonly string[] = []) {
    this.habits = habits;
    this.settled = new Set(settled);
    this.loadBefore = totalLoad(habits);
    this.standings = new Map(habits.map(({ seriesId }) => [seriesId, getStanding(seriesId, weeks)]));
  }

  get load(): number {
    return totalLoad(this.habits);
  }

  /** Whether nothing has happened to a habit yet. */
  isUntouched({ seriesId }: AdaptiveHabit): boolean {
    return !this.changes.some((change) => change.seriesId === seriesId);
  }

  standing(habit: AdaptiveHabit): Standing {
    return this.standings.get(habit.seriesId) ?? getStanding(habit.seriesId, []);
  }

  /** The habits that match and that the person has not settled already, lowest adherence first; ties by series. */
  weakestFirst(holds: (habit: AdaptiveHabit) => boolean = () => true): AdaptiveHabit[] {
    return this.habits
      .filter((habit) => !this.settled.has(habit.seriesId) && holds(habit))
      .toSorted((a, b) => this.standing(a).adherence - this.standing(b).adherence || compare(a.seriesId, b.seriesId));
  }

  count(habitType: AdaptiveHabit['habitType']): number {
    return this.habits.filter((habit) => habit.habitType === habitType).length;
  }

  /** The habit of a series as it stands now. */
  find(seriesId: string): AdaptiveHabit | undefined {
    return this.habits.find((habit) => habit.seriesId === seriesId);
  }

  /** Puts a changed habit in the place of its former self, or of the one that it replaces. */
  change(from: AdaptiveHabit, to: AdaptiveHabit, why: Pick<Change, 'kind' | 'reasonCode' | 'friction'>): void {
    this.habits = this.habits.map((habit) => (habit.seriesId === from.seriesId ? to : habit)).toSorted(bySeries);
    this.note(from, { ...why, from, to });
  }

  drop(habit: AdaptiveHabit, reasonCode: ReasonCode): void {
    this.habits = this.habits.filter(({ seriesId }) => seriesId !== habit.seriesId);
    this.note(habit, { kind: 'drop', reasonCode, from: habit, to: null });
  }

  add(habit: AdaptiveHabit, reasonCode: ReasonCode): void {
    this.habits = [...this.habits, habit].toSorted(bySeries);
    this.note(habit, { kind: 'add', reasonCode, from: null, to: habit });
  }

  /** Every habit before and after gets a change; untouched ones are kept. */
  complete(): readonly Change[] {
    const touched = new Set(this.changes.flatMap(({ from, to }) => [from?.seriesId, to?.seriesId]));
    for (const habit of this.habits) {
      if (!touched.has(habit.seriesId)) this.note(habit, { kind: 'keep', reasonCode: 'KEEP', from: habit, to: habit });
    }
    return this.changes;
  }

  private note(habit: AdaptiveHabit, change: Omit<Change, 'seriesId' | 'observed'>): void {
    const { counts, lastTarget } = this.standing(habit);
    const [done] = counts;
    const observed = done === undefined || lastTarget === null ? null : { done, target: lastTarget };
    this.changes.push({ seriesId: habit.seriesId, observed, ...change });
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function bySeries(a: AdaptiveHabit, b: AdaptiveHabit): number {
  return compare(a.seriesId, b.seriesId);
}

/** True when the plan keeps at least `floor` of load with `to` in the place of `from`. */
export function staysAbove(draft: PlanDraft, from: AdaptiveHabit, to: AdaptiveHabit, floor: number): boolean {
  return draft.load - getLoad(from) + getLoad(to) >= floor;
}
