import type { Change, ChangeKind, ReasonCode } from '#core/adaptive-plan/draft.ts';
import type { NextPlan } from '#core/adaptive-plan/next-plan.ts';
import { type AdaptiveHabit, getLoad } from '#core/adaptive-plan/terms.ts';
import { withCueDays } from '#core/habit/cue/cue-days.ts';
import { withCueMoment } from '#core/habit/cue/cue-moment.ts';
import { getTarget } from '#core/amount/measure.ts';
import { DIFFICULTIES } from '#core/plan/plan.ts';
import { atSize, ofAmount } from '#coach/builtin/amounts/sized-habit.ts';
import { templateById } from '#coach/builtin/knowledge/domains.ts';
import { FRICTION_CODES, type FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import type { CaredFor, HeldHabit } from '../care.ts';
import { type Ground, welcomed } from '../ground.ts';
import { repaired, withFallbacks } from '../repair-habit.ts';
import { withNumber } from '../size/sizes.ts';

/** One change of the plan, in words but for its reason. */
export type WordedChange = {
  readonly seriesId: string;
  readonly kind: ChangeKind;
  readonly reasonCode: ReasonCode;
  readonly before: HeldHabit | null;
  readonly after: HeldHabit | null;
  readonly observed: Change['observed'];
  readonly friction: FrictionCode | null;
  /** Days that the plan's days ask of it; the habit's own number but in a short week. */
  readonly asked: number;
  /** How far its load went up or down. */
  readonly moved: number;
};

type Wording = {
  readonly plan: NextPlan;
  readonly topicFor: Ground['topicFor'];
  readonly frictions: readonly FrictionCode[];
  /** In a short week the chosen days stay: whoever counts the week takes its share of them. */
  readonly keepsDays: boolean;
  readonly newSeriesId: () => string;
};

const isFriction = (code: string | undefined): code is FrictionCode => FRICTION_CODES.some((known) => known === code);

function resized(now: HeldHabit, to: AdaptiveHabit, from: AdaptiveHabit): HeldHabit {
  if (to.difficulty !== from.difficulty) return atSize(now, to.difficulty) ?? now;
  if (to.measure && to.measure !== from.measure) return ofAmount(now, getTarget(to.measure));
  const hasGrown = to.quantity !== null && to.quantity !== from.quantity;
  return hasGrown ? { ...now, ...withNumber(now, to.quantity) } : now;
}

/** The habit in the size and on the days that the plan gives it; without named days before and after it says nothing of days. */
function sized(now: HeldHabit, to: AdaptiveHabit, { from, keepsDays }: { from: AdaptiveHabit; keepsDays: boolean }) {
  const habit: HeldHabit = { ...resized(now, to, from), difficulty: to.difficulty, habitType: to.habitType };
  if (keepsDays) return habit;
  const named = (now.days || to.days) && { days: to.days && [...to.days] };
  return withCueDays(now, { ...habit, targetFrequency: to.frequency, ...named });
}

function withRepairs(
  habit: HeldHabit,
  changes: readonly Change[],
  wording: Wording,
  others: readonly string[],
): HeldHabit {
  const isRepaired = changes.some(({ reasonCode }) => reasonCode === 'CUE_REPAIR');
  const cued = isRepaired ? withCueMoment(habit, repaired(habit, { frictions: wording.frictions, others })) : habit;
  const codes = changes.flatMap(({ friction }) => (isFriction(friction) ? [friction] : []));
  return { ...withFallbacks(cued, codes), seriesId: habit.seriesId };
}

/** What happened to a habit in sum, and the rule that it happened by. */
function summed(
  [from, to]: readonly [AdaptiveHabit, AdaptiveHabit],
  changes: readonly Change[],
): Pick<WordedChange, 'kind' | 'reasonCode'> {
  const rungs = DIFFICULTIES.indexOf(to.difficulty) - DIFFICULTIES.indexOf(from.difficulty);
  const days = to.frequency - from.frequency;
  const found: (ChangeKind | false)[] = [
    changes.some(({ kind }) => kind === 'scaled') && 'scaled',
    rungs !== 0 && (rungs > 0 ? 'rung_up' : 'rung_down'),
    days !== 0 && (days > 0 ? 'freq_up' : 'freq_down'),
    changes.some((change) => change.kind === 'day_moved') && 'day_moved',
    changes.some((change) => change.kind === 'limit_down') && 'limit_down',
    to.quantity !== from.quantity && 'quantity_up',
    to.habitType !== from.habitType && 'promote',
    changes.some((change) => change.kind === 'cue_repair') && 'cue_repair',
  ];
  const kind = found.find((one) => one !== false) || 'keep';
  return { kind, reasonCode: changes.findLast((change) => change.kind === kind)?.reasonCode ?? 'KEEP' };
}

const isSameText = (a: HeldHabit, b: HeldHabit): boolean =>
  a.description === b.description && a.implementationIntention === b.implementationIntention;

function swapped(
  before: HeldHabit,
  to: AdaptiveHabit,
  { observed, wording }: { observed: Change['observed']; wording: Wording },
): WordedChange {
  const moved = Math.abs(getLoad(getDays(before)) - getLoad(to));
  const after = newcomer(to, before.order, wording);
  const base = { seriesId: before.seriesId, before, after, observed, friction: null, moved };
  return { ...base, kind: 'swap', reasonCode: 'SWAPPED', asked: to.frequency };
}

function wordOne({ origin, now }: CaredFor, wording: Wording, others: readonly string[]): WordedChange {
  const { plan } = wording;
  const gone = { seriesId: origin.seriesId, kind: 'drop', before: origin, after: null, asked: 0 } as const;
  const none = { observed: null, friction: null };
  if (!now) return { ...gone, ...none, reasonCode: 'CARE', moved: getLoad(getDays(origin)) };
  const own = plan.changes.filter(({ seriesId }) => seriesId === now.seriesId);
  const from = own.find((change) => change.from)?.from;
  const swap = own.find(({ kind }) => kind === 'swap');
  const observed = own[0]?.observed ?? null;
  const last = own.at(-1);
  if (swap?.to) return swapped(origin, swap.to, { observed, wording });
  const to = plan.habits.find(({ seriesId }) => seriesId === now.seriesId);
  const moved = Math.abs(getLoad(getDays(origin)) - (to ? getLoad(to) : 0));
  if (!to || !from) return { ...gone, observed, friction: null, reasonCode: last?.reasonCode ?? 'KEEP', moved };
  const after = withRepairs(sized(now, to, { from, keepsDays: wording.keepsDays }), own, wording, others);
  const friction = own.find((change) => isFriction(change.friction))?.friction;
  const rest = { seriesId: origin.seriesId, before: origin, observed, asked: to.frequency, moved };
  if (now.seriesId !== origin.seriesId) {
    return { ...rest, ...none, kind: 'swap', reasonCode: 'CARE', after: { ...after, seriesId: wording.newSeriesId() } };
  }
  const sum = summed([from, to], own);
  const isCare = !isSameText(origin, now) && sum.kind !== 'scaled';
  const isIdle = sum.kind === 'cue_repair' && isSameText(origin, after);
  const kept = isIdle ? ({ kind: 'keep', reasonCode: 'KEEP' } as const) : sum;
  const why = isCare ? ({ kind: 'rung_down', reasonCode: 'CARE' } as const) : kept;
  return { ...rest, ...why, after, friction: isFriction(friction) ? friction : null };
}

function getDays({ targetFrequency, difficulty }: HeldHabit): Pick<AdaptiveHabit, 'frequency' | 'difficulty'> {
  return { frequency: targetFrequency, difficulty };
}

function newcomer(habit: AdaptiveHabit, order: number, { topicFor, newSeriesId }: Wording): HeldHabit | null {
  const template = templateById(habit.templateId);
  if (!template) return null;
  const { frequency: targetFrequency, habitType } = habit;
  return welcomed(
    { template },
    { seriesId: newSeriesId(), targetFrequency, habitType, order, topic: topicFor(template.id) },
  );
}

function added(change: Change, order: number, wording: Wording): WordedChange[] {
  const after = change.to && newcomer(change.to, order, wording);
  if (!after || !change.to) return [];
  const { reasonCode } = change;
  const base = { seriesId: after.seriesId, kind: 'add', reasonCode, before: null, after, observed: null } as const;
  return [{ ...base, friction: null, asked: after.targetFrequency, moved: getLoad(change.to) }];
}

/** The plan's changes in words, one for every habit before and after, in the order of the plan; what is added comes last. */
export function wordChanges(cared: readonly CaredFor[], wording: Wording): WordedChange[] {
  const sentences = new Map(cared.flatMap(({ now }) => (now ? [[now.seriesId, now.implementationIntention]] : [])));
  const stays = new Set(wording.plan.habits.map(({ seriesId }) => seriesId));
  const changes = cared.map((one) => {
    const others = [...sentences].flatMap(([seriesId, sentence]) =>
      seriesId !== one.now?.seriesId && stays.has(seriesId) ? [sentence] : [],
    );
    const change = wordOne(one, wording, others);
    // A cue that was given here is taken for the next one.
    if (one.now && change.after) sentences.set(one.now.seriesId, change.after.implementationIntention);
    return change;
  });
  const next = Math.max(-1, ...cared.map(({ origin }) => origin.order)) + 1;
  const fresh = wording.plan.changes.filter(({ kind }) => kind === 'add');
  return [...changes, ...fresh.flatMap((change, at) => added(change, next + at, wording))];
}
