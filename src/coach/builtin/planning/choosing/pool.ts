import { halved, type PlannedAct, sizesOf } from '#coach/compose/sized-act.ts';
import { isSameAct } from '#coach/compose/same-act.ts';
import { ownAct } from '#coach/compose/own-act.ts';
import type { ActKind } from '#coach/goal/named-act.ts';
import type { Fact } from '#coach/facts/fact.ts';
import type { PlanFacts } from '#coach/port.ts';
import { isFitting, withFittingCue } from './fitted-cue.ts';
import { uncovered } from './habit-choice.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { HABITS_PER_PLAN, type HabitType } from '#core/plan/plan.ts';
import { BESIDE, domainById } from '#coach/builtin/knowledge/domains.ts';
import type { BesideAct, Domain, FrictionCode, HabitTemplate } from '#coach/builtin/knowledge/shape.ts';
import { phrases } from '#coach/text/phrases.ts';
import { words } from '#coach/text/language.ts';
import { type Candidate, fromAct, fromTemplate, stemsOf } from './candidates.ts';
import { domainOfAct } from '#coach/builtin/domain/act-domains.ts';
import { hindranceIn, personOf, topicOfAct } from '../topic-of-acts.ts';
import { isSameHabit } from '../similar-habits.ts';
import { easyOnly } from '../start-level.ts';
import { OFFERED } from './ticked-habits.ts';

/** Stems of words that many acts share, and that make two of them no nearer. */
const COMMON = stemsOf(
  'make do go get put take keep have play start spend practise time home house work day week morning evening use write send share small short one room help ask tell note sit call ring place plan set choose friend family meal eat round hour minute more less part bit first last reach',
);

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

/** True for a habit that supports an act which is surely of its domain: one that is about nothing else, or with a thing in common. */
function supports({ stems }: Candidate, { id, isClose }: Domain, acts: readonly PlannedAct[]): boolean {
  if (acts.length === 0 || acts.some(({ isForeign }) => isForeign)) return true;
  return acts.some((act) => {
    const found = domainOfAct(act);
    if (!found?.isSure || found.domain !== id) return false;
    // A letter to somebody is no piece of writing.
    if (isClose) return act.kind !== 'contact';
    return [...stemsOf(act.object ?? act.verb)].some((stem) => stems.has(stem) && !COMMON.has(stem));
  });
}

const WITH_TOOLS: ReadonlySet<ActKind> = new Set(['practise', 'learn', 'make', 'write', 'tidy', 'prepare']);
const UNSURE: ReadonlySet<FrictionCode> = new Set(['knowledge']);

/** What a habit may stand beside, by what was named and what stands in its way. */
function besideOf({ acts: [first], frictions }: Source): readonly BesideAct[] {
  if (first === undefined) return ['open'];
  if (first.isStopping) return ['leaving'];
  const isSet = first.when !== null || first.days !== null;
  const isUnsure = frictions.some((code) => UNSURE.has(code));
  const hasTools = WITH_TOOLS.has(first.kind);
  return [
    'doing',
    ...(isSet ? [] : ['unset' as const]),
    ...(hasTools ? ['tools' as const] : []),
    ...(isUnsure ? ['unsure' as const] : []),
  ];
}

/** True for what belongs beside what was named, and is not spoken of out of turn. */
function isMeant({ only, needs, unless }: HabitTemplate, source: Source, isLast: boolean): boolean {
  const { description, currentFrictions } = source.facts.goal;
  const beside = isLast ? [...besideOf(source), 'open'] : besideOf(source);
  const said = ` ${words(`${description} ${currentFrictions}`).join(' ')} `;
  const isSaid = (list: string) => phrases(list).some((phrase) => said.includes(` ${phrase} `));
  const isBeside = only === undefined || only.some((one) => beside.includes(one));
  return isBeside && (needs === undefined || isSaid(needs)) && (unless === undefined || !isSaid(unless));
}

/** A written habit that may come into a plan, with what it calls the act that it stands beside. */
export type Listed = {
  readonly domain: Domain;
  readonly template: HabitTemplate;
  readonly type: HabitType;
  readonly topic: string;
};

/** What stands beside acts of these kinds, each about the first act of its kind; beside what is left only what meets the hindrance. */
function ofKinds({ acts, facts }: Source): Listed[] {
  const named = {
    person: personOf,
    hindrance: () => hindranceIn(facts.goal.currentFrictions),
    act: topicOfAct,
  } as const;
  return BESIDE.flatMap(({ type, ...template }) => {
    const names = template.names ?? 'act';
    if (acts[0]?.isStopping && names !== 'hindrance') return [];
    const act = acts.find(
      ({ kind, isStopping }) => template.kinds?.includes(kind) && (!isStopping || names === 'hindrance'),
    );
    const topic = act && named[names](act);
    return topic ? [{ domain: domainById('generic'), template, type, topic }] : [];
  });
}

/**
 * Habits of these domains that nothing speaks against, that belong to the named acts, and are none of them in other words. What stands
 * around an act names it, and is no other way to do it. Where too little is left, the domain's other habits are the last resort.
 */
export function getListed(source: Source, domains: readonly Domain[], isLast = false): Listed[] {
  const { facts, label, acts } = source;
  const texts = acts.flatMap((act) => [act.text, ...sizesOf(act).map(({ text }) => text)]);
  const listed = domains.flatMap((domain) =>
    (['core', 'experimental'] as const).flatMap((type) => domain[type].map((template) => ({ domain, template, type }))),
  );
  const ofDomains = listed.map((one) => ({ ...one, topic: source.topic }));
  return [...ofKinds(source), ...ofDomains].filter(({ domain, template, type, topic }) => {
    const candidate = fromTemplate(template, type, topic);
    const { description } = candidate.render({ difficulty: 'easy', targetFrequency: 1, order: 0 });
    const isNamed =
      acts.some((act) => isSameAct(act, description)) || texts.some((text) => isSameHabit(description, text));
    const isTaken = facts.otherHabits.some((other) => isSameHabit(description, other));
    const isOut = isTaken || (easyOnly(label) && candidate.impact) || !isMeant(template, source, isLast);
    return !isOut && (candidate.isAround || (!isNamed && (isLast || supports(candidate, domain, acts))));
  });
}

const getCandidates = (...asked: Parameters<typeof getListed>): Candidate[] =>
  getListed(...asked).map(({ template, type, topic }) => fromTemplate(template, type, topic));

/** Those of them that fit the person's circumstances. */
export const getFitting = (source: Source, domains: readonly Domain[]): Candidate[] =>
  getCandidates(source, domains).filter((one) => isFitting(one, source.circumstances));

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
  const { circumstances, acts } = source;
  const generic = domainById('generic');
  const own = getFitting(source, [domain]);
  if (isEnough(own, source)) return own;
  const all = getCandidates(source, [...new Set([domain, generic])]);
  const fitting = all.filter((one) => isFitting(one, circumstances));
  if (isEnough(fitting, source)) return fitting;
  const moved = (list: readonly Candidate[]) => list.flatMap((one) => withFittingCue(one, circumstances) ?? []);
  if (isEnough(moved(all), source)) return moved(all);
  // Beside an act stands nothing of another part of life, whatever else is wanting.
  return moved(getCandidates(source, acts.length > 0 ? [generic] : [...new Set([domain, generic])], true));
}

/** The acts as core habits, each at an hour of its own that the circumstances leave free. */
export function ownCandidates({ acts, label, frictions, circumstances }: Source): Candidate[] {
  const chosen: Candidate[] = [];
  for (const act of acts) {
    const taken = new Set(chosen.map(({ opening }) => opening));
    const isFree = (opening: string) => !taken.has(opening.split(', ')[0] ?? '');
    const own = ownAct(easyOnly(label) ? halved(act) : act, frictions[0]);
    const type = chosen.length < HABITS_PER_PLAN.mostCore ? 'core' : 'experimental';
    const made = fromAct(own, type, { frictions, isFree });
    chosen.push(act.when === null ? (withFittingCue(made, circumstances) ?? made) : made);
  }
  return chosen;
}
