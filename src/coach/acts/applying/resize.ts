import { getTarget, isLimit, toAmount, withTarget } from '#core/amount/measure.ts';
import { DIFFICULTIES, HABIT_DESCRIPTION_MAX, INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { atSize, ofAmount } from '#coach/builtin/amounts/sized-habit.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { type Range, read, type Reading, type Token } from '#coach/text/reading.ts';
import type { Span } from '#coach/text/values/span.ts';
import { type Amount, amountOf, isUnit, niceNumber } from '../values/read-values.ts';
import { inPlural, quantity } from '#coach/compose/quantity.ts';
import { lowered } from '#coach/compose/spoken-act.ts';

type AmountSpan = Extract<Span, { kind: 'amount' }>;
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

const amountsIn = (reading: Reading): AmountSpan[] =>
  reading.spans.filter((span): span is AmountSpan => span.kind === 'amount');

/** `1 minute`, `2 minutes`, `5k`, `1.5 litres`. */
function inWords({ value, unit }: Amount, written: string | null): string {
  const number = grouped.format(value);
  if (unit === null) return number;
  if (unit === 'kilometre' && written === 'k') return `${number}k`;
  if (written !== null && ['min', 'mins', 'km', 'hrs'].includes(written)) return `${number} ${written}`;
  return quantity(value, unit);
}

/** The number with the words between it and what it counts: `10 Spanish words`. */
type Counted = {
  readonly value: number;
  readonly unit: string;
  readonly number: Range;
  readonly noun: number;
  readonly from: number;
  readonly to: number;
};

function countedIn(reading: Reading): Counted[] {
  const { tokens, spans } = reading;
  return spans.flatMap((span) => {
    if (
      span.kind !== 'number' ||
      (span.from > 0 && spans.some(({ kind, from, to }) => kind === 'clock' && from <= span.from && to >= span.to))
    )
      return [];
    const amount = spans.find(({ kind, from }) => kind === 'amount' && from === span.from);
    const noun = tokens.findIndex(
      ({ tag, isPlural }, at) =>
        at >= span.to && at <= span.to + 2 && (isPlural || (tag === 'noun' && tokens[at + 1]?.isPlural !== true)),
    );
    if (amount?.kind === 'amount' && (noun < amount.to || !isBeside(reading, amount.to, noun)))
      return [
        { value: amount.value, unit: amount.unit, number: span, noun: amount.to - 1, from: amount.from, to: amount.to },
      ];
    return noun < 0
      ? []
      : [{ value: span.value, unit: tokens[noun]?.lemma ?? '', number: span, noun, from: span.from, to: noun + 1 }];
  });
}

const isBeside = ({ tokens }: Reading, from: number, noun: number) =>
  tokens[from - 1]?.isPlural !== true && noun === from && tokens[noun]?.isPlural === true;

/** The text with an amount in the place of another one of it; null when it holds none that is meant. */
function replaced(text: string, old: Amount | null, to: Amount): string | null {
  const reading = read(text);
  const counted = countedIn(reading);
  const sameUnit = counted.filter(({ unit }) => to.unit === null || isUnit(unit, to.unit));
  const found =
    sameUnit.find(({ value }) => old === null || value === old.value) ??
    sameUnit[0] ??
    counted.find(({ value }) => value === old?.value);
  if (!found) return hourIn(reading, to);
  const token = (at: number) => reading.tokens[at] as Token;
  const isSame = sameUnit.includes(found);
  const [first, last, noun] = [token(found.from), token(found.to - 1), token(found.noun)];
  const before = text.slice(0, first.from);
  if (isSame && noun.word.startsWith('hour'))
    return `${before}${inWords({ value: to.value, unit: 'minute' }, null)}${text.slice(last.to)}`;
  if (isSame) {
    const number = grouped.format(to.value);
    const between = text.slice(token(found.number.to - 1).to, noun.from);
    return `${before}${number}${between}${agreeing(noun, found.value, to.value)}${text.slice(noun.to)}`;
  }
  const hasFor = before.endsWith('for ');
  const isTime = to.unit === 'minute';
  const lead = isTime === hasFor ? before : isTime ? `${before}for ` : before.slice(0, -'for '.length);
  return `${lead}${inWords(to, null)}${text.slice(last.to)}`;
}

/** `half an hour`, `a tenner`: they hold no number of their own. */
function hourIn(reading: Reading, to: Amount): string | null {
  const span = amountsIn(reading).find(({ unit }) => unit === 'minute' || unit === 'quid');
  const [first, last] = [reading.tokens[span?.from ?? -1], reading.tokens[(span?.to ?? 0) - 1]];
  if (!span || !first || !last || (to.unit !== null && to.unit !== span.unit)) return null;
  const said = inWords({ value: to.value, unit: span.unit }, null);
  return `${reading.text.slice(0, first.from)}${said}${reading.text.slice(last.to)}`;
}

/** The written unit in its number: `mins` and `k` stay as they are. */
function agreeing({ raw, word, lemma }: Token, from: number, value: number): string {
  if (word.length <= 2 || word === 'min' || word === 'mins') return raw;
  if (value === 1) return word === inPlural(lemma) ? lemma : raw;
  return from === 1 && word === lemma ? inPlural(raw) : raw;
}

function appended(text: string, { value, unit }: Amount): string {
  const words = inWords({ value, unit: unit ?? 'minute' }, null);
  return unit === null || unit === 'minute' ? `${text} for ${words}` : `${text}, ${words}`;
}

function inSentence(habit: PlannedHabit, old: Amount | null, to: Amount, description: string): string {
  const sentence = habit.implementationIntention;
  const at = sentence.indexOf('I will ');
  if (at < 0) return sentence;
  const end = sentence.indexOf('. If ', at);
  const body = sentence.slice(at + 'I will '.length, end < 0 ? undefined : end);
  const bare = body.endsWith('.') ? body.slice(0, -1) : body;
  const after = bare.includes(lowered(habit.description))
    ? bare.replace(lowered(habit.description), () => lowered(description))
    : (replaced(bare, old, to) ?? appended(bare, to));
  return `${sentence.slice(0, at)}I will ${after}${end < 0 ? '.' : sentence.slice(end)}`.slice(0, INTENTION_MAX);
}

/** The rung of the template that lies nearest to a number. */
function rungFor(habit: PlannedHabit, value: number): PlannedHabit['difficulty'] {
  const ladder = (getTemplate(habit)?.ladder ?? []).flatMap((size) => (typeof size === 'number' ? [size] : []));
  const distances = ladder.map((size) => Math.abs(size - value));
  return DIFFICULTIES[distances.indexOf(Math.min(...distances))] ?? habit.difficulty;
}

function measured(habit: PlannedHabit, old: Amount | null, to: Amount): Pick<PlannedHabit, 'measure'> {
  const { measure } = habit;
  if (!measure || (to.unit !== null && !isUnit(measure.unit, to.unit))) return {};
  const isSaid = to.unit !== null || old === null || getTarget(measure) === old.value;
  return isSaid ? { measure: withTarget(measure, toAmount(to.value)) } : {};
}

/** True when only the measure says how much, and the words do not. */
function isMeasuredAlone({ description, measure }: PlannedHabit, to: Amount): boolean {
  if (!measure || amountsIn(read(description)).length > 0) return false;
  return to.unit === null || isUnit(measure.unit, to.unit);
}

/** The habit with exactly this amount, in its words, its sentence and its measure. */
export function withAmount(habit: PlannedHabit, to: Amount): PlannedHabit {
  const old = amountOf(habit, to.unit) ?? amountOf(habit);
  if (to.value <= 0 && !isLimit(habit.measure ?? null)) return habit;
  if (isMeasuredAlone(habit, to)) return ofAmount(habit, toAmount(to.value));
  const description = (replaced(habit.description, old, to) ?? appended(habit.description, to)).slice(
    0,
    HABIT_DESCRIPTION_MAX,
  );
  const difficulty = old && old.unit === (to.unit ?? old.unit) ? rungFor(habit, to.value) : habit.difficulty;
  return {
    ...habit,
    description,
    implementationIntention: inSentence(habit, old, to, description),
    ...measured(habit, old, to),
    difficulty,
  };
}

/** A habit under other words counts what these say, and nothing where they say nothing of what was counted. */
export function countedAsSaid(from: PlannedHabit, to: PlannedHabit): PlannedHabit {
  const { measure } = to;
  if (!measure || from.description === to.description || from.measure !== measure) return to;
  const [before, after] = [from, to].map(({ description }) => amountsIn(read(description)));
  const isCounted = ({ unit }: AmountSpan) => isUnit(measure.unit, unit);
  const said = after?.find(isCounted);
  if (said) return { ...to, measure: withTarget(measure, toAmount(said.value)) };
  if (!before?.some(isCounted)) return to;
  const [other] = after ?? [];
  return { ...to, measure: other ? { ...withTarget(measure, toAmount(other.value)), unit: other.unit } : null };
}

function stepped(value: number, step: 1 | -1): number {
  const next = niceNumber(step < 0 ? value / 2 : value * 1.5);
  return next === value ? value + step : next;
}

/** The size beside it that the knowledge base or its measure has, in words that hold no other act. */
function rungBeside(habit: PlannedHabit, step: 1 | -1): PlannedHabit | null {
  const difficulty = DIFFICULTIES[DIFFICULTIES.indexOf(habit.difficulty) + step];
  const template = getTemplate(habit) ?? null;
  const sized = difficulty && (template ?? habit.measure) ? atSize(habit, difficulty, template) : null;
  const isOther = sized && (sized.description !== habit.description || sized.measure !== habit.measure);
  return isOther && !sized.description.includes(': ') ? sized : null;
}

/** The habit one size down or up; null where it has no other. */
export function stepSize(habit: PlannedHabit, step: 1 | -1): PlannedHabit | null {
  const measure = habit.measure ?? null;
  if (isLimit(measure)) {
    const value = stepped(measure.atMost, -step as 1 | -1);
    return value < 0 ? null : withAmount(habit, { value, unit: null });
  }
  const sized = rungBeside(habit, step);
  const amount = amountOf(habit);
  if (sized || !amount) return sized;
  const value = stepped(amount.value, step);
  return value < 1 && amount.value >= 1 ? null : withAmount(habit, { value, unit: amount.unit });
}
