import { withCueDays } from '#core/habit/cue/cue-days.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases } from '#coach/text/phrases.ts';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { contradicts } from './contradicts.ts';
import type { Fact } from './fact.ts';
import { boundDays, habitParts, type JudgedHabit } from './habit-parts.ts';

/** What a circumstance changes in a plan, as acts that are carried out like those of the person. */
export type Adaptation = {
  readonly place: number;
  readonly change: 'cue' | 'days' | 'size' | 'replace';
  readonly act: PlanAct;
};

type Adapted = Pick<PlannedHabit, 'description' | 'implementationIntention' | 'days' | 'moment' | 'targetFrequency'> & {
  readonly isOwn?: boolean;
};

/** Cues of other times and places, the plainest first; those tied to bed come last, since they suit what is done lying down. */
const CUES = phrases(knowledge.life.otherCues);
/** Minutes after a taken stretch at which there is room again, and the latest that a habit is put. */
const [LATER, LATEST] = [15, 22.5 * 60];

/** Right after what takes the day: `At 21:15`. */
function clocksAfter({ limits }: Fact): string[] {
  return limits.flatMap((limit) => {
    if (limit.is !== 'busy' || limit.isShift || limit.from > 0 || limit.to + LATER > LATEST) return [];
    const at = limit.to + LATER;
    return [`at ${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`];
  });
}

function withCue(habit: Adapted, cue: string): Adapted {
  const rest = habit.implementationIntention.indexOf(', ');
  const sentence = cue.startsWith('at ') ? `At ${cue.slice(3)}` : `When ${cue}`;
  const implementationIntention = `${sentence}${rest < 0 ? '' : habit.implementationIntention.slice(rest)}`;
  return {
    ...habit,
    implementationIntention,
    moment: habit.moment ? cueMoment(implementationIntention) : habit.moment,
  };
}

/** The days that a circumstance leaves to a habit, as many as it had if there are as many; null when it takes none of them. */
function otherDaysFor(habit: JudgedHabit, { limits }: Fact): Weekday[] | null {
  const taken = new Set(limits.flatMap((limit) => ('days' in limit && limit.days ? limit.days : [])));
  if (taken.size === 0) return null;
  const open = WEEKDAYS.filter((day) => !taken.has(day));
  const bound = boundDays(habit, habitParts(habit));
  // Days that only the cue names go with the cue.
  if (bound && !habit.days) return null;
  const count = Math.min(bound?.length ?? habit.targetFrequency ?? 1, open.length);
  const kept = bound?.filter((day) => open.includes(day)) ?? [];
  const days = bound ? [...kept, ...open.filter((day) => !kept.includes(day))].slice(0, count) : open;
  return days.length > 0 ? WEEKDAYS.filter((day) => days.includes(day)) : null;
}

type Candidate = { readonly habit: Adapted; readonly act: PlanAct; readonly change: Adaptation['change'] };

function cueCandidates(
  habit: Adapted,
  target: number,
  { fact, used }: { fact: Fact; used: ReadonlySet<string> },
): Candidate[] {
  const fresh = [...clocksAfter(fact), ...CUES].toSorted((a, b) => Number(used.has(a)) - Number(used.has(b)));
  return fresh.map((cue) => ({
    habit: withCue(habit, cue),
    act: { act: 'cue', target, cue: cue.startsWith('at ') ? cue : `when ${cue}` },
    change: 'cue',
  }));
}

function dayCandidates(habit: Adapted, target: number, fact: Fact): Candidate[] {
  const days = otherDaysFor(habit, fact);
  if (!days) return [];
  const moved = withCueDays(habit, { ...habit, days, targetFrequency: days.length });
  return [{ habit: moved, act: { act: 'days', target, to: days }, change: 'days' }];
}

function sizeCandidates(habit: Adapted, target: number, { limits }: Fact): Candidate[] {
  const brief = limits.find((limit) => limit.is === 'brief');
  // A size is said by its number, which whoever carries the act out writes into the texts.
  return brief
    ? [{ habit, act: { act: 'resize', target, to: { value: brief.minutes, unit: 'minute' } }, change: 'size' }]
    : [];
}

/** The cue that a habit has, to tell whether another one has it already. */
const cueOf = ({ implementationIntention }: Adapted) =>
  CUES.find((cue) => implementationIntention.toLowerCase().startsWith(`when ${cue.toLowerCase()}`)) ?? '';

/**
 * What has to change in a plan when a circumstance becomes known: a cue that fits it, other days, a smaller size, or another habit where
 * nothing else helps. Habits that fit stay as they are; `known` are the circumstances that hold besides.
 */
export function adaptToFact(fact: Fact, habits: readonly Adapted[], known: readonly Fact[] = []): Adaptation[] {
  const used = new Set(habits.map(cueOf));
  const fits = (habit: Adapted) => [fact, ...known].every((one) => !contradicts(one, habit));
  return habits.flatMap((habit, place): Adaptation[] => {
    if (!contradicts(fact, habit)) return [];
    const [size] = sizeCandidates(habit, place, fact);
    if (size) return [{ place, change: size.change, act: size.act }];
    // What the act itself cannot be with, no other cue or day mends.
    const bare = { ...habit, implementationIntention: '', moment: null, days: null, targetFrequency: 1 };
    if (contradicts(fact, bare))
      return [{ place, change: 'replace', act: { act: 'replace', target: place, habit: null } }];
    const candidates = [...dayCandidates(habit, place, fact), ...cueCandidates(habit, place, { fact, used })];
    const found =
      candidates.find((candidate) => fits(candidate.habit)) ??
      candidates.find((candidate) => !contradicts(fact, candidate.habit));
    if (!found) return [{ place, change: 'replace', act: { act: 'replace', target: place, habit: null } }];
    used.add(cueOf(found.habit));
    return [{ place, change: found.change, act: found.act }];
  });
}
