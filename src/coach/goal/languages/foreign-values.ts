import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Weekday } from '#core/calendar/calendar.ts';
import { phrases } from '#coach/text/phrases.ts';
import { plainWord } from '#coach/text/tokens.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import type { NamedAct } from '../named-act.ts';

/** Days of the week as they begin, in languages that share our letters. */
const DAYS: Readonly<Record<Weekday, string>> = knowledge.acts.pairs.foreignDays;
/** Behind a number of days or times. */
const A_WEEK = phrases(
  'a la semana; por semana; veces por semana; vezes por semana; fois par semaine; volte a settimana; mal pro woche; keer per week; razy w tygodniu; ganger i veckan; cada semana; pro woche; in der woche; die woche; par semaine; a settimana; alla settimana; per week; in de week; w tygodniu; tygodniowo; i veckan; om ugen; i uka; haftada',
);
const A_DAY = phrases(
  'al dia; todos los dias; todos os dias; tous les jours; chaque jour; chaque soir; ogni giorno; ogni sera; elke dag; elke avond; iedere dag; iedere avond; codziennie; varje dag; varje kvall; hver dag; hver aften; hver kveld; her gun; her aksam; cada dia; por dia; pro tag; am tag; jeden tag; taglich; jeden abend; jeden morgen; par jour; al giorno; per dag; dziennie; om dagen; per dygn; gunde',
);
const MOST_DAYS = 7;
/** Words between the number and the week: `4 días a la semana`. */
const BETWEEN = 2;

const days = Object.entries(DAYS).flatMap(([day, list]) =>
  phrases(list).map((begin) => [begin, day as Weekday] as const),
);
const said = (list: readonly string[]) => list.map((phrase) => phrase.split(' ').map(plainWord));
const [WEEK, DAY] = [said(A_WEEK), said(A_DAY)];

const endsAt = ({ tokens }: Reading, at: number, list: readonly (readonly string[])[]) =>
  list.some((phrase) => phrase.every((word, offset) => tokens[at + offset]?.word === word));

/** Small numbers as words, in the languages that share our letters. */
const COUNTED: Readonly<Record<string, string>> = knowledge.acts.pairs.foreignNumbers;
const NUMBERS = new Map(
  Object.entries(COUNTED).flatMap(([value, list]) =>
    phrases(list).map((word) => [plainWord(word), Number(value)] as const),
  ),
);

const numberOf = (word: string): number => NUMBERS.get(word) ?? Number(word || Number.NaN);

function timesIn(reading: Reading, { from, to }: Range): number | null {
  for (let at = from; at < to; at += 1) {
    if (endsAt(reading, at, DAY)) return MOST_DAYS;
    if (!endsAt(reading, at, WEEK)) continue;
    const numbers = Array.from({ length: BETWEEN }, (_, back) => numberOf(reading.tokens[at - 1 - back]?.word ?? ''));
    const count = numbers.find((number) => Number.isInteger(number) && number >= 1 && number <= MOST_DAYS);
    if (count !== undefined) return count;
  }
  return null;
}

/** How often and on which days, as a clause of another language says it; the words themselves stay in the act. */
export function foreignValues(reading: Reading, range: Range): Pick<NamedAct, 'days' | 'times'> {
  const words = reading.tokens.slice(range.from, range.to).map(({ word }) => word);
  const found = [
    ...new Set(days.filter(([begin]) => words.some((word) => word.startsWith(begin))).map(([, day]) => day)),
  ];
  return found.length > 0 ? { days: found, times: null } : { days: null, times: timesIn(reading, range) };
}
