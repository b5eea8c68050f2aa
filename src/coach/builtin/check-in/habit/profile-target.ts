import type { CheckInHabit } from '#coach/port.ts';
import type { Amount } from '../text/amount.ts';
import { type Token, tokenise, textOf } from '../text/normalise.ts';
import { amountsIn, clocksIn } from '../text/quantities.ts';
import { getKind, type HabitKind } from './profile-kind.ts';

/** `drink less wine: one fewer than usual`: how much that is, is not told. */
const LESS_THAN_USUAL = /^(?:\w+ )?(?:less|fewer) .*\b(?:less|fewer)\b/;

/** The amounts of a description, or what its measure asks for where it names none. */
function measured(amounts: readonly Amount[], measure: CheckInHabit['measure']): readonly Amount[] {
  if (!measure || amounts.length > 0) return amounts;
  const value = 'atMost' in measure ? measure.atMost : measure.atLeast;
  return amountsIn(tokenise(`${value} ${measure.unit}`));
}

/** “When a glass is empty”: no glass is asked for. */
function isOccasion(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(({ word }) => word === 'when' || word === 'whenever');
}

/** “Count to twenty” is done once. */
function isCountedTo(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === 'to' && tokens[at - 2]?.lemma === 'count';
}

type Target = { readonly kind: HabitKind; readonly amounts: readonly Amount[]; readonly targets: readonly Amount[] };

/** What a habit asks for: whether to do, to avoid or to stay within, the amounts that it names, and those that a day is held against. */
export function targetOf({ measure }: CheckInHabit, tokens: readonly Token[]): Target {
  const text = textOf(tokens);
  const clocks = clocksIn(tokens);
  const amounts = amountsIn(tokens).filter(
    ({ from }) =>
      !clocks.some((clock) => from >= clock.from && from < clock.to) &&
      !isCountedTo(tokens, from) &&
      !isOccasion(tokens, from),
  );
  const isLess = LESS_THAN_USUAL.test(text);
  const kind = isLess || (measure && 'atMost' in measure) ? 'limit' : getKind(text);
  return { kind, amounts, targets: isLess ? [] : measured(amounts, measure) };
}
