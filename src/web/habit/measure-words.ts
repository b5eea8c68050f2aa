import { getTarget, isLimit, type Measure } from '#core/amount/measure.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import { readEitherWay, toFieldText } from './amount-text.ts';
import { toQuantityText } from './habit-words.ts';
import { measureMessages as texts } from './measure-messages.ts';

/** A measure in words, of which a limit of 0 means none: '6 glasses', 'at most 2 coffees', 'no cigarettes'. */
export function measureInWords(measure: Measure, words: MeasureWords = texts.itself): string {
  const target = getTarget(measure);
  const amount = toQuantityText(target, measure.unit);
  if (!isLimit(measure)) return words.atLeast(amount);
  return target === 0 ? words.none(unitFor(measure.unit, target)) : words.atMost(amount);
}

type MeasureWords = { readonly [form in keyof typeof texts.itself]: (said: string) => string };

/** How a number is read that could be read in two ways; null where there is one only. */
export function readingInWords(typed: string): string | null {
  const either = readEitherWay(typed);
  return either && texts.readAs(toFieldText(either[0]), toFieldText(either[1]));
}
