import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import { readActs } from '../read-acts.ts';
import { valuesIn } from '../reading/caught.ts';
import { readRequest } from '../targets/exact-names.ts';
import { readTargets } from '../targets/targets.ts';

const goesOn = patterns(...knowledge.requests.goneOnGoesOn);

/** What is done with a habit without a value of its own, so that it can be done with another. */
const isPlain = (act: PlanAct): boolean =>
  act.act === 'remove' || act.act === 'kind' || (act.act === 'resize' && typeof act.to === 'string');

/** Where a habit of the list before is now; habits are told by the number that they had when somebody began to take some out. */
const placesNow = (places: readonly number[], before: PlanState['habits'], habits: PlanState['habits']) =>
  places.flatMap((place) => {
    const now = habits.findIndex(({ seriesId }) => seriesId === before[place]?.seriesId);
    return now < 0 ? [] : [now];
  });

/** `And the teaching`, `5 too`: what was asked for just before, for another habit as well. */
export function goneOn(message: string, state: PlanState): readonly PlanAct[] {
  const { messages, before } = state.facts;
  if (!before) return [];
  const request = messages
    .slice(0, -1)
    .findLast(({ role, content }) => role === 'user' && !firstOf(goesOn, read(content)));
  if (!request) return [];
  const earlier: PlanState = { ...state, habits: before, focus: null };
  const reading = readRequest(message, before);
  const what = firstOf(goesOn, reading)?.match.caught.what;
  if (!what || valuesIn(reading, what).length > 0) return [];
  if (reading.tokens.slice(what.from, what.to).some(({ word }) => COMMANDS.has(word))) return [];
  const meant = readTargets(reading, what, earlier);
  const places = meant.is === 'places' ? placesNow(meant.places, before, state.habits) : [];
  if (places.length === 0) return [];
  const [first, ...others] = readActs(readRequest(request.content, before), earlier).acts;
  const isOne = first !== undefined && isPlain(first) && others.every(({ act }) => act === first.act);
  return isOne ? places.map((target) => ({ ...first, target }) as PlanAct) : [];
}
