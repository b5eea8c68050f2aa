import { habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { read } from '#coach/text/reading.ts';
import { asCue, asDoing, asFallback, asOften, listed } from '../say/in-a-sentence.ts';
import { say } from '../say/say.ts';
import type { Phrase } from '../say/wordings.ts';
import { goalInWords } from './words/goal-words.ts';
import { shared, tellingWords } from './habit-meant.ts';
import type { TalkState } from './talk-state.ts';

type Values = Readonly<Record<string, string | null>>;

/** Says phrases of one conversation, with what is true of its plan. */
export type Speaker = {
  readonly state: TalkState;
  readonly goal: string | null;
  /** The habit closest to the goal. */
  readonly heart: number;
  /** A phrase about a habit; without one about the plan. */
  readonly tell: (phrase: Phrase, target?: number | null, values?: Values) => string;
  readonly name: (target: number) => string;
};

/** The core habit that shares most with the goal's words, else the first core one, else the first. */
function heartOf({ goal, habits }: TalkState): number {
  const words = tellingWords(read(goal.description));
  const scores = shared(
    words,
    habits.map(({ description }) => description),
  );
  const best = Math.max(0, ...habits.map(({ habitType }, at) => (habitType === 'core' ? (scores[at] ?? 0) : 0)));
  const core = habits.findIndex(({ habitType }, at) => habitType === 'core' && (best === 0 || scores[at] === best));
  return Math.max(core, 0);
}

function valuesOf(habit: PlannedHabit | undefined): Values {
  if (!habit) return {};
  return { habit: asDoing(habit), often: asOften(habit), cue: asCue(habit), fallback: asFallback(habit) };
}

/** The speaker of a conversation. */
export function speakerOf(state: TalkState): Speaker {
  const said = state.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const first = state.messages.find(({ role }) => role === 'user')?.content ?? '';
  const goal = goalInWords(state.goal.description);
  return {
    state,
    goal,
    heart: heartOf(state),
    name: (target) => asDoing(state.habits[target] ?? { description: 'this' }),
    tell: (phrase, target = null, values = {}) =>
      say(phrase, {
        said,
        seed: `${state.identity.id} ${first}`,
        values: { ...(target === null ? {} : valuesOf(state.habits[target])), goal, ...values },
        naming: Object.keys(values)[0],
      }),
  };
}

/** The names of all habits in a row, shortened to those that can be said in one breath. */
export function namesOf({ state, name }: Speaker, places?: readonly number[]): string {
  const all = places ?? state.habits.map((_, at) => at);
  const told = all.slice(0, 4).map(name);
  return listed(all.length > told.length ? [...told, `${all.length - told.length} more`] : told);
}

/** The place of the habit with the least, or the greatest, load. */
export function byLoad({ habits }: TalkState, which: 'least' | 'greatest'): number {
  const loads = habits.map(habitLoad);
  return loads.indexOf(which === 'least' ? Math.min(...loads) : Math.max(...loads));
}
