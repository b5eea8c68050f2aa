import knowledge from '#content/knowledge.json' with { type: 'json' };
import { HABITS_PER_PLAN, type HabitType } from '#core/plan/plan.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { withOnly } from '../politeness.ts';
import { namedPlaces, namesIn } from '../targets/target-names.ts';
import { readTicks } from '../targets/read-ticks.ts';
import { type Meant, readTargets, saysOthers } from '../targets/targets.ts';
import { focusOf, isValue, matches, meantBy, valuesIn, withDefault } from './caught.ts';
import { daysAfter } from '../values/read-days.ts';
import { readOwnHabit } from './own-habit.ts';
import { addRequest } from './read-additions.ts';
import { rewordRequest } from './read-rewords.ts';
import { insteadRequest, replaceRequest } from './read-exchanges.ts';
import { sizeIn } from '../values/read-values.ts';
import type { Clause, Request } from './request.ts';

const removes = patterns(...REQUESTS.removes);
const others = patterns(...REQUESTS.others, ...REQUESTS.complaints);
const keeps = patterns(...REQUESTS.keeps);
const keptAsIs = patterns(...REQUESTS.keptAsIs);
const staysAsItIs = patterns(...REQUESTS.staysAsItIs);
const exchanging = new Pattern('^ (swap|switch|exchange) <what> (around|round|over|places)? $');
const makesWay = new Pattern('(for|with|into)');
const bareRemove = new Pattern('^ (remove|delete|drop|bin|scrap|ditch|get rid) (please|pls|then)? $');
const NOBODY: Meant = { is: 'none' };
const kinds = patterns(...REQUESTS.kinds);
const moves = patterns(...REQUESTS.movesInList);

/** `swap Thursday's reading for Sunday`: a value is put in the place of another one. */
const endsInValue = ({ reading }: Clause, what: Range) =>
  valuesIn(reading, what).some(({ from, to }) => from > what.from && to >= what.to - 1);

function otherRequest(clause: Clause): Request | null {
  for (const { what } of matches(others, clause)) {
    if (!what || isValue(clause.reading, what) || endsInValue(clause, what)) continue;
    const toActs = (places: readonly number[]): PlanAct[] =>
      places.map((target) => ({ act: 'replace', target, habit: null }));
    return { meant: meantBy(clause, what), toActs, ...withDefault(focusOf(clause)) };
  }
  return null;
}

/** `the daily one`, `the 20 minute walk`, `the Tuesday class`: a value that tells which one is meant. */
function isPartOfName({ tokens }: Reading, { from, to }: Range): boolean {
  const [before, last, next] = [tokens[from - 1], tokens[to - 1], tokens[to]];
  const isBeforeNoun =
    next !== undefined &&
    (next.tag === 'noun' ||
      next.tag === 'gerund' ||
      next.word === 'one' ||
      next.word === 'ones' ||
      next.tag === 'verb');
  return (before?.word === 'the' || before?.word === 'my') && isBeforeNoun && last?.isPlural !== true;
}

const abstains = new Pattern('^ (no|not|never|without|avoid|stop|do not)');

/** `no beer at all`, of a habit that says so: it stays. */
function isRestated(clause: Clause, what: Range): boolean {
  const meant = abstains.find(clause.reading, clause.within) ? meantBy(clause, what) : null;
  return (
    meant?.is === 'places' &&
    meant.places.every((at) => abstains.find(read(clause.state.habits[at]?.description ?? '')) !== null)
  );
}

/** `I am away on Thursdays, so no swim then`: it goes on the days that were named before, and stays on the others. */
function refusedBefore({ reading, within, state }: Clause): (target: number) => PlanAct | null {
  const isThen = reading.tokens[within.to - 1]?.word === 'then';
  const days = spansIn(reading, 'days', { from: 0, to: within.from }).at(-1)?.days;
  return (target) => {
    const habit = state.habits[target];
    const left = isThen && days && habit ? daysAfter(habit, { days, how: 'not' }) : null;
    return left && { act: 'days', target, to: left };
  };
}

/** `no Mondays`, `drop the mornings`: days and times that are to go, and no habit. */
function isOfTimes(reading: Reading, what: Range): boolean {
  const isName = (value: Range) => isPartOfName(reading, value);
  const values = (['days', 'often', 'amount', 'clock'] as const).flatMap((kind) => spansIn(reading, kind, what));
  const parts = spansIn(reading, 'part', what);
  const isTime = parts.length > 0 && !parts.every(isName) && namesIn(reading, what, parts).length === 0;
  return isTime || !values.every(isName);
}

/** `no scrolling in bed`, of which no habit speaks: a rule of its own, whatever else happens in bed. */
function isOfNone({ reading, within, state }: Clause, what: Range): boolean {
  const isRule = reading.tokens[within.from]?.word === 'no' && what.from === within.from + 1;
  return isRule && namesIn(reading, what).some((name) => namedPlaces([name], state.habits).length === 0);
}

const unknownIn = ({ reading, within }: Clause): Meant => ({ is: 'unknown', name: wordsOf(reading, within) });

/** `drop something`: which of them is left open, and asked. */
const anyOne = new Pattern(knowledge.acts.words.readThingsAnyOne);

const isOpen = ({ reading }: Clause, what: Range) => anyOne.find(reading, what) !== null;

function removedBy(clause: Clause, what: Range): Meant {
  if (isOpen(clause, what)) return NOBODY;
  return isOfNone(clause, what) ? unknownIn(clause) : meantBy(clause, what);
}

const thatDay = new Pattern('^ (no|without) .. (that|this|those|these) (day|days|morning|evening|night|week)');

/** `bingo on Thursdays, so no walk that day`: the habit stays, but for then. */
const isOnlyThen = ({ reading, within }: Clause) => thatDay.find(reading, within) !== null;

/** `cut it by half`, `cut the walk in half`, `cut it down to 4`: less of it, and not out. */
function isCutShorter(reading: Reading, what: Range, meant: Meant): boolean {
  const size = sizeIn(reading, what);
  if (size?.value.is === 'value') return reading.tokens[size.range.from - 1]?.word === 'to' && size.range.to >= what.to;
  return size?.value.is === 'times' && (meant.is !== 'places' || size.range.to >= what.to);
}

function removeRequest(clause: Clause): Request | null {
  const { reading, within } = clause;
  const focus = focusOf(clause);
  if (bareRemove.find(reading, within))
    return {
      meant: NOBODY,
      ...withDefault(focus),
      toActs: (places) => places.map((target) => ({ act: 'remove', target })),
    };
  for (const { what } of matches(removes, clause)) {
    if (!what) continue;
    if (isOfTimes(reading, what) || isRestated(clause, what) || isOnlyThen(clause)) continue;
    const meant = removedBy(clause, what);
    if (isCutShorter(reading, what, meant)) continue;
    const refused = refusedBefore(clause);
    const kept = clause.state.habits.map((_, at) => at);
    return {
      meant,
      // Without the rest is with what stays, of which two are to be core.
      toActs: (places) =>
        saysOthers(reading, what) && namesIn(reading, what).length === 0
          ? [{ act: 'keep-only', targets: kept.filter((at) => !places.includes(at)) }]
          : places.map((target) => refused(target) ?? { act: 'remove', target }),
      ...withDefault(isOpen(clause, what) ? undefined : focusOf(clause)),
      own: isOfNone(clause, what) ? readOwnHabit(reading, within) : null,
    };
  }
  return null;
}

const asItIs = new Pattern('(=as|how|the way|where)');

/** `keep the walk as it is`, `keep the walk at 10`: it tells how one stays, and nothing of the others. */
const saysHow = ({ reading }: Clause, what: Range) =>
  asItIs.find(reading, what) !== null || valuesIn(reading, what).length > 0;

const ofSomeDays = new Pattern('^ the? #days (one|ones) $');

/** `leave only the Sunday one`, of a call on Sundays and Wednesdays: its other days go. */
function keptDays(clause: Clause, what: Range): Request | null {
  const [target] = focusOf(clause) ?? [];
  const own = clause.state.habits[target ?? -1]?.days ?? [];
  const [days] = ofSomeDays.find(clause.reading, what) ? spansIn(clause.reading, 'days', what) : [];
  const isPart = days && days.days.length < own.length && days.days.every((day) => own.includes(day));
  if (!isPart || target === undefined) return null;
  return { meant: { is: 'places', places: [target] }, toActs: () => [{ act: 'days', target, to: [...days.days] }] };
}

function keepRequest(clause: Clause): Request | null {
  const { reading, state } = clause;
  for (const { what } of matches(keeps, { ...clause, within: withOnly(reading, clause.within) })) {
    const ofDays = what && keptDays(clause, what);
    if (ofDays) return ofDays;
    if (!what || isValue(reading, what) || saysHow(clause, what)) continue;
    const meant = meantBy(clause, what);
    if (!isOfSome(meant) || meant.places.length === state.habits.length) continue;
    return { meant, toActs: (places) => [{ act: 'keep-only', targets: [...places] }] };
  }
  return leftRequest(clause);
}

/** `leave the walk as it is`; what is left alone and is not in the plan is said to be unknown. */
function leftRequest(clause: Clause): Request | null {
  const { reading } = clause;
  for (const { what } of matches(staysAsItIs, clause)) {
    const meant = what && meantBy(clause, what);
    if (meant?.is === 'places') return { meant, toActs: () => [] };
  }
  for (const { what, place } of matches(keptAsIs, clause)) {
    if (!what || isValue(reading, what) || valuesIn(reading, what).length > 0) continue;
    const meant = meantBy(clause, what);
    if (meant.is === 'places' || (meant.is === 'unknown' && place === 0)) return { meant, toActs: () => [] };
  }
  return null;
}

/** Some habits were named, and if only one of them is meant that is asked. */
const isOfSome = (meant: Meant) => meant.is === 'places' || meant.is === 'either';

const CORE = new Set(['core', 'main', 'essential']);

function kindRequest(clause: Clause): Request | null {
  for (const { match, what } of matches(kinds, clause)) {
    if (!what) continue;
    const said = clause.reading.tokens.slice(what.to, match.to).map(({ word }) => word);
    const habitType: HabitType = said.some((word) => CORE.has(word)) ? 'core' : 'experimental';
    const toActs = (places: readonly number[]): PlanAct[] =>
      places.map((target) => ({ act: 'kind', target, habitType }));
    return { meant: meantBy(clause, what), toActs, ...withDefault(focusOf(clause)) };
  }
  return null;
}

/** `Swap the first and the third`: each goes where the other one was. */
function exchangeRequest({ reading, within, state, spoken }: Clause): Request | null {
  const what = exchanging.find(reading, within)?.caught.what;
  if (!what || makesWay.find(reading, what)) return null;
  const meant = readTargets(reading, what, state, { spoken });
  const numbers = spansIn(reading, 'number', what).map(({ value }) => value - 1);
  const places = meant.is === 'places' && meant.places.length === 2 ? meant.places : numbers;
  const [one, other] = places.filter((place) => state.habits[place] !== undefined);
  if (one === undefined || other === undefined || places.length !== 2) return null;
  return {
    meant: { is: 'places', places },
    toActs: () => [
      { act: 'move', target: one, to: other },
      { act: 'move', target: other, to: one },
    ],
  };
}

function moveRequest(clause: Clause): Request | null {
  const end = Math.min(clause.state.habits.length, HABITS_PER_PLAN.max) - 1;
  for (const { what, place } of matches(moves, clause)) {
    if (!what || isValue(clause.reading, what) || sizeIn(clause.reading, what)) continue;
    const meant = meantBy(clause, what);
    if (!isOfSome(meant)) continue;
    const to = (target: number) => [0, end, Math.max(0, target - 1), Math.min(end, target + 1), 0][place] ?? 0;
    return { meant, toActs: (places) => places.map((target) => ({ act: 'move', target, to: to(target) })) };
  }
  return null;
}

/** What a clause asks to be done with a habit as a whole: another one, none, a name, a place in the list, or a new one. */
export function readThing(clause: Clause): Request | { readonly habits: readonly OwnHabit[] } | null {
  return (
    readTicks(clause) ??
    moveRequest(clause) ??
    rewordRequest(clause) ??
    kindRequest(clause) ??
    exchangeRequest(clause) ??
    keepRequest(clause) ??
    replaceRequest(clause) ??
    otherRequest(clause) ??
    removeRequest(clause) ??
    addRequest(clause) ??
    insteadRequest(clause)
  );
}
