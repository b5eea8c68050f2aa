import type { OwnHabit } from '#contract/plan-act.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import { namedPlaces, namesIn, nearnessTo } from '../targets/target-names.ts';
import { listed, readTargets } from '../targets/targets.ts';
import { amountOf } from '../values/read-values.ts';
import { isSize, isValue, matches, valuesIn } from './caught.ts';
import { isPut, OPEN, readOwnHabit } from './own-habit.ts';
import { quotedIn } from './quotes.ts';
import type { Clause } from './request.ts';

const adds = patterns(...REQUESTS.adds);
/** Words of a wish before what is wished for: `I should also like to`. */
const LEAD = 5;

/** `something for my back`: what is left open belongs to it. */
const withOpening = ({ tokens }: Reading, { from, to }: Range): Range =>
  OPEN.has(tokens[from - 1]?.word ?? '') ? { from: from - 1, to } : { from, to };

/** `Drumming, painting and chess` are three things; with a value in it a list is one. */
function listedThings(reading: Reading, own: Range): Range[] {
  const marks = reading.tokens.slice(own.from, own.to - 1).filter(({ after }) => after.includes(','));
  const isOpen = OPEN.has(reading.tokens[own.from]?.word ?? '');
  if (isOpen || marks.length === 0 || valuesIn(reading, own).length > 0 || quotedIn(reading).length > 0) return [own];
  const parts = listed(reading, own);
  return parts.every((part) => part.to - part.from <= 4) ? parts : [own];
}

/** `10 press ups after lunch`: an amount of what no habit counts. */
function countsNew({ reading, state }: Clause, own: Range): boolean {
  const [amount] = spansIn(reading, 'amount', own);
  const first = reading.tokens[own.from];
  if (!amount || amount.from !== own.from || TIME_UNITS.has(amount.unit) || first === undefined) return false;
  return (
    state.habits.every((habit) => amountOf(habit, amount.unit) === null) &&
    reading.tokens[amount.to - 1]?.isPlural === true
  );
}

const TIME_UNITS = new Set(['minute', 'second', 'more', 'day', 'habit']);

/** `add lights out by ten`: what an order to add names is new, in whatever words. */
const isThing = ({ reading: { tokens }, within }: Clause, { from }: Range) =>
  tokens[within.from]?.word === 'add' &&
  THINGS.has(tokens[from]?.tag ?? 'other') &&
  !NO_THINGS.has(tokens[from]?.lemma ?? '');
const THINGS: ReadonlySet<Token['tag']> = new Set(['noun', 'verb']);
const NO_THINGS = new Set([...REQUESTS.units, 'more', 'less', 'day', 'week', 'habit', 'thing']);

const targetsKnown = ({ reading, state }: Clause, own: Range) =>
  namedPlaces(namesIn(reading, own), state.habits).length > 0;

/** What is put where it stands already is no addition. */
function isAddition(clause: Clause, own: Range): boolean {
  const { reading } = clause;
  if (countsNew(clause, own) || (isThing(clause, own) && !targetsKnown(clause, own))) return true;
  if (isValue(reading, own) || isSize(reading, own)) return false;
  const values = valuesIn(reading, own);
  if (namesIn(reading, own, values).length === 0 && quotedIn(reading).length === 0) return false;
  return values.length === 0 || !isKnown(clause, own, values);
}

const wish = new Pattern('^ (like|love|want|need|wish) also? to');

const isDeed = (token: Token | undefined): boolean =>
  token?.tag === 'verb' && (token.word === 'take' || ![token.word, token.lemma].some((word) => COMMANDS.has(word)));

/** Where the act begins of `I should also like to take my blood pressure`, which is done beside all the rest; null in `I also want to move the walk`. */
function besideAt(reading: Reading, { from, to }: Range): number | null {
  const start = wish.find(reading, { from, to })?.to ?? from;
  const lead = reading.tokens.slice(Math.max(0, start - LEAD), start).map(({ word }) => word);
  const isWished = lead.includes('also') && lead.at(-1) === 'to';
  return isWished && isDeed(reading.tokens[start]) ? start : null;
}

export function addRequest(clause: Clause): { habits: OwnHabit[] } | null {
  const { reading } = clause;
  const { from } = clause.within;
  const start = isPut(reading, from) ? from + 1 : besideAt(reading, clause.within);
  const put = start === null ? [] : [{ ...clause.within, from: start }];
  for (const caught of [...put, ...[...matches(adds, clause)].map(({ own }) => own)]) {
    const own = caught && withOpening(reading, caught);
    if (!own || !isAddition(clause, own)) continue;
    const things = listedThings(reading, own);
    const habits = things.flatMap((part) => readOwnHabit(reading, part) ?? []);
    const isOpen = habits.some(({ text }) => OPEN.has(text.toLowerCase()));
    if (habits.length > 0 && habits.length === things.length && !isOpen) return { habits };
  }
  return null;
}

/** A word of what a habit does, and not of what it is done for. */
const SAID = 0.8;

/** `Saturday to the walk`, `the swim on Fridays too`: nothing but values of a habit that is there. */
function isKnown({ reading, state }: Clause, own: Range, values: readonly Range[]): boolean {
  const names = namesIn(reading, own, values);
  const meant = readTargets(reading, own, state, { without: values });
  const first = reading.tokens[own.from];
  const verbs =
    meant.is === 'places' ? meant.places.map((at) => read(state.habits[at]?.description ?? '').tokens[0]) : [];
  // `add call mum`, of a habit for mum: something else that is done.
  if (first?.tag === 'verb' && verbs.every((verb) => verb?.lemma !== first.lemma)) return false;
  const isSaid = (name: Token) =>
    meant.is === 'places' && meant.places.some((at) => nearnessTo(name, state.habits, at) >= SAID);
  return names.every(isSaid);
}
