import { firstOf, patterns } from '#coach/match/pattern.ts';
import { REQUESTS } from '../act-words.ts';
import type { Clause } from '../reading/request.ts';
import { readTargets } from './targets.ts';

const pauses = patterns(...REQUESTS.pauses);
const pausesAll = patterns(...REQUESTS.pausesAll);

/** `Pause the phone one for two weeks`, `pause till Monday`: the habits that are to rest for a while; none where the words are none of a pause. */
export function readPause({ reading, within, state, spoken }: Clause): readonly number[] {
  if (firstOf(pausesAll, reading, within)) return state.habits.map((_, at) => at);
  const what = firstOf(pauses, reading, within)?.match.caught.what;
  const meant = what ? readTargets(reading, what, state, { spoken }) : null;
  return meant?.is === 'places' || meant?.is === 'either' ? meant.places : [];
}
