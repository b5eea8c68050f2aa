import { WEEKDAYS } from '#core/calendar/calendar.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, read, spansIn, wordsOf } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import { valuesIn } from '../reading/caught.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import type { Clause } from '../reading/request.ts';
import { namesIn, nearnessTo, OF_ITSELF } from '../targets/target-names.ts';

const refuses = patterns('^ (but)? (not|never|except|just not)');
const setsIt = new Pattern('^ (make|do|have|put|keep) (it|that|this)');
const more = [refuses, setsIt].flat();
const retracts = patterns(...REQUESTS.retracts);

/** `No, seriously, …`: what was said before was no request. */
export function takesBack({ reading, within }: Clause): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to);
  return (
    sentence !== undefined && sentence.from > 0 && firstOf(retracts, reading, { ...sentence, to: within.to }) !== null
  );
}

/** True when some words are about a habit of the plan by name. */
export function namesHabit({ reading, within, state }: Pick<Clause, 'reading' | 'within' | 'state'>): boolean {
  const names = namesIn(reading, within, valuesIn(reading, within));
  return names.some((name) => state.habits.some((_, at) => nearnessTo(name, state.habits, at) >= OF_ITSELF));
}

/** The days that are left when some are refused, of all or of those that were named before. */
function withoutDays(habit: OwnHabit, { reading, within }: Clause): OwnHabit | null {
  const out = spansIn(reading, 'days', within).flatMap(({ days }) => days);
  const left = (habit.days ?? WEEKDAYS).filter((day) => !out.includes(day));
  if (out.length === 0 || left.length === 0) return null;
  return habit.days || habit.times === undefined || habit.times >= left.length ? { ...habit, days: left } : habit;
}

/** `Add lunch at the table on Mondays and the phone in the drawer at 9`: another thing to add, and not more of the first. */
export function addedBeside({ reading, within }: Clause, last: PlanAct | undefined): OwnHabit | null {
  const isLinked = last?.act === 'add' && reading.tokens[within.from - 1]?.word === 'and';
  const isOrder = COMMANDS.has(reading.tokens[within.from]?.word ?? '');
  const names = isLinked && !isOrder ? namesIn(reading, within, valuesIn(reading, within)) : [];
  return names.length > 0 ? readOwnHabit(reading, within) : null;
}

/** `make it daily`, of what was asked for just before: without the order. */
const ofLast = ({ reading, within }: Clause): Range => ({
  from: setsIt.find(reading, within)?.to ?? within.from,
  to: within.to,
});

/** `Add knitting. 2 rows before bed.`: what is said of a habit that was asked for just before. */
export function addedWith(clause: Clause, last: PlanAct | undefined): OwnHabit | null {
  const { reading, within } = clause;
  const isOrder = COMMANDS.has(reading.tokens[within.from]?.word ?? '') && firstOf(more, reading, within) === null;
  if (last?.act !== 'add' || isOrder || valuesIn(reading, within).length === 0 || namesHabit(clause)) return null;
  if (firstOf(refuses, reading, within)) return withoutDays(last.habit, clause);
  const whole = read(`${last.habit.text} ${wordsOf(reading, ofLast(clause))}`);
  const made = readOwnHabit(whole, allOf(whole));
  return made && { ...last.habit, ...made };
}
