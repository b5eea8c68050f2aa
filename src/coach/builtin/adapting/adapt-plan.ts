import type { ChangeKind, ReasonCode } from '#core/adaptive-plan/draft.ts';
import { type Choice, nextPlan } from '#core/adaptive-plan/next-plan.ts';
import { getGap, type WeekRecord } from '#core/adaptive-plan/terms.ts';
import { type PlannedHabit, planLoad } from '#core/plan/plan.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import { getLabel } from '../domain/plan-label.ts';
import type { GoalFacts, IdentityFacts } from '#coach/port.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { FrictionCode } from '../knowledge/shape.ts';
import { NO_PLAN } from '../messages.ts';
import { easyOnly } from '../planning/start-level.ts';
import { getAdaptiveHabits } from './adaptive-habit.ts';
import { adaptIntro, greatestFirst } from './words/adapt-intro.ts';
import { type HeldHabit, seriesOfNew, withCare } from './care.ts';
import { changeLine, getReason, type TextFacts } from './words/change-texts.ts';
import { getCandidates, getFrictions, getGround } from './ground.ts';
import { saidChanges, saidPlan } from './words/said-plan.ts';
import { wordChanges } from './words/word-changes.ts';

export type AdaptFacts = {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  /** The plan before. */
  readonly habits: readonly (PlannedHabit & { readonly seriesId: string })[];
  /** The weeks lived so far, the newest first, the reviewed one included. */
  readonly weeks: readonly WeekRecord[];
  readonly choice: Choice;
  readonly mode: 'normal' | 'short-week';
  /** Days from today to the end of the week, for a short one. */
  readonly daysLeft?: number;
  /** The weekdays that they are; a habit with named days is asked for on those among them. */
  readonly weekdaysLeft?: readonly Weekday[];
  readonly emergency?: boolean;
  /** Stated this week; those of the goal are found here. */
  readonly frictions: readonly FrictionCode[];
  /** Descriptions of the habits of the user's other active identities. */
  readonly otherHabits: readonly string[];
  /** Next week's habits as the person settled them in the review: what differs from the plan before stands as it was said. */
  readonly said?: readonly PlannedHabit[];
  /** Frictions that the review has seen to, or left alone as the person wished. */
  readonly dealtWith?: readonly FrictionCode[];
  /** Makes the id of a habit that joins the plan. */
  readonly newSeriesId: () => string;
};

/** One change of a plan with its reason; `before` is null for a habit that is new, `after` for one that goes. */
export type AdaptedChange = {
  readonly seriesId: string;
  readonly kind: ChangeKind;
  readonly reasonCode: ReasonCode;
  readonly reason: string;
  readonly before: PlannedHabit | null;
  readonly after: PlannedHabit | null;
};

export type AdaptedPlan = {
  readonly habits: PlannedHabit[];
  /** One for every habit before and after, the greatest first, those that stay last; a habit and the one that takes its place share theirs. */
  readonly changes: AdaptedChange[];
  readonly intro: string;
  readonly loadBefore: number;
  /** In a short week what its days ask for, though the habits keep the days that were chosen. */
  readonly loadAfter: number;
  /** The greatest change in one sentence; null when all stays. */
  readonly topChange: string | null;
};

const NOTHING: AdaptedPlan = { habits: [], changes: [], intro: NO_PLAN, loadBefore: 0, loadAfter: 0, topChange: null };
const WHOLE_WEEK = 7;

/** In the plan's order, each series once. */
function inOrder(habits: readonly HeldHabit[]): HeldHabit[] {
  return [...new Map(habits.map((habit) => [habit.seriesId, habit])).values()].toSorted(
    (a, b) => a.order - b.order || (a.seriesId < b.seriesId ? -1 : 1),
  );
}

/**
 * Next week's plan in words: the numbers of `nextPlan`, each habit in the size and with the cue that they mean, and a reason
 * for each change. Deterministic; no habits at all under a label that stops coaching.
 */
export function adaptPlan(facts: AdaptFacts): AdaptedPlan {
  const { goal, identity, weeks, choice, mode, emergency = false } = facts;
  const label = getLabel(facts);
  if (stopsCoaching(label)) return NOTHING;
  const daysLeft = mode === 'short-week' ? (facts.daysLeft ?? WHOLE_WEEK) : null;
  const before = inOrder(facts.habits);
  const held = [...before.map(({ description }) => description), ...facts.otherHabits];
  const ground = getGround({ goal, identity, label, held });
  const frictions = getFrictions(goal, facts.frictions);
  const said = saidPlan(before, facts.said, { bars: ground.bars, newSeriesId: facts.newSeriesId });
  const settled = [...said.changed.map(({ after }) => after), ...said.fresh];
  const spoken = new Set([...said.changed.map((one) => one.before.seriesId), ...said.gone.map((one) => one.seriesId)]);
  const cared = withCare(before, ground).filter(({ origin }) => !spoken.has(origin.seriesId));
  const now = cared.flatMap((one) => one.now ?? []);
  const taken = new Set(now.map(({ seriesId }) => seriesId));
  const plan = nextPlan({
    habits: getAdaptiveHabits([...now, ...settled], weeks),
    settled: settled.map(({ seriesId }) => seriesId),
    weeks,
    choice,
    frictions,
    dealtWith: facts.dealtWith ?? [],
    mode,
    ...(daysLeft !== null && { daysLeft }),
    ...(facts.weekdaysLeft && { weekdaysLeft: facts.weekdaysLeft }),
    emergency,
    candidates: getCandidates(ground.newcomers.filter(({ template }) => !taken.has(seriesOfNew(template.id)))),
    noGreaterSize: easyOnly(label),
  });
  const adapted = wordChanges(cared, {
    plan,
    topicFor: ground.topicFor,
    frictions,
    keepsDays: mode === 'short-week',
    newSeriesId: facts.newSeriesId,
  });
  const seen = (seriesId: string) => plan.changes.find((change) => change.seriesId === seriesId)?.observed ?? null;
  const changes = [...saidChanges(said, seen), ...adapted];
  const texts: TextFacts = { isLastWeek: getGap(weeks) === 0, daysLeft };
  const moved = greatestFirst(changes);
  const [greatest] = moved;
  return {
    habits: changes.flatMap(({ after }) => after ?? []).toSorted((a, b) => a.order - b.order),
    changes: [...moved, ...changes.filter(({ kind }) => kind === 'keep')].map((change) => ({
      seriesId: change.seriesId,
      kind: change.kind,
      reasonCode: change.reasonCode,
      reason: getReason(change, texts),
      before: change.before,
      after: change.after,
    })),
    intro: adaptIntro(choice, { plan, changes, facts: texts }),
    loadBefore: planLoad(before),
    loadAfter: plan.loadAfter,
    topChange: greatest ? changeLine(greatest, texts) : null,
  };
}
