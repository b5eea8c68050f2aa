import { patterns } from '#coach/match/pattern.ts';
import type { Range } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { matches, meantBy } from '../reading/caught.ts';
import type { Clause, Request } from '../reading/request.ts';

const ways = [
  [patterns(...REQUESTS.ticks), true],
  [patterns(...REQUESTS.unticks), false],
] as const;

/** `Turn off the phone` may be a habit by itself. */
const isSwitch = ({ description }: { description: string }) =>
  ['turn ', 'switch '].some((verb) => description.toLowerCase().startsWith(verb));

/** Who chooses a suggestion means one that is not chosen, and who gives one up means one that is. */
function meantOf(clause: Clause, what: Range, on: boolean) {
  const { state } = clause;
  const chosen = state.facts.selected ?? [];
  const selected = on ? state.habits.flatMap((_, at) => (chosen.includes(at) ? [] : [at])) : chosen;
  return meantBy({ ...clause, state: { ...state, facts: { ...state.facts, selected } } }, what);
}

/** Which suggestions somebody wants chosen, or not any more; null where nothing is there to choose from. */
export function readTicks(clause: Clause): Request | null {
  const { habits, facts } = clause.state;
  for (const [list, on] of facts.selected ? ways : [])
    for (const { what } of matches(list, clause)) {
      const meant = what ? meantOf(clause, what, on) : null;
      if (meant?.is !== 'places' && meant?.is !== 'either') continue;
      if (meant.places.some((at) => habits[at] && isSwitch(habits[at]))) continue;
      return { meant, toActs: (places) => places.map((target) => ({ act: 'select', target, on })) };
    }
  return null;
}
