import type { Chip } from '#contract/plan-act.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { type Heard, say } from '#coach/say/say.ts';
import type { Reading } from '#coach/text/reading.ts';
import { planChips, restChips } from '../chips.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { amountOf } from '../values/read-values.ts';
import { nameOf } from './habit-names.ts';
import { amountInWords } from './say-changes.ts';

/** `Start with 15`, of what is 15: the amount that was asked for stands already. */
function standsAlready(reading: Reading, { kept }: ReadMessage, { habits }: PlanState): string | null {
  const habit = new Set(kept).size === 1 ? habits[kept[0] ?? -1] : undefined;
  const own = habit && amountOf(habit)?.value;
  const isSaid = reading.spans.some((span) => 'value' in span && span.value === own);
  return habit && isSaid ? amountInWords(habit) : null;
}

/** What stays as it is, said back; null where something changes. */
export function keptSentence(
  { reading, found }: { readonly reading: Reading; readonly found: ReadMessage },
  state: PlanState,
  heard: Heard,
): string | null {
  const { kept, acts } = found;
  const { habits } = state;
  if (kept.length === 0 || acts.length > 0) return null;
  const amount = standsAlready(reading, found, state);
  if (amount) return say('planAlready', { ...heard, values: { now: amount } });
  const names = [...new Set(kept)].flatMap((place) => (habits[place] ? [`“${habits[place].description}”`] : []));
  const isOne = names.length === 1;
  return say('planKept', {
    ...heard,
    values: {
      list: listed(names),
      stays: isOne ? 'stays' : 'stay',
      it: isOne ? 'it' : 'they',
      is: isOne ? 'is' : 'are',
    },
  });
}

/** One habit cannot rest alone: what there is instead is said, and offered. */
export function pauseOf(
  { paused }: ReadMessage,
  { habits }: PlanState,
  heard: Heard,
): { text: string; chips: readonly Chip[] } {
  const [habit] = paused.flatMap((place) => habits[place] ?? []);
  if (!habit) return { text: '', chips: [] };
  const isAll = paused.length === habits.length;
  const name = listed([...new Set(paused)].flatMap((place) => (habits[place] ? [nameOf(habits[place], habits)] : [])));
  return {
    text: isAll ? say('planPauseAll', heard) : say('planPauseOne', { ...heard, values: { name } }),
    chips: isAll ? planChips(habits, null) : restChips(paused),
  };
}
