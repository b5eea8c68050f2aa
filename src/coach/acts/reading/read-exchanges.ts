import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, type Token, wordsOf } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { withoutPoliteness } from '../politeness.ts';
import { namesIn, nearnessTo } from '../targets/target-names.ts';
import { type Meant, readTargets } from '../targets/targets.ts';
import { focusOf, isSize, isValue, matches, meantBy, valuesIn, withDefault } from './caught.ts';
import { cuesIn } from '../values/cue-phrase.ts';
import { withOtherObject } from './other-object.ts';
import { readOwnHabit } from './own-habit.ts';
import { amountOf, sizeIn } from '../values/read-values.ts';
import type { Clause, Request } from './request.ts';

const replaces = patterns(...REQUESTS.replaces);
const insteads = patterns(...REQUESTS.insteads);
const ARROWS = ['→', '->', '=>', '➡', '>>'];
const VERBS_BEFORE_NOT = phraseSet('do; does; can; will; would; could; is; are; have; has; why; it');
const insteadOf = new Pattern('^ (instead of|rather than|in place of)');
const DOES = new Set(['do', 'have', 'try', 'i', 'can', 'could', 'let', 'make', 'put', 'we', 'use', 'go']);

const wish = new Pattern(knowledge.acts.words.readExchangesWish);

function withoutWish(reading: Reading, within: Range): Range {
  const found = wish.find(reading, within);
  return found && found.to < within.to ? { from: found.to, to: within.to } : within;
}

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
      return yield {
        what: { from: opening.to, to: at },
        own: withoutWish(reading, withoutPoliteness(reading, { from: at, to: within.to })),
      };
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
    if (what && own && !isDenied(clause.reading, own) && !isMovedTo(clause.reading, own)) yield { what, own };
}

/** `change the card to Ola to weekends`: a habit that says `to` goes to other days. */
const isMovedTo = (reading: Reading, own: Range) =>
  valuesIn(reading, own).some(({ from, to }) => to === own.to && reading.tokens[from - 1]?.word === 'to');

/** An amount of what the habit counts already is another size of it. */
function isSizeOf({ reading, state }: Clause, own: Range, meant: Meant): boolean {
  if (!isValue(reading, own)) return false;
  const amount = spansIn(reading, 'amount', own)[0];
  if (!amount || amount.unit === 'minute' || meant.is !== 'places') return true;
  return meant.places.some((place) => amountOf(state.habits[place] as PlannedHabit, amount.unit) !== null);
}

/** Words of what a habit says that is done. */
function isInName(reading: Reading, what: Range, habits: readonly PlannedHabit[]): boolean {
  const names = namesIn(reading, what);
  const isOf = ({ description }: PlannedHabit) =>
    names.every((name) => read(description).tokens.some(({ lemma }, at) => at > 0 && lemma === name.lemma));
  return names.length > 0 && habits.some(isOf);
}

/** A word of the habit itself; one that is only like it names something else. */
const SAID = 0.8;

/** `The swim after work instead of the bus`: a habit that is there gets another time. */
function isOfPlan({ reading, state, spoken }: Clause, own: Range, what: Range, goes: Meant): boolean {
  const values = [...spansIn(reading, 'days', own), ...spansIn(reading, 'often', own), ...cuesIn(reading, own)];
  if (values.length === 0 || isInName(reading, what, state.habits)) return false;
  const names = namesIn(reading, own, values);
  const meant = readTargets(reading, own, state, { without: values, spoken });
  if (meant.is !== 'places') return false;
  // Where another habit makes way, what comes is no time of it.
  if (goes.is === 'places' && !goes.places.some((at) => meant.places.includes(at))) return false;
  const isSaid = (name: Token) => meant.places.some((at) => nearnessTo(name, state.habits, at) >= SAID);
  return names.length > 0 && names.every(isSaid);
}

/** `in the garden rather than the cloister`, of a habit that says `in the cloister`. */
function withOtherPlace({ reading }: Clause, habit: PlannedHabit | undefined, own: Range, what: Range): string | null {
  const said = read(habit?.description ?? '');
  const names = namesIn(reading, what);
  const last = said.tokens.findLastIndex(({ lemma }) => names.some((name) => name.lemma === lemma));
  const first = said.tokens[last - 1]?.tag === 'determiner' ? last - 2 : last - 1;
  const [from, to] = [said.tokens[first], said.tokens[last]];
  const cues = cuesIn(reading, own);
  const cue = cues.find((place) => reading.tokens[place.from]?.word === from?.word);
  const isOwn = namesIn(reading, own, cues).every((name) => said.tokens.some(({ lemma }) => lemma === name.lemma));
  return cue && isOwn && from && to ? `${said.text.slice(0, from.from)}${cue.words}${said.text.slice(to.to)}` : null;
}

function movedRequest(clause: Clause, own: Range, what: Range, meant: Meant): Request | null {
  const [target, ...others] = meant.is === 'places' ? meant.places : [];
  if (target === undefined || others.length > 0) return null;
  const text = withOtherPlace(clause, clause.state.habits[target], own, what);
  return text ? { meant, toActs: () => [{ act: 'reword', target, text }] } : null;
}

/** `something else`: what it is is left to us. */
function isOpenThing(reading: Reading, own: Range): boolean {
  const first = reading.tokens[own.from]?.word ?? '';
  return ['something', 'anything', 'another', 'different'].includes(first) && namesIn(reading, own).length === 0;
}

export function replaceRequest(clause: Clause): Request | null {
  const { reading, state } = clause;
  for (const { what, own } of exchanges(clause)) {
    if (isValue(reading, what)) continue;
    const meant = meantBy(clause, what);
    const moved = movedRequest(clause, own, what, meant);
    if (moved) return moved;
    if (isSizeOf(clause, own, meant) || isOfPlan(clause, own, what, meant)) continue;
    const habit = readOwnHabit(reading, own);
    const isOpen = isOpenThing(reading, own);
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

export function insteadRequest(clause: Clause): Request | null {
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
