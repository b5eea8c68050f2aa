import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { Pattern } from '#coach/match/pattern.ts';
import type { Range, Reading, Token } from '#coach/text/reading.ts';
import { COMMANDS } from './act-words.ts';
import { clausesOf } from './clauses.ts';
import { addedBeside, addedWith, takesBack } from './earlier/follow-up.ts';
import type { PlanState } from './plan-state.ts';
import { type Choice, readClauseOf, type Resolved } from './read-clause.ts';
import type { Clause } from './reading/request.ts';
import { isPraise, isTelling, withoutOld } from './reading/tells.ts';
import { saysOthers } from './targets/targets.ts';
import { isNoRequest, isUnsafeRequest } from './unsafe.ts';
import { isOnlyOnce } from './values/one-time.ts';
import { besideEarlier, daysIn } from './values/some-days.ts';

/** What a part of a message was taken for. */
type Taken = {
  readonly within: Range;
  readonly acts: readonly PlanAct[];
  /** It was asked of the plan as a whole: `make them all daily`. */
  readonly isOfPlan?: boolean;
  /** It needs no weighing. */
  readonly isOutright?: boolean;
};

export type ReadMessage = {
  /** What is done at once. */
  readonly acts: readonly PlanAct[];
  /** What each part was taken for. */
  readonly taken: readonly Taken[];
  /** What is only asked about, because hardly so much was meant. */
  readonly doubted: readonly PlanAct[];
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
  /** What is asked for some days alone, as it would be for every week. */
  readonly once: readonly (readonly PlanAct[])[];
  /** What asks for no change of the plan. */
  readonly rest: readonly Range[];
};

/** What is said of the habit that was asked for just before becomes part of it. */
function addsTo(taken: Taken[], clause: Clause): boolean {
  const before = taken.at(-1);
  const own = before && addedBeside(clause, before.acts.at(-1));
  if (own) return taken.push({ within: clause.within, acts: [{ act: 'add', habit: own }] }) > 0;
  const more = before && addedWith(clause, before.acts.at(-1));
  if (!more) return false;
  taken[taken.length - 1] = { ...before, acts: [...before.acts.slice(0, -1), { act: 'add', habit: more }] };
  return true;
}

/** A value of one habit is said once: what is said later in the message counts. */
const MOST_ACTS = 24;

type Heard = {
  readonly taken: Taken[];
  readonly choices: (Choice & { readonly within: Range })[];
  readonly unknown: { readonly name: string; readonly own: OwnHabit | null; readonly within: Range }[];
  readonly rest: Range[];
  readonly kept: number[];
  readonly paused: number[];
  readonly once: (readonly PlanAct[])[];
};

/** What no week can do; the habits that it is about. */
function putAside(
  { paused, once }: Heard,
  found: Extract<Resolved, { paused: unknown } | { once: unknown }>,
): readonly number[] {
  if ('once' in found) once.push(found.once);
  else paused.push(...found.paused);
  return 'once' in found ? found.places : found.paused;
}

/** Less or more of a habit, without a value. */
const isStep = (act: PlanAct): boolean => (act.act === 'resize' || act.act === 'days') && typeof act.to === 'string';

function take(
  { taken, kept }: Heard,
  { within, spoken, state }: Pick<Clause, 'within' | 'spoken' | 'state'>,
  found: Extract<Resolved, { acts: unknown }>,
) {
  const { places } = found;
  const acts = besideEarlier(found.acts, taken.at(-1)?.acts ?? [], state.habits);
  const isOfAll = acts.length > 1 && places.length === state.habits.length && acts.every(isStep);
  const isOfPlan = isOfAll || (places.length === 0 && acts.every(({ act }) => act !== 'add'));
  taken.push({ within, acts, isOfPlan, ...(found.isOutright && { isOutright: true }) });
  if (acts.length === 0) kept.push(...places);
  return places.length === 0 ? spoken : acts.length === 0 ? [...spoken, ...places] : places;
}

/** Puts what a clause came to where it belongs; the habits that the next clause may mean by `it`. */
function sortIn(heard: Heard, { within, spoken, state }: Clause, found: Resolved | null): readonly number[] {
  if (!found || 'mentioned' in found) {
    heard.rest.push(within);
    return found?.mentioned ?? spoken;
  }
  if ('paused' in found || 'once' in found) return putAside(heard, found);
  if ('choice' in found) heard.choices.push({ ...found.choice, within });
  else if ('unknown' in found) heard.unknown.push({ ...found.unknown, within });
  else return take(heard, { within, spoken, state }, found);
  return spoken;
}

/** `Both of them. Get rid`, of which nobody knows which they are: not the one that was spoken of last either. */
const isOfAny = (found: Resolved | null) => found !== null && 'mentioned' in found && found.mentioned.length === 0;

/** What is told behind a request gives its reason, and so does what only praises words. */
const isReason = ({ taken }: Heard, { reading, within }: Clause): boolean =>
  taken.length > 0 && (isTelling(reading, within) || isPraise(reading, within));

/** What only adds to what was asked for before it, says that it is for once, or gives its reason. */
function isBeside(heard: Heard, clause: Clause): boolean {
  const { reading, within } = clause;
  if (addsTo(heard.taken, clause)) return true;
  const isOnce = isOnlyOnce(reading, within) && heard.taken.some(({ acts }) => acts.length > 0);
  if (isOnce) heard.once.push(heard.taken.pop()?.acts ?? []);
  const isWhy = !isOnce && isReason(heard, clause);
  if (isWhy) heard.rest.push(within);
  return isOnce || isWhy;
}

/** Behind `put it back` the plan is the one before, and what comes back is what is spoken of. */
function stateAfter(taken: readonly Taken[], state: PlanState, focus: number | null): PlanState {
  const { habits, facts } = state;
  const isBack = taken.some(({ acts }) => acts.some(({ act }) => act === 'undo'));
  if (!isBack || !facts.before) return { ...state, focus };
  const other = facts.before.findIndex((old) => !habits.some((now) => JSON.stringify(now) === JSON.stringify(old)));
  return { ...state, habits: facts.before, focus: other < 0 ? focus : other };
}

const moreDays = new Pattern('#days (too|also|as well|aswell) (please)? $');

/** `walk on Tuesdays, oh and Thursdays too`: beside the days that were asked for just before. */
function besideDays(state: PlanState, taken: readonly Taken[]): PlanState {
  const asked = daysIn(taken.flatMap(({ acts }) => acts));
  const daysOf = (at: number) => asked.findLast(({ target }) => target === at)?.to;
  return { ...state, habits: state.habits.map((habit, at) => ({ ...habit, days: daysOf(at) ?? habit.days })) };
}

const SAYING: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

/** Somebody says how something is: no order, and a verb behind its first word. */
function isStatement(reading: Reading, { from, to }: Range): boolean {
  const first = reading.tokens[from];
  const isOrder = COMMANDS.has(first?.word ?? '') || COMMANDS.has(first?.lemma ?? '');
  return !isOrder && reading.tokens.slice(from + 1, to).some(({ tag }) => SAYING.has(tag));
}

/** `Only mine, the other two can go`, `… those extras, lose them`: what goes already by what stays, and no `them` is what stays. */
function withoutGone(taken: readonly Taken[]): readonly Taken[] {
  const acts = taken.flatMap((part) => part.acts);
  const kept = acts.flatMap((act) => (act.act === 'keep-only' ? act.targets : []));
  if (kept.length === 0) return taken;
  const out = new Set(acts.flatMap((act) => (act.act === 'remove' ? [act.target] : [])));
  const isAll = kept.every((at) => out.has(at));
  const first = acts.find(({ act }) => act === 'keep-only');
  const isOpen = (act: PlanAct) =>
    act.act === 'remove' ? !isAll && kept.includes(act.target) : act.act !== 'keep-only' || act === first;
  const isGone = (part: Taken) => part.acts.length > 0 && !part.acts.some(isOpen);
  return taken.flatMap((part) => (isGone(part) ? [] : [{ ...part, acts: part.acts.filter(isOpen) }]));
}

const THINGS: ReadonlySet<Token['tag']> = new Set(['gerund', 'noun', 'determiner']);

/** `… but move getting up to Sundays`: an order with a thing of its own is not of what was said to stay. */
function isOfOther(reading: Reading, within: Range): boolean {
  const [first, next] = reading.tokens.slice(within.from, within.to);
  const hasThing = next !== undefined && THINGS.has(next.tag);
  return hasThing && COMMANDS.has(first?.word ?? '') && !saysOthers(reading, within);
}

type Around = {
  readonly heard: Heard;
  readonly state: PlanState;
  readonly spoken: readonly number[];
  readonly focus: number | null;
};

/** A clause with what is spoken of in it, behind all that was heard before. */
function clauseAt(reading: Reading, within: Range, { heard, state, spoken, focus }: Around): Clause {
  const staying = isOfOther(reading, within) ? heard.kept : [];
  const now = stateAfter(heard.taken, state, staying.includes(focus ?? -1) ? null : focus);
  return {
    reading,
    within: withoutOld(reading, within),
    state: moreDays.find(reading, within) ? besideDays(now, heard.taken) : now,
    spoken: spoken.filter((place) => !staying.includes(place)),
  };
}

/** Reads what a message asks to have changed in a plan, in its order, each part with its own habits. */
export function readActs(reading: Reading, state: PlanState): ReadMessage {
  const heard: Heard = { taken: [], choices: [], unknown: [], rest: [], kept: [], paused: [], once: [] };
  let [spoken, declined, focus]: [readonly number[], number, number | null] = [[], 0, state.focus];
  for (const within of clausesOf(reading).filter((part) => !isNoRequest(reading, part))) {
    if (isUnsafeRequest(reading, within)) {
      declined += 1;
      continue;
    }
    const clause = clauseAt(reading, within, { heard, state, spoken, focus });
    if (takesBack(clause)) heard.taken.length = 0;
    if (isBeside(heard, clause)) continue;
    const found = readClauseOf(clause, heard.taken.at(-1)?.acts.at(-1));
    spoken = sortIn(heard, clause, found);
    focus = isOfAny(found) ? null : focus;
  }
  const { rest, kept, paused, once } = heard;
  const taken = withoutGone(heard.taken);
  const acts = taken.flatMap((part) => part.acts);
  // Beside a request, what is only said of something that is no habit tells why.
  const asks = ({ within }: { within: Range }) => acts.length === 0 || !isStatement(reading, within);
  const [choices, unknown] = [heard.choices.filter(asks), heard.unknown.filter(asks)];
  const isHeld = choices.length > 0 || unknown.some(({ own }) => own !== null);
  const most = acts.slice(0, MOST_ACTS);
  return {
    taken,
    doubted: [],
    choices,
    unknown,
    rest,
    kept,
    paused,
    once,
    declined,
    acts: isHeld ? [] : most,
    held: isHeld ? most : [],
  };
}
