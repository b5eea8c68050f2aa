import type { Range, Reading } from '#coach/text/reading.ts';
import { busy, DAY, daysIn, hours } from './day-stretches.ts';
import type { FactTopic, Limit } from '../fact.ts';
import {
  ALONE,
  BROKE,
  NO_BREAKFAST,
  NO_COMPANY,
  NO_DINNER,
  NO_EVENINGS,
  OTHERS_COOK,
  PEOPLE_NOTES,
} from '../words/life-words.ts';
import { FASTS, FRIDAY_PRAYER, PRAYS, REST_DAY, SABBATH, WORSHIP } from '../words/time-words.ts';
import { PatternList } from './word-lists.ts';

type Found = { readonly topic: FactTopic; readonly limits: readonly Limit[] };
type Row = {
  readonly list: PatternList;
  readonly topic: FactTopic;
  readonly limits: (reading: Reading, clause: Range) => readonly Limit[];
  /** Counts although the sentence is about somebody else. */
  readonly isOfOthers?: true;
};

const without =
  (...things: readonly string[]) =>
  (): Limit[] =>
    things.map((thing) => ({ is: 'without', thing, days: null }));
const nothing = () => [];
const whole = (reading: Reading, clause: Range, otherwise: NonNullable<ReturnType<typeof daysIn>>) =>
  busy([{ from: 0, to: DAY }], { days: daysIn(reading, clause) ?? otherwise });

const ROWS: readonly Row[] = [
  { list: new PatternList(SABBATH), topic: 'faith', limits: (reading, clause) => whole(reading, clause, ['saturday']) },
  {
    list: new PatternList(REST_DAY),
    topic: 'faith',
    limits: (reading, clause) => (daysIn(reading, clause) ? whole(reading, clause, []) : []),
  },
  {
    list: new PatternList(WORSHIP),
    topic: 'faith',
    limits: (reading, clause) => busy([hours(8, 13)], { days: daysIn(reading, clause) }),
  },
  {
    list: new PatternList(FRIDAY_PRAYER),
    topic: 'faith',
    limits: () => busy([hours(11.5, 14.5)], { days: ['friday'] }),
  },
  { list: new PatternList(FASTS), topic: 'faith', limits: without('daytime food') },
  { list: new PatternList(PRAYS), topic: 'faith', limits: nothing },
  { list: new PatternList(ALONE), topic: 'people', limits: without('household') },
  { list: new PatternList(NO_COMPANY), topic: 'people', limits: without('company') },
  { list: new PatternList(OTHERS_COOK), topic: 'people', limits: without('cooking'), isOfOthers: true },
  { list: new PatternList(NO_BREAKFAST), topic: 'taste', limits: without('breakfast') },
  { list: new PatternList(NO_DINNER), topic: 'taste', limits: without('dinner') },
  { list: new PatternList(BROKE), topic: 'money', limits: without('money') },
  { list: new PatternList(NO_EVENINGS), topic: 'time', limits: () => busy([hours(20.5, 24)]) },
  { list: new PatternList(PEOPLE_NOTES), topic: 'people', limits: nothing },
];

/** Faith, people, meals and money; null when a clause says nothing of them. */
export function readLife(reading: Reading, clause: Range & { readonly isOfOther: boolean }): Found | null {
  const row = ROWS.find(
    ({ list, isOfOthers }) => (!clause.isOfOther || isOfOthers === true) && list.find(reading, clause),
  );
  return row ? { topic: row.topic, limits: row.limits(reading, clause) } : null;
}
