import { AMOUNT, type Measure, UNIT_MAX } from '#core/amount/measure.ts';
import { isWeightOrEnergy } from '#core/amount/units.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { read, type Token } from '#coach/text/reading.ts';
import {
  ANY_REDUCTION,
  AT_ONCE,
  COUNTED,
  EVENTS,
  IN_GLASSES,
  IN_PORTIONS,
  LASTING,
  LESS,
  MINUTES,
  PARTICLES,
  PREPOSITIONS,
  type Reduction,
  REDUCTIONS,
  TIMED_KINDS,
  TOWARDS_AN_END,
  USUAL_MINUTES,
} from './words/act-words.ts';
import { inPlural, isDistance, quantity } from './quantity.ts';
import { isMoney } from '#coach/text/values/money.ts';

/** How far the largest size goes beyond what is done already. */
const NEXT = 1.25;

/** An act in one size: its words, and its amount where a day of it is counted. */
export type Size = { readonly text: string; readonly measure: Measure | null };

/** From the first visible motion of the act up to as much as it may grow to. */
export type Sizes = readonly [easy: Size, medium: Size, hard: Size];

type Amount = NonNullable<NamedAct['amount']>;

/** An act as a week's plan holds it: its amount may be a part of a greater one, and its words of another language. */
export type PlannedAct = NamedAct & { readonly towards?: Amount; readonly isForeign?: boolean };

const tokensOf = (text: string): readonly Token[] => read(text).tokens;

/** The verb with its particle, and what stands after it: `Put aside`, `the change`. */
export function parted(text: string): { verb: string; rest: string; words: readonly string[] } {
  const tokens = tokensOf(text);
  const end = tokens[1] && PARTICLES.has(tokens[1].word) ? tokens[1].to : (tokens[0]?.to ?? text.length);
  return { verb: text.slice(0, end), rest: text.slice(end).trim(), words: tokens.map(({ word }) => word) };
}

/** Whether the act begins with a verb of the list, alone or with what follows it. */
function begins(act: NamedAct, verbs: ReadonlySet<string>): boolean {
  const [first = '', second = '', third = ''] = tokensOf(act.text).map(({ word }) => word);
  const pairs = [`${first} ${second}`, `${act.verb} ${second}`, `${first} ${third}`];
  return pairs.some((pair) => verbs.has(pair)) || verbs.has(act.verb) || verbs.has(first);
}

/** Whether a pair of words decides, which says more than the verb alone. */
export function beginsAsPair({ text }: NamedAct, verbs: ReadonlySet<string>): boolean {
  const [first = '', second = '', third = ''] = tokensOf(text).map(({ word }) => word);
  return verbs.has(`${first} ${second}`) || verbs.has(`${first} ${third}`);
}

/** A meal and a bed are made whole. */
const MADE_AT_ONCE: ReadonlySet<NamedAct['kind']> = new Set(['eat', 'prepare', 'tidy']);

const isDoneAtOnce = (act: NamedAct) =>
  beginsAsPair(act, AT_ONCE) || (act.verb === 'make' && MADE_AT_ONCE.has(act.kind));

const isLongAnyway = ({ text, verb }: NamedAct) =>
  text.toLowerCase().startsWith('go for a ') || (verb !== 'have' && text.endsWith(' done'));

/** True when minutes make sense of the act. */
export function isTimed(act: NamedAct): boolean {
  if (act.kind === 'abstain' || act.kind === 'limit' || isDoneAtOnce(act)) return false;
  if (act.kind === 'contact') return begins(act, LASTING);
  if (beginsAsPair(act, TOWARDS_AN_END)) return true;
  if (begins(act, LASTING)) return !(act.kind === 'pray' && act.object !== null) && act.kind !== 'eat';
  if (begins(act, AT_ONCE)) return isLongAnyway(act);
  return TIMED_KINDS.has(act.kind) || begins(act, TOWARDS_AN_END);
}

export const isTowardsAnEnd = (act: NamedAct): boolean => begins(act, TOWARDS_AN_END) && !begins(act, LASTING);

/** What is reached in the end, on one day: a race is no act of a week. */
export const isEvent = ({ kind, text }: NamedAct): boolean =>
  kind === 'move' && tokensOf(text).some(({ word }) => EVENTS.has(word));

function forMinutes(act: NamedAct, minutes: number): string {
  const { text } = act;
  const time = quantity(minutes, 'minute');
  const { verb, rest, words } = parted(text);
  if (words[0] === 'spend' && words[1] === 'time') return `Spend ${time} ${rest.slice('time'.length).trim()}`;
  if (isEvent(act)) return `${verb} for ${time}, towards ${rest}`;
  return isTowardsAnEnd(act) ? `${text}, ${time} at a time` : `${text} for ${time}`;
}

/** Where the text says the unit itself, as a whole word: the `push-ups` of `Do push-ups`. */
function unitIn(text: string, unit: string): { from: number; to: number } | null {
  const said = text.toLowerCase().concat(' ');
  for (const word of [inPlural(unit), unit]) {
    const from = said.indexOf(` ${word} `) + 1;
    if (from > 0) return { from, to: from + word.length };
  }
  return null;
}

/** The amount beside what the act is about: `Drink 8 glasses of water`, `Swim 20 lengths at the baths`, `Walk the dog for 2 miles`. */
function besideThing(act: PlannedAct, said: string, unit: string): string {
  const { verb, rest } = parted(act.text);
  const next = tokensOf(rest)[0]?.word ?? '';
  if (rest === '' || rest === 'money') return `${verb} ${said}`;
  if (rest === 'books') return `${verb} ${said} of a book`;
  if (act.kind === 'contact') return `${act.text}: ${said}`;
  if (isMoney(unit) && verb.endsWith(' off')) return `${verb.slice(0, -' off'.length)} ${said} off ${rest}`;
  if (PREPOSITIONS.has(next) || isMoney(unit)) return `${verb} ${said} ${rest}`;
  return isDistance(unit) ? `${act.text} for ${said}` : `${verb} ${said} of ${rest}`;
}

/** The act with its amount where somebody would say it. */
function withAmount(act: PlannedAct, { value, unit }: Amount): string {
  const { text, towards } = act;
  if (unit === 'minute') return forMinutes(act, value);
  if (unit === 'time') return `${text} ${quantity(value, unit)} a day`;
  const part = quantity(value, unit);
  const said = towards ? `${part} towards ${quantity(towards.value, towards.unit)}` : part;
  const counted = isMoney(unit) ? null : unitIn(text, unit);
  if (counted) return `${text.slice(0, counted.from)}${said}${text.slice(counted.to)}`;
  return besideThing(act, said, unit);
}

function measureOf({ value, unit }: Amount, isLimit: boolean): Measure | null {
  const many = inPlural(unit);
  const isCounted = unit !== 'minute' && many.length <= UNIT_MAX && value >= AMOUNT.least && value <= AMOUNT.max;
  if (!isCounted || isMoney(unit) || isWeightOrEnergy(unit)) return null;
  return isLimit ? { unit: many, atMost: value } : { unit: many, atLeast: value };
}

function ofAmount(act: PlannedAct, amount: Amount): Size {
  return { text: withAmount(act, amount), measure: measureOf(amount, false) };
}

/** How somebody has less of what the act is about. */
export function reductionOf({ text }: NamedAct): Reduction {
  const tokens = tokensOf(text);
  const isIn = ({ words }: Reduction) => tokens.some(({ word, lemma }) => words.has(word) || words.has(lemma));
  return REDUCTIONS.find(isIn) ?? ANY_REDUCTION;
}

/** A limit that does not say how much. */
export function isOpenLimit({ kind, amount, text }: NamedAct): boolean {
  const isCounted = amount !== null || tokensOf(text).some(({ tag }) => tag === 'number');
  if (kind !== 'limit' || isCounted) return false;
  return tokensOf(text).some(({ word, lemma }) => LESS.has(word) || LESS.has(lemma));
}

/** A limit says how much: what was said, or a little less than usual. */
function limited(act: NamedAct): Size {
  const { text, amount } = act;
  if (amount) {
    const said = quantity(amount.value, amount.unit);
    const isSaid = read(text).spans.some((span) => 'value' in span && span.value === amount.value);
    return { text: isSaid ? text : `${text}: ${said} at most`, measure: measureOf(amount, true) };
  }
  if (!isOpenLimit(act)) return { text, measure: null };
  return { text: `${text}: ${reductionOf(act).by}`, measure: null };
}

/** The amounts of acts that are counted whoever does them, where none was said. */
function usualAmounts(act: NamedAct): readonly Amount[] | null {
  const { object, kind } = act;
  if (object === null) return null;
  const made = (unit: string, ...values: number[]) => values.map((value) => ({ value, unit }));
  const { rest } = parted(act.text);
  const first = tokensOf(rest)[0]?.word ?? '';
  if (kind === 'drink' && (IN_GLASSES.has(object) || first === 'water')) return made('glass', 1, 3, 6);
  if (kind === 'eat' && (IN_PORTIONS.has(object) || IN_PORTIONS.has(rest))) return made('portion', 1, 2, 3);
  return COUNTED.has(rest) ? made(rest.endsWith('s') ? rest.slice(0, -1) : rest, 5, 10, 20) : null;
}

/** Half of what tires, where the body asks for care. */
export function halved(act: PlannedAct): PlannedAct {
  const { amount, kind } = act;
  if (!amount || (kind !== 'move' && amount.unit !== 'minute') || amount.unit === 'time' || kind === 'limit')
    return act;
  return { ...act, amount: { ...amount, value: Math.max(1, Math.floor(amount.value / 2)) } };
}

/** Words of another language stay as they are; minutes are said by their sign. */
function inTheirLanguage(act: PlannedAct): Sizes {
  const { text, amount } = act;
  const said = (size: string): Size => ({ text: size, measure: null });
  if (amount) {
    const unit = amount.unit === 'minute' ? 'min' : amount.unit;
    const at = unitIn(text, amount.unit);
    const whole = at
      ? `${text.slice(0, at.from)}${amount.value} ${text.slice(at.from)}`
      : `${text}, ${amount.value} ${unit}`;
    return [said(whole), said(whole), said(whole)];
  }
  const isSaid = tokensOf(text).some(({ tag }) => tag === 'number');
  if (isSaid || !TIMED_KINDS.has(act.kind)) return [said(text), said(text), said(text)];
  const [easy, medium, hard] = USUAL_MINUTES.map((minutes) => said(`${text}, ${minutes} min`));
  return [easy ?? said(text), medium ?? said(text), hard ?? said(text)];
}

/** Somebody who does a part of it already starts there, and goes on from it. */
function fromAlready({ already, amount, ...act }: PlannedAct): Sizes | null {
  if (!already || act.kind === 'limit' || (amount && amount.unit !== already.unit)) return null;
  if (amount && amount.value <= already.value) return null;
  const next = { unit: already.unit, value: Math.round(already.value * NEXT) };
  const at = (part: Amount) =>
    ofAmount({ ...act, already, amount, ...(amount && part.unit !== 'minute' && { towards: amount }) }, part);
  return [at(already), at(already), at(next)];
}

/** An amount that is to be reached by a day is the end of a way, of which a week takes a part. */
function byTheDeadline(act: PlannedAct): Sizes | null {
  const { amount, deadline } = act;
  if (!amount || deadline === null || amount.unit === 'minute') return null;
  // `500 words a day by June` is said of each day.
  if (act.days !== null || act.times !== null) return null;
  const end = quantity(amount.value, amount.unit);
  if (isMoney(amount.unit)) {
    const { verb, rest } = parted(act.text);
    const text = `${verb} towards ${[end, rest].filter(Boolean).join(' ')}`;
    return [text, text, text].map((one) => ({ text: one, measure: null })) as unknown as Sizes;
  }
  if (!isTimed(act)) return null;
  const minutes = MINUTES[act.kind] ?? USUAL_MINUTES;
  const texts = minutes.map((value) => `${forMinutes(act, value)}, towards ${end}`);
  return texts.map((text) => ({ text, measure: null })) as unknown as Sizes;
}

/** The three sizes of a named act. An amount that was said is all of them; words that have no size stay as they were said. */
export function sizesOf(act: PlannedAct): Sizes {
  const same = (size: Size): Sizes => [size, size, size];
  if (act.isForeign) return inTheirLanguage(act);
  const begun = fromAlready(act) ?? byTheDeadline(act);
  if (begun) return begun;
  if (act.kind === 'limit') return same(limited(act));
  if (act.amount) return same(ofAmount(act, act.amount));
  const amounts = usualAmounts(act);
  if (amounts) return amounts.map((amount) => ofAmount(act, amount)) as unknown as Sizes;
  if (!isTimed(act)) return same({ text: act.text, measure: null });
  const minutes = MINUTES[act.kind] ?? USUAL_MINUTES;
  return minutes.map((value) => ({ text: forMinutes(act, value), measure: null })) as unknown as Sizes;
}
