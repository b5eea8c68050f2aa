import { HABITS_PER_PLAN, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { type Match, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { ADDS, INSTEADS, KEEPS, OTHERS, REMOVES, REPLACES } from '../act-words.ts';
import { withoutPoliteness } from '../clauses.ts';
import { namedPlaces, namesIn } from '../target-names.ts';
import { listed, type Meant, readTargets } from '../targets.ts';
import { cuesIn } from './cue-phrase.ts';
import { asHabit, readOwnHabit } from './own-habit.ts';
import { quotedIn } from './quotes.ts';
import { withOtherObject } from './other-object.ts';
import { amountOf, sizeIn } from './read-values.ts';
import type { Clause, Request } from './request.ts';

const removes = patterns(...REMOVES);
const others = patterns(...OTHERS);
const replaces = patterns(...REPLACES);
const insteads = patterns(...INSTEADS);
const adds = patterns(...ADDS);
const keeps = patterns(...KEEPS);
const keptAsIs = patterns(
  '^ (keep|leave|hold on to|stick with) !(out|off) <what> $',
  '^ <what> (is|are) (fine|good|great|ok|okay|perfect|lovely|staying) .. $',
  '^ <what> (can stay|stays|should stay|stay) .. $',
);
const rewords = patterns(
  '^ (call|name|rename|reword|rephrase|word|label|title|retitle) (it|this|that|this one|that one) (to|as|into)? <own> $',
  '^ (call|name|rename|reword|rephrase|word|label) <what> (to|as|into) <own> $',
  '^ (call|name|rename|reword|label) the? (first|second|third|fourth|fifth|last) (one|habit)? <own> $',
  '^ (call|name|rename|reword|label) (number|habit|no) #number <own> $',
  '^ (call|name|rename|reword|label) (the|my) @noun <own> $',
  '^ <what> (should|needs to|ought to|could|must) (say|read|be called|be named) <own> $',
  '^ (change|edit|alter|fix) the (name|wording|text|title|words) (of|on|for) <what> (to|into) <own> $',
  '^ (change|edit|alter) <what> to (say|read) <own> $',
  '^ (change|edit|alter) the (name|wording|text|title) to <own> $',
  '^ (write|put|say|phrase|word) <what> (as|like this) <own> $',
);
const exchanging = new Pattern('^ (swap|switch|exchange) <what> (around|round|over|places)? $');
const bareRemove = new Pattern('^ (remove|delete|drop|bin|scrap|ditch|get rid) (please|pls|then)? $');
const NOBODY: Meant = { is: 'none' };
const naming = new Pattern('^ (call|name|rename|reword|rephrase|word|label|title|retitle)');
const kinds = patterns(
  '^ (make|turn|have|mark|put|treat|count|set|move|switch|change|keep) <what> (as|into|to|be)? (a|an|the|one of the)? (core|experimental|experiment|main|optional|essential|trial) (habit|one|habits|group|ones)? $',
  '^ <what> (should be|is|could be|ought to be|needs to be|is more of|is really) (a|an|the)? (core|experimental|experiment|main|optional|essential|trial) (habit|one|for me)? $',
);
const moves = patterns(
  '^ (put|move|make|do|have|want|list|place|place|bring) <what> (=first|at the top|on top|to the top|at the start|at the beginning|to the front|up top) $',
  '^ (put|move|make|do|have|list|place) <what> (=last|at the bottom|to the bottom|at the end|to the end) $',
  '^ (move|bring|put|bump) <what> (=up|=higher|up one|one up|up a place|higher up|up the list) $',
  '^ (move|put|bump|push) <what> (=down|lower|down one|one down|down a place|lower down|down the list) $',
);

/** Values in some words: they are no name, and a clause of values alone asks for no other habit. */
export function valuesIn(reading: Reading, within: Range): Range[] {
  const spans = (['days', 'often', 'amount'] as const).flatMap((kind) => spansIn(reading, kind, within));
  return [...spans, ...cuesIn(reading, within)];
}

function isValue(reading: Reading, within: Range): boolean {
  const size = sizeIn(reading, within);
  const values = [...valuesIn(reading, within), ...(size ? [size.range] : [])];
  return values.length > 0 && namesIn(reading, within, values).length === 0;
}

const MUST_BE_SIZE = new Set([
  'something',
  'anything',
  'one',
  'shorter',
  'smaller',
  'longer',
  'easier',
  'harder',
  'a',
  'half',
  'double',
]);

/** `something shorter` is another size, not another habit. */
function isSize(reading: Reading, within: Range): boolean {
  const size = sizeIn(reading, within);
  return (
    size !== null &&
    MUST_BE_SIZE.has(reading.tokens[within.from]?.word ?? '') &&
    namesIn(reading, within, [size.range]).length === 0
  );
}

const ARROWS = ['→', '->', '=>', '➡', '>>'];
const VERBS_BEFORE_NOT = new Set([
  'do',
  'does',
  'can',
  'will',
  'would',
  'could',
  'is',
  'are',
  'have',
  'has',
  'why',
  'it',
]);
const insteadOf = new Pattern('^ (instead of|rather than|in place of)');
const DOES = new Set(['do', 'have', 'try', 'i', 'can', 'could', 'let', 'make', 'put', 'we', 'use', 'go']);

type Caught = { readonly match: Match; readonly what: Range | null; readonly own: Range | null };

function* matches(list: readonly Pattern[], { reading, within }: Clause): Generator<Caught & { place: number }> {
  for (const [place, pattern] of list.entries()) {
    const match = pattern.find(reading, within);
    if (match) yield { match, what: match.caught.what ?? null, own: match.caught.own ?? null, place };
  }
}

const meantBy = ({ reading, state, spoken }: Clause, what: Range): Meant =>
  readTargets(reading, what, state, { spoken });
const focusOf = ({ state, spoken }: Clause): readonly number[] | undefined =>
  spoken.length > 0 ? spoken : state.focus === null ? undefined : [state.focus];
const withDefault = (otherwise: readonly number[] | undefined) => (otherwise ? { otherwise } : {});

/** What stands before an arrow and behind it; what stands behind `instead of` and what is to be done, where a mark or a verb parts them. */
function* parted({ reading, within }: Clause): Generator<{ what: Range; own: Range }> {
  const { tokens, text } = reading;
  for (let at = within.from + 1; at < within.to; at += 1) {
    const between = text.slice(tokens[at - 1]?.to, tokens[at]?.from);
    if (ARROWS.some((arrow) => between.includes(arrow)))
      yield { what: { from: within.from, to: at }, own: { from: at, to: within.to } };
  }
  const opening = insteadOf.find(reading, within);
  if (!opening) return;
  for (let at = opening.to + 1; at < within.to; at += 1) {
    const isParted = tokens[at - 1]?.after.includes(',') === true || DOES.has(tokens[at]?.word ?? '');
    if (isParted)
      return yield { what: { from: opening.to, to: at }, own: withoutPoliteness(reading, { from: at, to: within.to }) };
  }
}

/** `I do not …` is no thing in the place of another. */
function isDenied({ tokens }: Reading, { from, to }: Range): boolean {
  return (
    tokens[to]?.word === 'not' &&
    (tokens[to - 1]?.tag === 'auxiliary' ||
      VERBS_BEFORE_NOT.has(tokens[to - 1]?.word ?? '') ||
      tokens[from]?.word === 'i')
  );
}

function* exchanges(clause: Clause): Generator<{ what: Range; own: Range }> {
  yield* parted(clause);
  for (const { what, own } of matches(replaces, clause))
    if (what && own && !isDenied(clause.reading, own)) yield { what, own };
}

/** An amount of what the habit counts already is another size of it. */
function isSizeOf({ reading, state }: Clause, own: Range, meant: Meant): boolean {
  if (!isValue(reading, own)) return false;
  const amount = spansIn(reading, 'amount', own)[0];
  if (!amount || amount.unit === 'minute' || meant.is !== 'places') return true;
  return meant.places.some((place) => amountOf(state.habits[place] as PlannedHabit, amount.unit) !== null);
}

function replaceRequest(clause: Clause): Request | null {
  const { reading, state } = clause;
  for (const { what, own } of exchanges(clause)) {
    if (isValue(reading, what)) continue;
    const meant = meantBy(clause, what);
    if (isSizeOf(clause, own, meant)) continue;
    const habit = readOwnHabit(reading, own);
    const first = reading.tokens[own.from]?.word ?? '';
    const isOpen =
      ['something', 'anything', 'another', 'different'].includes(first) && namesIn(reading, own).length === 0;
    if (!habit || (meant.is === 'none' && namesIn(reading, what).length === 0 && !focusOf(clause))) continue;
    const named = namesIn(reading, what);
    const toActs = (places: readonly number[]): PlanAct[] =>
      places.map((target) => ({
        act: 'replace',
        target,
        habit: isOpen
          ? null
          : withOtherObject(habit, { old: state.habits[target], named, said: wordsOf(reading, own) }),
      }));
    return { meant, toActs, ...withDefault(focusOf(clause)), own: habit };
  }
  return null;
}

/** `Could it be the conservatory`: a thing alone takes the place of the habit's own. */
function withObjectOf({ reading, state }: Clause, habit: OwnHabit, target: number, own: Range): OwnHabit {
  const old = state.habits[target];
  const said = read(old?.description ?? '');
  return withOtherObject(habit, {
    old,
    named: namesIn(said, { from: 1, to: said.tokens.length }),
    said: wordsOf(reading, own),
  });
}

function insteadRequest(clause: Clause): Request | null {
  const { reading } = clause;
  for (const { own } of matches(insteads, clause)) {
    if (
      !own ||
      isValue(reading, own) ||
      isSize(reading, own) ||
      namesIn(reading, own, valuesIn(reading, own)).length === 0
    )
      continue;
    const already = meantBy(clause, own);
    if (already.is !== 'unknown' || sizeIn(reading, own)?.value.is === 'step') continue;
    const habit = readOwnHabit(reading, own);
    if (!habit) continue;
    return {
      meant: { is: 'none' },
      toActs: (places) =>
        places
          .slice(0, 1)
          .map((target) => ({ act: 'replace', target, habit: withObjectOf(clause, habit, target, own) })),
      ...withDefault(focusOf(clause)),
      own: habit,
    };
  }
  return null;
}

function otherRequest(clause: Clause): Request | null {
  for (const { what } of matches(others, clause)) {
    if (!what || isValue(clause.reading, what)) continue;
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

function removeRequest(clause: Clause): Request | null {
  const { reading, within } = clause;
  const focus = focusOf(clause);
  if (focus && bareRemove.find(reading, within))
    return { meant: NOBODY, otherwise: focus, toActs: (places) => places.map((target) => ({ act: 'remove', target })) };
  for (const { what } of matches(removes, clause)) {
    if (!what) continue;
    const values = (['days', 'often', 'amount', 'clock'] as const).flatMap((kind) => spansIn(reading, kind, what));
    if (!values.every((value) => isPartOfName(reading, value))) continue;
    const parts = spansIn(reading, 'part', what);
    const isTime =
      parts.length > 0 &&
      !parts.every((part) => isPartOfName(reading, part)) &&
      namesIn(reading, what, parts).length === 0;
    const meant = meantBy(clause, what);
    if (isTime || (meant.is !== 'places' && sizeIn(reading, what)?.value.is === 'times')) continue;
    return {
      meant,
      toActs: (places) => places.map((target) => ({ act: 'remove', target })),
      ...withDefault(focusOf(clause)),
    };
  }
  return null;
}

function keepRequest(clause: Clause): Request | null {
  const { reading, state } = clause;
  for (const { what } of matches(keeps, clause)) {
    if (!what || isValue(reading, what)) continue;
    const meant = meantBy(clause, what);
    if (meant.is !== 'places' || meant.places.length === state.habits.length || valuesIn(reading, what).length > 0)
      continue;
    return { meant, toActs: (places) => [{ act: 'keep-only', targets: [...places] }] };
  }
  for (const { what } of matches(keptAsIs, clause)) {
    if (!what || isValue(reading, what) || valuesIn(reading, what).length > 0) continue;
    const meant = meantBy(clause, what);
    if (meant.is === 'places') return { meant, toActs: () => [] };
  }
  return null;
}

/** What is between quotation marks is the text, whatever the words around it. */
function quotedReword(clause: Clause): Request | null {
  const { reading, within } = clause;
  const quoted = quotedIn(reading).find(({ from, to }) => from > within.from && to <= within.to);
  const named = quoted && naming.find(reading, { from: within.from, to: quoted.from });
  if (!quoted || !named) return null;
  const text = asHabit(wordsOf(reading, quoted));
  const meant = meantBy(clause, { from: named.to, to: quoted.from });
  return {
    meant,
    toActs: (places) => places.slice(0, 1).map((target) => ({ act: 'reword', target, text })),
    ...withDefault(focusOf(clause)),
  };
}

function rewordRequest(clause: Clause): Request | null {
  const { reading, within } = clause;
  const said = quotedReword(clause);
  if (said) return said;
  for (const { match, what, own } of matches(rewords, clause)) {
    if (!own) continue;
    const quoted = quotedIn(reading).find(({ from, to }) => from >= within.from && to <= within.to);
    const text = asHabit(wordsOf(reading, quoted ?? own));
    const named = what ?? { from: match.from + 1, to: quoted ? Math.min(own.from, quoted.from) : own.from };
    const meant = meantBy(clause, named);
    if (meant.is !== 'places' && isValue(reading, own)) continue;
    return {
      meant,
      toActs: (places) => places.slice(0, 1).map((target) => ({ act: 'reword', target, text })),
      ...withDefault(focusOf(clause)),
    };
  }
  return null;
}

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
function exchangeRequest(clause: Clause): Request | null {
  const found = exchanging.find(clause.reading, clause.within);
  const what = found?.caught.what;
  const meant = what ? readTargets(clause.reading, what, clause.state, { spoken: clause.spoken }) : NOBODY;
  const numbers = what ? spansIn(clause.reading, 'number', what).map(({ value }) => value - 1) : [];
  const places = meant.is === 'places' && meant.places.length === 2 ? meant.places : numbers;
  const [one, other] = places;
  if (
    one === undefined ||
    other === undefined ||
    places.length !== 2 ||
    !clause.state.habits[one] ||
    !clause.state.habits[other]
  )
    return null;
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
    if (meant.is !== 'places') continue;
    const to = (target: number) => [0, end, Math.max(0, target - 1), Math.min(end, target + 1)][place] ?? 0;
    return { meant, toActs: (places) => places.map((target) => ({ act: 'move', target, to: to(target) })) };
  }
  return null;
}

/** `Drumming, painting and chess` are three things; with a value in it a list is one. */
function listedThings(reading: Reading, own: Range): Range[] {
  const marks = reading.tokens.slice(own.from, own.to - 1).filter(({ after }) => after.includes(','));
  if (marks.length === 0 || valuesIn(reading, own).length > 0 || quotedIn(reading).length > 0) return [own];
  const parts = listed(reading, own);
  return parts.every((part) => part.to - part.from <= 4) ? parts : [own];
}

/** What is put where it stands already is no addition. */
function addRequest(clause: Clause): { habits: OwnHabit[] } | null {
  const { reading } = clause;
  for (const { own } of matches(adds, clause)) {
    if (!own || isValue(reading, own) || isSize(reading, own)) continue;
    const values = valuesIn(reading, own);
    const names = namesIn(reading, own, values);
    if (names.length === 0 && quotedIn(reading).length === 0) continue;
    if (values.length > 0 && isKnown(clause, own, values)) continue;
    const habits = listedThings(reading, own).flatMap((part) => readOwnHabit(reading, part) ?? []);
    if (habits.length > 0) return { habits };
  }
  return null;
}

/** `Saturday to the walk`, `the swim on Fridays too`: nothing but values of a habit that is there. */
function isKnown({ reading, state }: Clause, own: Range, values: readonly Range[]): boolean {
  const names = namesIn(reading, own, values);
  const meant = readTargets(reading, own, state, { without: values });
  return meant.is === 'places' && names.every((name) => namedPlaces([name], state.habits).length > 0);
}

/** What a clause asks to be done with a habit as a whole: another one, none, a name, a place in the list, or a new one. */
export function readThing(clause: Clause): Request | { readonly habits: readonly OwnHabit[] } | null {
  return (
    rewordRequest(clause) ??
    kindRequest(clause) ??
    exchangeRequest(clause) ??
    keepRequest(clause) ??
    replaceRequest(clause) ??
    otherRequest(clause) ??
    removeRequest(clause) ??
    moveRequest(clause) ??
    addRequest(clause) ??
    insteadRequest(clause)
  );
}
