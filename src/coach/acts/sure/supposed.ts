import type { Chip, OwnHabit, PlanAct } from '#contract/plan-act.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { applyActs } from '../apply.ts';
import type { Change } from '../applying/work.ts';
import { COMMANDS } from '../act-words.ts';
import { addChip, OWN_CHIP } from '../chips.ts';
import type { PlanState } from '../plan-state.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { capital, list, nameOf } from '../saying/habit-names.ts';
import { differences } from '../saying/say-changes.ts';
import { SUPPOSED } from '../saying/plan-messages.ts';
import { type Heard, worded } from '../saying/wordings.ts';

const LONGEST_LABEL = 60;

/** What a change would come to, as it stands in `did you mean …?`. */
function inWords({ from, to, isOther }: Change, { habits }: PlanState): string {
  if (!from) return `“${to?.description}” as a new habit`;
  if (!to) return `leaving out “${from.description}”`;
  if (isOther) return `“${to.description}” instead of “${from.description}”`;
  return `${nameOf(from, habits)} ${list(differences(from, to))}`;
}

/** What the words could add, where they say it so that it can stand in a plan. */
function newHabit(reading: Reading, about: Range | null, acts: readonly PlanAct[]): OwnHabit | null {
  const isOrder = about !== null && COMMANDS.has(reading.tokens[about.from]?.word ?? '');
  return about && !isOrder && acts.every(({ act }) => act !== 'add') ? readOwnHabit(reading, about) : null;
}

/** Asks whether something was meant that was not said surely, each way with a chip that does it; null when nothing would come of it. */
export function supposed(
  reading: Reading,
  { doubted, about }: { readonly doubted: readonly PlanAct[]; readonly about: Range | null },
  state: PlanState,
  heard: Heard,
): { text: string; chips: Chip[] } | null {
  const { changes, isReordered } = applyActs(doubted, state);
  if (changes.length === 0 || isReordered) return null;
  const way = list(changes.map((change) => inWords(change, state)));
  const own = newHabit(reading, about, doubted);
  const label = capital(way).length <= LONGEST_LABEL ? capital(way) : 'Yes, that';
  const ways = own ? [way, `“${own.text}” as a new habit`] : [way];
  return {
    text: worded(SUPPOSED, { ways: list(ways, 'or') }, heard),
    chips: [{ does: 'act', label, acts: doubted.slice(0, 12) }, ...(own ? [addChip(own)] : []), OWN_CHIP],
  };
}
