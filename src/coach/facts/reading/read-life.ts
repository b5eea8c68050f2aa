import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Range, Reading } from '#coach/text/reading.ts';
import { busy, DAY, daysIn, hours } from './day-stretches.ts';
import type { FactTopic, Limit } from '../fact.ts';
import { PatternList } from './word-lists.ts';

const { life } = knowledge;

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
  {
    list: new PatternList(life.sabbath),
    topic: 'faith',
    limits: (reading, clause) => whole(reading, clause, ['saturday']),
  },
  {
    list: new PatternList(life.restDay),
    topic: 'faith',
    limits: (reading, clause) => (daysIn(reading, clause) ? whole(reading, clause, []) : []),
  },
  {
    list: new PatternList(life.worship),
    topic: 'faith',
    limits: (reading, clause) => busy([hours(8, 13)], { days: daysIn(reading, clause) }),
  },
  {
    list: new PatternList(life.fridayPrayer),
    topic: 'faith',
    limits: () => busy([hours(11.5, 14.5)], { days: ['friday'] }),
  },
  { list: new PatternList(life.fasts), topic: 'faith', limits: without('daytime food') },
  { list: new PatternList(life.prays), topic: 'faith', limits: nothing },
  { list: new PatternList(life.alone), topic: 'people', limits: without('household') },
  { list: new PatternList(life.noCompany), topic: 'people', limits: without('company') },
  { list: new PatternList(life.othersCook), topic: 'people', limits: without('cooking'), isOfOthers: true },
  { list: new PatternList(life.noBreakfast), topic: 'taste', limits: without('breakfast') },
  { list: new PatternList(life.noDinner), topic: 'taste', limits: without('dinner') },
  { list: new PatternList(life.broke), topic: 'money', limits: without('money') },
  { list: new PatternList(life.noEvenings), topic: 'time', limits: () => busy([hours(20.5, 24)]) },
  { list: new PatternList(life.peopleNotes), topic: 'people', limits: nothing },
];

/** Faith, people, meals and money; null when a clause says nothing of them. */
export function readLife(reading: Reading, clause: Range & { readonly isOfOther: boolean }): Found | null {
  const row = ROWS.find(
    ({ list, isOfOthers }) => (!clause.isOfOther || isOfOthers === true) && list.find(reading, clause),
  );
  return row ? { topic: row.topic, limits: row.limits(reading, clause) } : null;
}
