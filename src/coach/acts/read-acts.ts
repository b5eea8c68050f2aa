import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { REQUESTS } from './act-words.ts';
import { clausesOf, dictatedIn } from './clauses.ts';
import { addedBeside, addedWith, takesBack } from './follow-up.ts';
import { isNoRequest, isUnsafeRequest } from './unsafe.ts';
import type { PlanState } from './plan-state.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { readPause } from './targets/pause-asked.ts';
import { namedPlaces, namesIn } from './targets/target-names.ts';
import { isAsked } from './reading/is-told.ts';
import { isPraise, isTelling, tellsOfPeople, withoutOld } from './reading/tells.ts';
import { isCleanAct, ownLimit, readOwnHabit } from './reading/own-habit.ts';
import { readTargets } from './targets/targets.ts';
import { readThing } from './reading/read-things.ts';
import { readValueActs } from './reading/read-value-acts.ts';
import { readWhole } from './reading/read-whole.ts';
import { isStatement, type Sorted, sorted } from './sure/is-doubtful.ts';
import type { Taken } from './sure/taken.ts';
import type { Clause, Request } from './reading/request.ts';

/** A choice that only the person can make: what would be done with each of the habits that may be meant. */
export type Choice = { readonly places: readonly number[]; readonly toActs: (places: readonly number[]) => PlanAct[] };

export type ReadMessage = Sorted & {
  /** What was asked for beside what is asked back: both are done at once. */
  readonly held: readonly PlanAct[];
  /** Requests that fit several habits, or that name none. */
  readonly choices: readonly Choice[];
  /** Names that are not in the plan, with what could be added for them. */
  readonly unknown: readonly { readonly name: string; readonly own: OwnHabit | null }[];
  /** Parts that are never planned. */
  readonly declined: number;
  /** Habits that are said to stay as they are. */
  readonly kept: readonly number[];
  /** Habits that are to rest for a while, which no plan can do. */
  readonly paused: readonly number[];
  /** What asks for no change of the plan. */
  readonly rest: readonly Range[];
};

type Resolved =
  | { readonly acts: readonly PlanAct[]; readonly places: readonly number[]; readonly named?: Range }
  | { readonly choice: Choice }
  | { readonly mentioned: readonly number[] }
  | { readonly paused: readonly number[] }
  | { readonly unknown: { name: string; own: OwnHabit | null } };

function resolve({ meant, named, toActs, otherwise, own = null }: Request, { habits }: PlanState): Resolved {
  if (meant.is === 'places') return { acts: toActs(meant.places), places: meant.places, ...(named && { named }) };
  if (meant.is === 'either') return { choice: { places: meant.places, toActs } };
  if (meant.is === 'unknown') return { unknown: { name: meant.name, own } };
  if (otherwise) return { acts: toActs(otherwise), places: otherwise, ...(named && { named }) };
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

function readClause(clause: Clause): Resolved | null {
  const whole = readWhole(clause);
  return readDictated(clause) ?? (whole ? { acts: whole, places: [] } : readHabits(clause));
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
  return namesNothing(request) ? null : resolve(request, clause.state);
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
  const points = ONE_OF_THEM.find(reading, within)?.caught.what;
  const meant = points ? readTargets(reading, points, state, { spoken }) : null;
  return meant?.is === 'places' && meant.places.length === 1 ? { mentioned: meant.places } : null;
}

const ONE_OF_THEM = new Pattern('(the|that|this) <what> (one|thing|habit)');

const again = new Pattern('^ <what> (too|as well|also|aswell|the same|likewise) (please)? $');

/** `… and the desk one too`: what was asked for before, for another habit. */
function readAgain({ reading, within, state }: Clause, last: PlanAct | undefined): Resolved | null {
  const what = again.find(reading, within)?.caught.what;
  if (!what || !last || !('target' in last) || last.act === 'move') return null;
  if (reading.spans.some(({ kind, from, to }) => kind !== 'number' && from >= what.from && to <= what.to)) return null;
  const meant = readTargets(reading, what, { ...state, focus: null });
  const places = meant.is === 'places' ? meant.places : [];
  return places.length === 0 ? null : { acts: places.map((target) => ({ ...last, target })), places, named: what };
}

/** What is said of the habit that was asked for just before becomes part of it. */
function addsTo(taken: Taken[], clause: Clause): boolean {
  const before = taken.at(-1);
  const own = before && addedBeside(clause, before.acts.at(-1));
  if (own) return taken.push({ within: clause.within, acts: [{ act: 'add', habit: own }], named: null }) > 0;
  const more = before && addedWith(clause, before.acts.at(-1));
  if (!more) return false;
  taken[taken.length - 1] = { ...before, acts: [...before.acts.slice(0, -1), { act: 'add', habit: more }] };
  return true;
}

/** A value of one habit is said once: what is said later in the message counts. */
const MOST_ACTS = 24;

type Heard = {
  readonly taken: Taken[];
  readonly missed: Range[];
  readonly choices: (Choice & { readonly within: Range })[];
  readonly unknown: { readonly name: string; readonly own: OwnHabit | null; readonly within: Range }[];
  readonly rest: Range[];
  readonly kept: number[];
  readonly paused: number[];
};

/** Puts what a clause came to where it belongs; the habits that the next clause may mean by `it`. */
function sortIn(heard: Heard, within: Range, found: Resolved | null, spoken: readonly number[]): readonly number[] {
  if (!found || 'mentioned' in found) {
    heard.rest.push(within);
    heard.missed.push(within);
    return found?.mentioned ?? spoken;
  }
  if ('paused' in found) {
    heard.paused.push(...found.paused);
    return found.paused;
  }
  if ('choice' in found) heard.choices.push({ ...found.choice, within });
  else if ('unknown' in found) heard.unknown.push({ ...found.unknown, within });
  else {
    const { acts, places, named = null } = found;
    heard.taken.push({ within, acts, named });
    if (acts.length === 0) heard.kept.push(...places);
    if (places.length > 0) return acts.length === 0 ? [...spoken, ...places] : places;
  }
  return spoken;
}

function readPart(clause: Clause, last: PlanAct | undefined): Resolved | null {
  const paused = readPause(clause);
  if (paused.length > 0) return { paused };
  const isTold = isAsked(clause.reading, clause.within) || tellsOfPeople(clause.reading, clause.within);
  return isTold ? null : (readAgain(clause, last) ?? readClause(clause));
}

/** `Both of them. Get rid`, of which nobody knows which they are: not the one that was spoken of last either. */
const isOfAny = (found: Resolved | null) => found !== null && 'mentioned' in found && found.mentioned.length === 0;

/** What is told behind a request gives its reason, and so does what only praises words. */
function isReason({ taken }: Heard, { reading, within }: Clause): boolean {
  return taken.length > 0 && (isTelling(reading, within) || isPraise(reading, within));
}

/** Reads what a message asks to have changed in a plan, in its order, each part with its own habits. */
export function readActs(reading: Reading, state: PlanState): ReadMessage {
  const heard: Heard = { taken: [], missed: [], choices: [], unknown: [], rest: [], kept: [], paused: [] };
  let [spoken, declined, focus]: [readonly number[], number, number | null] = [[], 0, state.focus];
  for (const within of clausesOf(reading).filter((part) => !isNoRequest(reading, part))) {
    if (isUnsafeRequest(reading, within)) {
      declined += 1;
      continue;
    }
    const clause = { reading, within: withoutOld(reading, within), state: { ...state, focus }, spoken };
    if (takesBack(clause)) heard.taken.length = 0;
    if (addsTo(heard.taken, clause)) continue;
    if (isReason(heard, clause)) {
      heard.rest.push(within);
      continue;
    }
    const found = readPart(clause, heard.taken.at(-1)?.acts.at(-1)) ?? readTold(clause);
    spoken = sortIn(heard, clause.within, found, spoken);
    focus = isOfAny(found) ? null : focus;
  }
  const { taken, missed, rest, kept, paused } = heard;
  const isWhole = heard.choices.length + heard.unknown.length === 0;
  const { acts, ...open } = sorted(reading, { taken, missed, isWhole }, state);
  // Beside a request, what is only said of something that is no habit tells why.
  const asks = ({ within }: { within: Range }) => acts.length === 0 || !isStatement(reading, within);
  const [choices, unknown] = [heard.choices.filter(asks), heard.unknown.filter(asks)];
  const isHeld = choices.length > 0 || unknown.some(({ own }) => own !== null);
  const most = acts.slice(0, MOST_ACTS);
  return {
    ...open,
    choices,
    unknown,
    rest,
    kept,
    paused,
    declined,
    acts: isHeld ? [] : most,
    held: isHeld ? most : [],
  };
}
