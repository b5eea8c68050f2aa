import weights from '#content/plan-ways.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { allOf, type Range, type Reading } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import { isAsked } from '../reading/is-told.ts';
import { tellsOfPeople } from '../reading/tells.ts';
import { clausesOf } from '../clauses.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { namesIn } from '../targets/target-names.ts';
import { isBeyondPlans } from './conditions.ts';
import { type SignedWay, signedWays } from './signs.ts';
import { namedIn } from './ways.ts';

const WEIGHTS = new Map(Object.entries<number>(weights));
const HUNDREDTHS = 100;
/** What is this likely is done, whatever the rules made of the message. */
const SURE = 0.65;
/** Less likely than this, what the rules made of a message is asked about: of few words they miss little, of the plan less, of many more. */
const DOUBTFUL = { ofPlan: 0.02, plain: 0.25, other: 0.5, long: 0.7 };
const MANY_WORDS = 12;
const MANY_FOR_SEVERAL = 8;
const FEW_WORDS = 3;
/** What most likely asks for nothing is not asked about, and neither is what is hardly likely. */
const NOTHING = 0.8;
const LEAST = 0.02;
/** What no other words ask for. */
const OUTRIGHT = new Set<PlanAct['act']>(['undo', 'restore', 'select', 'move']);

type Likely = Pick<SignedWay, 'acts' | 'parts'> & { readonly likely: number };

/** A message is weighed once: for what is done, and for what is asked about instead. A reading is shared by all who say the same, a state by nobody. */
const weighings = new WeakMap<PlanState, { readonly reading: Reading; readonly shares: Likely[] }>();

/** Each way with how likely it is, of one in all; first that nothing is asked for. */
function weighed(reading: Reading, state: PlanState, found: ReadMessage): Likely[] {
  const known = weighings.get(state);
  if (known?.reading === reading) return known.shares;
  const ways = signedWays(reading, state, found).map(({ signs, ...way }) => {
    const weight = [...signs].reduce((sum, sign) => sum + (WEIGHTS.get(sign) ?? 0), 0);
    return { ...way, likely: Math.exp(weight / HUNDREDTHS) };
  });
  const all = ways.reduce((sum, { likely }) => sum + likely, 0);
  const shares = ways.map((way) => ({ ...way, likely: way.likely / all }));
  weighings.set(state, { reading, shares });
  return shares;
}

/** What a message may ask for, the likeliest first; nothing where it most likely asks for no change. */
export function likelyWays(reading: Reading, state: PlanState, found: ReadMessage): (readonly PlanAct[])[] {
  const [nothing, ...ways] = weighed(reading, state, found);
  if ((nothing?.likely ?? 0) > NOTHING) return [];
  const open = ways.filter(({ likely }) => likely >= LEAST);
  return open.toSorted((one, other) => other.likely - one.likely).map(({ acts }) => acts);
}

const NOT_OPEN = { doubted: [], choices: [], unknown: [], held: [], kept: [] } as const;

/** A message as the way that is meant has it: what no part of it took up is left for those who answer. */
function meantAs({ acts, parts }: Likely, reading: Reading, found: ReadMessage): ReadMessage {
  const isTaken = (clause: Range) => parts.some(({ from, to }) => from < clause.to && to > clause.from);
  const isWhole = parts.some(({ from, to }) => from === 0 && to === reading.tokens.length);
  const rest = isWhole ? found.rest : clausesOf(reading).filter((clause) => !isTaken(clause));
  return { ...found, ...NOT_OPEN, acts, rest };
}

/** What nobody named, nor spoke of last, is not taken out by a likelihood, and counts nothing new. */
function isOfUnnamed(reading: Reading, state: PlanState, acts: readonly PlanAct[]): boolean {
  const named = namedIn(reading, allOf(reading), state);
  return acts.some((act) => {
    if (act.act === 'remove' || act.act === 'replace') return !named.includes(act.target) && act.target !== state.focus;
    return act.act === 'resize' && typeof act.to !== 'string' && act.to.unit !== null && !named.includes(act.target);
  });
}

const SWAPS = new Set(['replace', 'swap', 'substitute']);
/** Beside these what is stopped only rests. */
const PERIODS = new Set(['during', 'until', 'till', 'while']);

/** Said in words that ask for nothing else. */
function isSaidOutright({ tokens }: Reading, { acts, taken }: ReadMessage): boolean {
  if (taken.length > 0 && taken.every(({ isOutright }) => isOutright)) return true;
  // `replace coffee with Jun with lunch with my tutor`: where the one thing ends is not said.
  const isOpen = tokens.filter(({ word }) => word === 'with').length > 1;
  const isSwap = !isOpen && tokens.some(({ lemma }, at) => SWAPS.has(lemma) && tokens[at + 1]?.tag !== 'pronoun');
  const isSaid = (one: PlanAct) => OUTRIGHT.has(one.act) || (isSwap && one.act === 'replace' && one.habit !== null);
  const isGone = ({ act }: PlanAct) => act === 'remove' && !tokens.some(({ word }) => PERIODS.has(word));
  return acts.some(isSaid) && acts.every((one) => isSaid(one) || isGone(one));
}

/** Nothing to weigh: it is said outright, is never done, or is what only the person can know, and asked. */
const isSettled = (reading: Reading, found: ReadMessage): boolean =>
  isSaidOutright(reading, found) ||
  found.choices.some(({ asks }) => asks) ||
  found.declined + found.paused.length + found.once.length > 0;

/** How likely what the rules made of a message has to be; they miss little of a few words that order or answer, and of what names no habit. */
function leastOf(reading: Reading, { facts }: PlanState, { taken, acts }: ReadMessage): number {
  if (taken.every(({ isOfPlan }) => isOfPlan)) return DOUBTFUL.ofPlan;
  const isSaidOutright = facts.messages.length > 1 || COMMANDS.has(reading.tokens[0]?.word ?? '');
  const isPlain =
    (isSaidOutright && reading.tokens.length <= FEW_WORDS) || namesIn(reading, allOf(reading)).length === 0;
  if (isPlain) return DOUBTFUL.plain;
  const isOfSeveral = new Set(acts.map((act) => ('target' in act ? act.target : null))).size > 1;
  return reading.tokens.length > (isOfSeveral ? MANY_FOR_SEVERAL : MANY_WORDS) ? DOUBTFUL.long : DOUBTFUL.other;
}

/** What the rules made of a message, which is in doubt as a whole where it is unlikely, or more than a plan can hold. */
function asDoubted(reading: Reading, state: PlanState, found: ReadMessage, likely: number): ReadMessage {
  const isBeyond = found.taken.some(({ within, acts }) => isBeyondPlans(reading, within, acts, state));
  return isBeyond || likely < leastOf(reading, state, found) ? { ...found, acts: [], doubted: found.acts } : found;
}

const SAYS_BACK = phraseSet('back; undo; undid; revert; reverse; previous; original; restore; was; were; mistake');
/** What may be done by likelihood: nothing is taken back that nobody speaks of, nor for what is asked for anew. */
const isDoable = (reading: Reading, state: PlanState, acts: readonly PlanAct[], found: ReadMessage) =>
  acts.length > 0 &&
  !isOfUnnamed(reading, state, acts) &&
  (acts.every(({ act }) => act !== 'undo') ||
    (reading.tokens.some(({ word }) => SAYS_BACK.has(word)) && found.acts.every(({ act }) => act !== 'add')));

/** Nothing is done because it was asked about, or because somebody else does it. */
const isIdle = (reading: Reading) =>
  isAsked(reading, allOf(reading)) || clausesOf(reading).every((part) => tellsOfPeople(reading, part));

/**
 * What is done of a message: what it most likely means, where that is sure; else what the rules made of it, as far as it is not unlikely. What is
 * unlikely is in doubt as a whole, and nothing of it is done unasked.
 */
export function asMeant(reading: Reading, state: PlanState, found: ReadMessage): ReadMessage {
  if (isSettled(reading, found) || (found.acts.length === 0 && isIdle(reading))) return found;
  const shares = weighed(reading, state, found);
  const key = JSON.stringify(found.acts);
  const rules = shares.find(({ acts }) => JSON.stringify(acts) === key);
  const best = shares.reduce((one, other) => (one.likely >= other.likely ? one : other));
  const isSure = best !== rules && best.likely >= SURE && isDoable(reading, state, best.acts, found);
  if (isSure && !isBeyondPlans(reading, allOf(reading), best.acts, state)) return meantAs(best, reading, found);
  return found.acts.length > 0 ? asDoubted(reading, state, found, rules?.likely ?? 0) : found;
}
