import { WORDINGS } from '#coach/say/wordings.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { saysRare } from '#coach/goal/said/rare.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { say } from '#coach/say/say.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip } from '#contract/plan-act.ts';
import { daysInWords } from '#coach/compose/act-cue.ts';
import { chosen, planQuestion } from '#coach/compose/plan-question.ts';
import { spokenAct } from '#coach/compose/spoken-act.ts';
import { halved, type PlannedAct } from '#coach/compose/sized-act.ts';
import type { PlanFacts, PlanMode } from '#coach/port.ts';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import type { FrictionCode } from '../knowledge/shape.ts';
import { spokenName } from '../messages.ts';
import { bannedWords } from '../voice.ts';
import type { BuiltPlan } from './plan-builder.ts';
import { easyOnly } from './start-level.ts';

/** Characters of an act that is said again. */
const LONGEST_SAID = 60;

const OPENINGS: Readonly<Record<PlanMode, string | null>> = {
  normal: null,
  'short-week': 'A short week: only the days left count, and nothing is owed.',
  nuclear: 'A fresh page, small on purpose.',
};

/** Frictions as days that somebody knows; those without such words are answered in the habits and not spoken of. */
const HARD_DAYS: Partial<Readonly<Record<FrictionCode, string>>> = knowledge.acts.pairs.hardDays;

const SUPPORT = 'It holds only support; the change itself is best led by a professional.';
const GENTLE = 'All is easy; check with your clinician before you change exercise or food.';
const HALF = 'To go easy I start at half of what you named; check with your clinician before you do more.';

/** What the plan was built around as the coach says it; null for words that it does not say. */
function spoken(acts: readonly PlannedAct[]): string | null {
  if (acts.some(({ isForeign }) => isForeign)) return null;
  const said = acts.map((act) => [spokenAct(act), daysInWords(act.days)].filter(Boolean).join(' '));
  const text = listed(said.filter((one) => bannedWords(one).length === 0 && one.length <= LONGEST_SAID).slice(0, 2));
  return text === '' || /[?!“”"]/.test(text) || text === text.toUpperCase() ? null : text;
}

function careFor({ domain, label, leftOut, acts }: BuiltPlan): string | null {
  if (domain.id === 'support') return SUPPORT;
  if (!easyOnly(label)) return null;
  const left = label === 'ed_risk' ? null : spoken(leftOut.slice(0, 1));
  const isHalf = acts.some((act) => (act.amount?.value ?? 0) > (halved(act).amount?.value ?? 0));
  if (isHalf && left === null) return HALF;
  return left === null ? GENTLE : `I left out ${left} for now: ask your clinician first. All else is easy.`;
}

/** What the plan is: built around acts, or a first draft of what was understood. */
function aboutPlan({ identity }: PlanFacts, { acts, secondary, domain }: BuiltPlan, seed: string): string {
  const around = spoken(acts);
  if (around !== null) return chosen(WORDINGS.planAround, `${seed} around`).replace('{list}', () => around);
  const draft = chosen(WORDINGS.planWithoutAct, `${seed} draft`).replace('{name}', () => spokenName(identity.name));
  return secondary && acts.length === 0 ? `${draft} I took it as ${listed([domain.label, secondary.label])}.` : draft;
}

const byWeeks = (acts: readonly PlannedAct[], seed: string): string | null =>
  acts.some(({ text, when }) => saysRare(`${text}. ${when}`)) ? say('planByWeeks', { said: [], seed }) : null;

/** The introduction of an offered plan, at most 60 words: what it is built around, and the one question that would change it most. */
export function planIntro(
  facts: PlanFacts,
  built: BuiltPlan,
  sorrow: string | null = null,
): { intro: string; chips: readonly Chip[] } {
  const { goal, identity, mode } = facts;
  const { acts, habits, frictions, domain, label } = built;
  const seed = `${identity.id} ${goal.description}`;
  const isHeld = domain.id === 'support' || label !== 'none' || mode !== 'normal';
  const { question, chips } = planQuestion({
    act: acts[0] ?? null,
    target: firstOwn(habits),
    hasFrictions: frictions.length > 0,
    domainId: isHeld ? null : domain.id,
    seed,
  });
  const answers = listed(frictions.flatMap((code) => HARD_DAYS[code] ?? []).slice(0, 2));
  const sentences = [
    OPENINGS[mode],
    aboutPlan(facts, built, seed),
    answers === '' ? null : chosen(WORDINGS.planRoom, `${seed} room`).replace('{list}', () => answers),
    careFor(built),
    byWeeks(acts, seed),
  ];
  // Beside a loss nothing is asked, and little is said of the plan; its chips stand all the same.
  if (sorrow !== null && acts.length > 0)
    return { intro: [sorrow, aboutPlan(facts, built, seed), careFor(built)].filter(Boolean).join(' '), chips };
  // What a goal without an act means is asked before anything is said of the plan.
  const asked = acts.length === 0 && !isHeld ? [sorrow, question, ...sentences] : [...sentences, question];
  return { intro: [foreignLine(goal.description)?.line, ...asked].filter(Boolean).join(' '), chips };
}

/** The place of the first habit in the person's own words; the first of all where there is none. */
function firstOwn(habits: readonly PlannedHabit[]): number {
  return Math.max(
    0,
    habits.findIndex(({ templateId }) => !templateId),
  );
}
