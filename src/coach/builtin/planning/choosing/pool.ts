import { halved, type PlannedAct, sizesOf } from '#coach/compose/sized-act.ts';
import { isSameAct } from '#coach/compose/same-act.ts';
import { ownAct } from '#coach/compose/own-act.ts';
import type { Fact } from '#coach/facts/fact.ts';
import type { PlanFacts } from '#coach/port.ts';
import { isFitting, withFittingCue } from './fitted-cue.ts';
import { uncovered } from './habit-choice.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import type { HabitType } from '#core/plan/plan.ts';
import { domainById } from '#coach/builtin/knowledge/domains.ts';
import type { Domain, FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import { type Candidate, fromAct, fromTemplate } from './candidates.ts';
import { isSameHabit } from '../similar-habits.ts';
import { easyOnly } from '../start-level.ts';
import { OFFERED } from './ticked-habits.ts';

/** What the habits of a plan are drawn from. */
export type Source = {
  readonly facts: PlanFacts;
  readonly label: SafetyLabel;
  readonly topic: string;
  readonly acts: readonly PlannedAct[];
  readonly frictions: readonly FrictionCode[];
  /** What every habit has to fit. */
  readonly circumstances: readonly Fact[];
};

/** Habits of these domains that nothing speaks against, and that are none of the named acts in other words. */
function getCandidates({ facts, label, topic, acts }: Source, domains: readonly Domain[]): Candidate[] {
  const texts = acts.flatMap((act) => [act.text, ...sizesOf(act).map(({ text }) => text)]);
  const listed = domains.flatMap((domain) => [
    ...domain.core.map((template) => fromTemplate(template, 'core', topic)),
    ...domain.experimental.map((template) => fromTemplate(template, 'experimental', topic)),
  ]);
  return listed.filter(({ render, impact }) => {
    const { description } = render({ difficulty: 'easy', targetFrequency: 1, order: 0 });
    const isTaken = facts.otherHabits.some((other) => isSameHabit(description, other));
    const isNamed =
      acts.some((act) => isSameAct(act, description)) || texts.some((text) => isSameHabit(description, text));
    return !(easyOnly(label) && impact) && !isTaken && !isNamed;
  });
}

/** Those of them that fit the person's circumstances. */
export function getFitting(source: Source, domains: readonly Domain[]): Candidate[] {
  return getCandidates(source, domains).filter((one) => isFitting(one, source.circumstances));
}

function isEnough(pool: readonly Candidate[], { acts, frictions }: Source): boolean {
  const count = (type: HabitType) => pool.filter(({ habitType }) => habitType === type).length;
  const isCore = count('core') + acts.length >= OFFERED.fewCore && count('core') > 0;
  return isCore && count('experimental') >= OFFERED.experimental && uncovered(pool, frictions).length === 0;
}

/**
 * The domain's own habits that fit the person's circumstances; where too few are left, the generic ones fill up, and then those that fit at
 * another event of the day.
 */
export function getPool(source: Source, domain: Domain): Candidate[] {
  const { circumstances } = source;
  const own = getFitting(source, [domain]);
  if (isEnough(own, source)) return own;
  const all = getCandidates(source, [...new Set([domain, domainById('generic')])]);
  const fitting = all.filter((one) => isFitting(one, circumstances));
  if (isEnough(fitting, source)) return fitting;
  return all.flatMap((one) => withFittingCue(one, circumstances) ?? []);
}

/** The acts as core habits, each at an hour of its own that the circumstances leave free. */
export function ownCandidates({ acts, label, frictions, circumstances }: Source): Candidate[] {
  const chosen: Candidate[] = [];
  for (const act of acts) {
    const taken = new Set(chosen.map(({ opening }) => opening));
    const isFree = (opening: string) => !taken.has(opening.split(', ')[0] ?? '');
    const own = ownAct(easyOnly(label) ? halved(act) : act, frictions[0]);
    const made = fromAct(own, { frictions, isFree });
    chosen.push(act.when === null ? (withFittingCue(made, circumstances) ?? made) : made);
  }
  return chosen;
}
