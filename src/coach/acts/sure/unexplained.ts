import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { byOrdinal } from '../targets/by-ordinal.ts';
import { byProperty } from '../targets/by-property.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import type { Taken } from './taken.ts';

const ofSeveral = patterns('(all|everything|every|each|both|them|whole|plan|them all|of them|the two|the three)');
const VALUES = new Set(['resize', 'days', 'cue', 'with']);

/** `Four, yes`, said of the habit that was spoken of: no word names another one that happens to be counted. */
function isOfNone(reading: Reading, { acts }: Taken, { habits, focus }: PlanState): boolean {
  const whole = { from: 0, to: reading.tokens.length };
  const [act, ...more] = acts.filter(({ act }) => VALUES.has(act));
  if (focus === null || more.length > 0 || !act || !('target' in act) || act.target === focus) return false;
  const isPointed =
    firstOf(ofSeveral, reading) !== null ||
    byOrdinal(reading, whole, habits).length > 0 ||
    byProperty(reading, whole, habits).length > 0;
  return !isPointed && namesIn(reading, whole).every((name) => nearnessTo(name, habits, act.target) === 0);
}

const CIRCUMSTANCES = new Set(['when', 'while', 'if', 'after', 'before', 'once', 'as', 'until', 'till', 'whenever']);
const FINITE = new Set(['is', 'are', 'was', 'were', 'may', 'might', 'does', 'feel', 'would', 'could', 'should']);

/** `before I am awake is cruel`: more than a moment. */
function isSentence(cue: string): boolean {
  const { tokens } = read(cue);
  const first = tokens.findIndex(({ tag }) => tag === 'verb' || tag === 'past' || tag === 'auxiliary');
  const from = CIRCUMSTANCES.has(tokens[0]?.word ?? '') ? first + 1 : 1;
  return tokens.some(({ word }, at) => at > from && FINITE.has(word) && tokens[at - 1]?.tag !== 'conjunction');
}

export const unexplained: readonly ((reading: Reading, taken: Taken, state: PlanState) => boolean)[] = [
  isOfNone,
  (_, { acts }) => acts.some((act) => act.act === 'cue' && isSentence(act.cue)),
];
