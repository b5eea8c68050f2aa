import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { COMMANDS, REQUESTS } from './act-words.ts';
import { dictatedIn } from './clauses.ts';
import { isAsked } from './reading/is-told.ts';
import { isCleanAct, ownLimit, readOwnHabit } from './reading/own-habit.ts';
import { readThing } from './reading/read-things.ts';
import { readValueActs } from './reading/read-value-acts.ts';
import { readWhole } from './reading/read-whole.ts';
import type { Clause, Request } from './reading/request.ts';
import { tellsOfPeople } from './reading/tells.ts';
import { read } from '#coach/text/reading.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { PlanState } from './plan-state.ts';
import { namedPlaces, namesIn } from './targets/target-names.ts';
import { readTargets } from './targets/targets.ts';
import { ownOnes } from './targets/whose.ts';
import { isOneTime } from './values/one-time.ts';

/** A choice that only the person can make: what would be done with each of the habits that may be meant. */
export type Choice = {
  readonly places: readonly number[];
  readonly toActs: (places: readonly number[]) => PlanAct[];
  /** What is asked, where it is not which habit is meant. */
  readonly asks?: Phrase;
};

/** What a clause comes to. */
export type Resolved =
  | { readonly acts: readonly PlanAct[]; readonly places: readonly number[]; readonly isOutright?: boolean }
  | { readonly choice: Choice }
  | { readonly mentioned: readonly number[] }
  | { readonly paused: readonly number[] }
  | { readonly once: readonly PlanAct[]; readonly places: readonly number[] }
  | { readonly unknown: { name: string; own: OwnHabit | null } };

function resolve({ meant, toActs, otherwise, own = null }: Request, { habits }: PlanState): Resolved {
  if (meant.is === 'places') return { acts: toActs(meant.places), places: meant.places };
  if (meant.is === 'either') {
    const { places, sure = [] } = meant;
    return { choice: { places, toActs: (chosen) => toActs([...sure, ...chosen]) } };
  }
  if (meant.is === 'unknown') return { unknown: { name: meant.name, own } };
  if (otherwise) return { acts: toActs(otherwise), places: otherwise };
  return { choice: { places: habits.map((_, at) => at), toActs } };
}

const added = (habits: readonly OwnHabit[]): Resolved => ({
  acts: habits.map((habit) => ({ act: 'add', habit })),
  places: [],
});

/** What is dictated behind a colon is new, whatever habits its words are near to. */
function readDictated({ reading, within }: Clause): Resolved | null {
  const sentence = reading.sentences.find(({ from, to }) => from < within.from && to >= within.to);
  const dictated = sentence && dictatedIn(reading, sentence);
  const own = dictated && dictated.to === within.to ? readOwnHabit(reading, dictated) : null;
  return own && added([own]);
}

/** `Only what I named`: what stands in the words of the coach goes; where nobody can tell whose they are, that is asked. */
function readOwnOnly({ reading, within, state: { habits } }: Clause): Resolved | null {
  const places = ownOnes(reading, within, habits);
  if (!places) return null;
  if (places.length > 0) return { acts: [{ act: 'keep-only', targets: [...places] }], places, isOutright: true };
  const toActs = (gone: readonly number[]) => gone.map((target): PlanAct => ({ act: 'remove', target }));
  return { choice: { places: habits.map((_, at) => at), toActs, asks: 'planWhoseGoes' } };
}

function readClause(clause: Clause): Resolved | null {
  const whole = readWhole(clause);
  return readDictated(clause) ?? readOwnOnly(clause) ?? (whole ? { acts: whole, places: [] } : readHabits(clause));
}

/** A name that is not in the plan, and that nothing could be added for. */
const namesNothing = ({ meant, own }: Request) => meant.is === 'unknown' && !own && !isCleanAct(meant.name);

/** What a clause asks of single habits. */
function readHabits(clause: Clause): Resolved | null {
  const thing = readThing(clause);
  if (thing && 'habits' in thing) return added(thing.habits);
  const request = thing ?? readValueActs(clause);
  const isNew = !request || request.meant.is === 'unknown';
  const wished = isNew ? readWish(clause) : null;
  if (wished) return added([wished]);
  if (!request) return readMention(clause);
  const own = isNew ? ownLimit(clause.reading, clause.within) : null;
  if (own) return { unknown: { name: own.text, own } };
  return resolved(request, clause);
}

/** `The podcast one` is in the plan, whatever it is called there. */
function resolved({ otherwise, ...request }: Request, { reading, within, state }: Clause): Resolved | null {
  if (request.meant.is === 'unknown' && ONE_OF_THEM.find(reading, within))
    return resolve({ ...request, meant: { is: 'none' } }, state);
  return namesNothing(request) ? null : resolve({ ...request, ...(otherwise && { otherwise }) }, state);
}

const wishes = patterns(...REQUESTS.wishesToDo);

/** `I would like to sing on Sundays`: what somebody wishes to do, and is not in the plan, is new. */
function readWish({ reading, within, state }: Clause): OwnHabit | null {
  const sentence = reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to);
  const before = { from: sentence?.from ?? within.from, to: within.from };
  const found = firstOf(wishes, reading, { from: Math.max(before.from, within.from - 5), to: within.from });
  const isVerb = ['verb', 'noun', 'gerund', 'auxiliary'].includes(reading.tokens[within.from]?.tag ?? '');
  if (!found || !isVerb || COMMANDS_ONLY.has(reading.tokens[within.from]?.word ?? '')) return null;
  const names = namesIn(reading, within);
  return names.some((name) => namedPlaces([name], state.habits).length === 0) ? readOwnHabit(reading, within) : null;
}

/** Wishes about a plan as a whole, or about the one who wishes. */
const COMMANDS_ONLY = new Set(REQUESTS.wishesOfThePlan);

/** `The second one, make it shorter`: what a clause names and nothing more is what the next one is about. */
function readMention({ reading, within, state, spoken }: Clause): Resolved | null {
  if (TELLS.has(reading.tokens[within.from]?.word ?? '')) return null;
  const meant = readTargets(reading, within, state, { spoken });
  if (meant.is === 'either' && meant.places.length === state.habits.length) return { mentioned: [] };
  return meant.is === 'places' && meant.places.length < state.habits.length ? { mentioned: meant.places } : null;
}

const TELLS = new Set(['i', 'we', 'he', 'she', 'they', 'you']);

/** `I don't get the song one, drop it`: what somebody tells of one habit is what the next clause may mean by `it`. */
function readTold({ reading, within, state, spoken }: Clause): Resolved | null {
  const points = ONE_OF_THEM.find(reading, within)?.caught.what ?? (isAsked(reading, within) ? within : undefined);
  const meant = points ? readTargets(reading, points, state, { spoken }) : null;
  return meant?.is === 'places' && meant.places.length === 1 ? { mentioned: meant.places } : null;
}

const ONE_OF_THEM = new Pattern('(the|that|this) <what> (one|thing|habit)');

const again = new Pattern('^ <what> (too|as well|also|aswell|the same|likewise) (please)? $');

/** `… and remove the other one too`: an order of its own. */
const isOrdered = ({ tokens }: Clause['reading'], { from }: Clause['within']) => COMMANDS.has(tokens[from]?.word ?? '');

/** `… and the desk one too`: what was asked for before, for another habit. */
function readAgain({ reading, within, state }: Clause, last: PlanAct | undefined): Resolved | null {
  const what = again.find(reading, within)?.caught.what;
  if (!what || !last || !('target' in last) || last.act === 'move' || isOrdered(reading, what)) return null;
  if (reading.spans.some(({ kind, from, to }) => kind !== 'number' && from >= what.from && to <= what.to)) return null;
  const meant = readTargets(reading, what, { ...state, focus: null });
  const places = meant.is === 'places' ? meant.places : [];
  return places.length === 0 ? null : { acts: places.map((target) => ({ ...last, target })), places };
}

const pauses = patterns(...REQUESTS.pauses);
const pausesAll = patterns(...REQUESTS.pausesAll);

/** `Pause the phone one for two weeks`, `pause till Monday`: the habits that are to rest for a while; none where the words are none of a pause. */
function readPause({ reading, within, state, spoken }: Clause): readonly number[] {
  if (firstOf(pausesAll, reading, within)) return state.habits.map((_, at) => at);
  const what = firstOf(pauses, reading, within)?.match.caught.what;
  const meant = what ? readTargets(reading, what, state, { spoken }) : null;
  return meant?.is === 'places' || meant?.is === 'either' ? meant.places : [];
}

/** What a clause comes to: its own request, or the one before it for another habit. */
function readPart(clause: Clause, last: PlanAct | undefined): Resolved | null {
  const paused = readPause(clause);
  if (paused.length > 0) return { paused };
  const isTold = isAsked(clause.reading, clause.within) || tellsOfPeople(clause.reading, clause.within);
  return isTold ? null : (readAgain(clause, last) ?? readClause(clause));
}

/** What is asked for some days alone is done for no other week; which of several habits it is need not be asked then. */
function asOnce(found: Resolved, { reading, within, state }: Clause): Resolved {
  const [acts, places] =
    'acts' in found ? [found.acts, found.places] : 'choice' in found ? [found.choice.toActs([0]), []] : [[], []];
  if (!isOneTime(reading, within, acts, state.habits)) return found;
  return { once: 'acts' in found ? acts : [], places };
}

const leave = patterns(...REQUESTS.asksLeave);
const holdsBack = patterns(...REQUESTS.holdsBack);

/** `Is it ok if I scroll at lunch?`, of `No scrolling`: it is asked, and is no wish for another time. */
function isLeave({ reading, state: { habits } }: Clause, places: readonly number[]): boolean {
  const isLimit = (at: number) => firstOf(holdsBack, read(habits[at]?.description ?? '')) !== null;
  return firstOf(leave, reading) !== null && places.length > 0 && places.every(isLimit);
}

/** Reads one clause; `last` is what was asked for just before it. */
export function readClauseOf(clause: Clause, last: PlanAct | undefined): Resolved | null {
  const found = readPart(clause, last) ?? readTold(clause);
  if (found && 'acts' in found && isLeave(clause, found.places)) return { mentioned: found.places };
  return found && asOnce(found, clause);
}
