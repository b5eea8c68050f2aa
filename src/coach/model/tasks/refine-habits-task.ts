import { z } from 'zod';
import { PlanAct } from '#contract/plan-act.ts';
import { MEMORY_MAX } from '#core/coaching/memory.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { applyActs, ticksOf } from '#coach/acts/apply.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import { chipsAfter } from '#coach/acts/chips.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import { sayChanges } from '#coach/acts/saying/say-changes.ts';
import { heardIn } from '#coach/say/say.ts';
import { focusOf } from '#coach/acts/targets/focus.ts';
import { type PlanContext, planProblems } from '#coach/plan-checks/plan-checks.ts';
import type { Coach, RefineFacts, Refinement } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import type { Problem } from '#provider/repair.ts';
import type { Around } from '../prompts/around.ts';
import { refinePrompt } from '../prompts/prompts.ts';
import { GATES, mayShow, replyProblems, type ReplyRules, unsafeText } from './reply-rules.ts';
import { afterShown } from './take-over.ts';
import { looseActs, TalkAct, understanding } from './talk-acts.ts';

/** A circumstance that every plan has to fit, in words the person would recognise. */
const Fact = z.object({ act: z.literal('fact'), text: z.string() });
const Act = z.union([...PlanAct.options, Fact, TalkAct]);
type Act = z.infer<typeof Act>;
const Answer = z.object({ acts: z.array(Act), reply: z.string() });
const Lenient = z.object({ acts: z.preprocess(looseActs, z.array(z.unknown())), reply: z.string() });
type Read = z.infer<typeof Lenient>;

/** A replacement that names none is left to the program. */
const toAct = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'act' in raw && raw.act === 'replace' ? { habit: null, ...raw } : raw;

const isPlanAct = (act: Act): act is PlanAct => PlanAct.safeParse(act).success;

/** The acts that are of the form and point at habits that are there; for each other one what is wrong with it. */
function readActs(raw: readonly unknown[], habits: readonly PlannedHabit[]): { acts: Act[]; problems: Problem[] } {
  const acts: Act[] = [];
  const problems: Problem[] = [];
  for (const [place, entry] of raw.entries()) {
    const part = `acts.${place}`;
    const words = JSON.stringify(entry);
    const act = Act.safeParse(toAct(entry)).data;
    if (!act) problems.push({ part, rule: 'it is none of the acts, or a value of it is out of range', words });
    else if (targetsOf(act).some((target) => !habits[target]))
      problems.push({ part, rule: `its target is no place from 0 to ${habits.length - 1}`, words });
    else acts.push(act);
  }
  return { acts, problems };
}

function targetsOf(act: Act): readonly number[] {
  if (act.act === 'keep-only') return act.targets;
  return 'target' in act ? [act.target] : [];
}

/** Problems that the list did not have before. */
function newProblems(habits: readonly PlannedHabit[], { goal, identity, currentHabits }: RefineFacts): Problem[] {
  const context: PlanContext = { goal, identity, otherHabits: [], stage: 'accepted', before: currentHabits };
  const old = new Set(planProblems(currentHabits, context).map(({ message }) => message));
  return planProblems(habits, context)
    .filter(({ check, message }) => GATES.has(check) && !old.has(message))
    .map(({ check, message }) => ({ part: 'acts', rule: check, words: message }));
}

const isUnchanged = ({ changes, ticks, isReordered, isRebuilt, isUndone }: Applied) =>
  changes.length + ticks.length === 0 && !isReordered && !isRebuilt && !isUndone;

type Refined = Omit<Refinement, 'isUndone'> & { isUndone?: boolean };

/** The acts of a model about a list: the program carries them out, and the reply may claim what has come of them and no more. */
export function refineHabitsTask(facts: RefineFacts, basic: Coach, around: Around): Task<Read, Refined> {
  const prompt = refinePrompt(facts, around);
  const { currentHabits: habits, messages } = facts;
  const state: PlanState = { facts, habits, focus: focusOf(messages, habits) };
  const rules: ReplyRules = { prompt };
  return {
    method: 'refineHabits',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: ({ acts: raw, reply }) => {
      const { acts, problems } = readActs(raw, habits);
      const applied = applyActs(acts.filter(isPlanAct), state);
      const learnt = acts.flatMap((act) => (act.act === 'fact' ? [act.text.trim().slice(0, MEMORY_MAX)] : []));
      const figures = `${JSON.stringify(applied.habits)} ${habits.length} ${applied.habits.length}`;
      // What was asked for and could not be done is told by the program, whatever the model expected.
      const [note] = applied.notes;
      const happened = note && !reply.includes('?') ? [sayChanges(applied, heardIn(messages))] : [];
      const answer: Refined = {
        response: [reply, ...happened].join(' '),
        habits: applied.habits,
        chips: chipsAfter(applied, habits),
        ticks: ticksOf(applied),
        ...(applied.isUndone && { isUndone: true }),
        ...(learnt.length > 0 && { learnt }),
        ...understanding(acts),
      };
      return {
        answer,
        problems: [
          ...problems,
          ...newProblems(applied.habits, facts),
          ...unsafeText('acts', JSON.stringify(acts), prompt),
          ...replyProblems(reply, { ...rules, figures, isUnchanged: isUnchanged(applied) }),
        ],
      };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { response, ...refined } = await basic.refineHabits(facts);
      return { ...refined, response: afterShown(shown, response) };
    },
  };
}
