import knowledge from '#content/knowledge.json' with { type: 'json' };
import SAID from '#content/bar.json' with { type: 'json' };
import type { BarOrder, SaidPart } from '#core/coaching/said-in-bar.ts';
import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { namedPlaces, namesIn } from '#coach/acts/targets/target-names.ts';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import type { CheckInHabit } from '#coach/port.ts';
import { feelingIn } from '#coach/talk/feeling-in.ts';
import { allOf, type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { tidied } from '#coach/text/tidied.ts';

type Ways = ReturnType<typeof patterns>;
const named = <N extends string>(lists: Readonly<Record<N, readonly string[]>>) =>
  Object.entries<readonly string[]>(lists).map(([name, all]) => [name as N, patterns(...all)] as const);
const LISTS = Object.fromEntries(named(SAID.lists)) as Readonly<Record<keyof typeof SAID.lists, Ways>>;
const [QUESTIONS, COUNTS] = [named<EvidenceQuestion>(SAID.questions), named(SAID.counts)];
const ORDERS = named<BarOrder>({ ...SAID.orders, 'end-pause?': SAID.lists.mayBe, week: SAID.lists.week });

const LINKS = ['and', 'but', 'also', 'then'];
const TOLD_FIRST = ['i', 'we', 'had', 'also', 'then', 'just'];
const isLink = ({ tokens }: Reading, at: number) => LINKS.includes(tokens[at]?.word ?? '');

/** Whether a report begins there: `walked the dog`, `two glasses`. */
function isTold(reading: Reading, at: number, to: number): boolean {
  const { word = '', tag } = reading.tokens[at] ?? {};
  if (TOLD_FIRST.includes(word)) return isTold(reading, at + 1, to);
  return tag === 'past' || spansIn(reading, 'amount', { from: at, to }).some(({ from }) => from === at);
}

/** What is told one after the other: `walked the dog | and two glasses last night`. */
function piecesOf(reading: Reading, { from, to }: Range): string[] {
  const isCut = (at: number) =>
    (isLink(reading, at - 1) || reading.tokens[at - 1]?.after.includes(',')) && isTold(reading, at, to);
  const cuts = reading.tokens.flatMap((_, at) => (at > from && at < to && isCut(at) ? [at] : []));
  const ends = [...cuts.map((at) => (isLink(reading, at - 1) ? at - 1 : at)), to];
  return [from, ...cuts].map((start, nth) => wordsOf(reading, { from: start, to: ends[nth] ?? to }));
}

function partOf(reading: Reading, range: Range, isValue: boolean): SaidPart {
  const has = (ways: Ways) => firstOf(ways, reading, range) !== null;
  const wasDone = reading.tokens.slice(range.from, range.to).some(({ tag, word }) => tag === 'past' || word === 'did');
  const kindOf = <N>(kinds: readonly (readonly [N, Ways])[]) => kinds.find(([, ways]) => has(ways))?.[0] ?? null;
  const order = wasDone || has(LISTS.yesterday) || has(LISTS.supposed) ? null : kindOf(ORDERS);
  const asks = (reading.tokens[range.to - 1]?.after ?? '').includes('?') || has(LISTS.asks);
  const isOpen = ![wasDone, asks, has(LISTS.today)].includes(true);
  const isQuestion = asks && order === null;
  return {
    words: wordsOf(reading, range),
    pieces: piecesOf(reading, range),
    isOfYesterday: has(LISTS.yesterday),
    isRequest:
      !has(LISTS.ticks) &&
      [isValue, order !== null, has(LISTS.requests), isOpen && has(LISTS.schedules)].includes(true),
    isMove: has(LISTS.moves),
    isValue,
    isQuestion,
    isFeeling: feelingIn(reading, range) !== null,
    order,
    question: isQuestion ? kindOf(QUESTIONS) : null,
    counts: [isQuestion, !has(LISTS.allowed)].every(Boolean) ? kindOf(COUNTS) : null,
  };
}

const UNASKED = patterns(...knowledge.requests.unasked);

/** The sentences; `I did not ask for it` behind a question goes with that question, and is no report of asking. */
function questionsWhole(reading: Reading): Range[] {
  return reading.sentences.reduce<Range[]>((all, one) => {
    const before = all.at(-1);
    const isOfIt = before && firstOf(LISTS.asks, reading, before) && firstOf(UNASKED, reading, one);
    return isOfIt ? [...all.slice(0, -1), { from: before.from, to: one.to }] : [...all, one];
  }, []);
}

/** The parts of what somebody said in the bar: its sentences, cut where another clause begins with a request or tells a feeling. */
export function saidParts(text: string): SaidPart[] {
  const reading = read(tidied(text));
  const isCut = (at: number) => reading.tokens[at - 1]?.after.includes(',') || isLink(reading, at);
  return questionsWhole(reading).flatMap(({ from, to }) => {
    const is = (ways: Ways, start: number, end: number) => firstOf(ways, reading, { from: start, to: end }) !== null;
    const tells = (at: number) => feelingIn(reading, { from: at, to }) && !feelingIn(reading, { from, to: at });
    const asks = (at: number) => is(LISTS.requests, at, to) && !is(LISTS.refers, at, to);
    const { values, renames, schedules, days, yesterday, today } = LISTS;
    const meets = (one: Ways, other: Ways, at: number) => is(one, from, at) && is(other, at, to);
    // A value by itself is of the habit that was named before it: behind a new name, or behind days.
    const isValue = (at: number) =>
      meets(renames, values, at) || (meets(schedules, values, at) && !is(LISTS.requests, from, at));
    const isOfDay = (at: number) => is(days, at, to) || meets(yesterday, today, at) || meets(today, yesterday, at);
    // A report behind an order, and a question behind a report.
    const told = (at: number) =>
      isTold(reading, isLink(reading, at) ? at + 1 : at, to) && ORDERS.some(([, ways]) => is(ways, from, at));
    const isAsked = reading.tokens[to - 1]?.after.includes('?');
    const wonders = (at: number) => isAsked && is(LISTS.asks, at, to) && isTold(reading, from, at);
    const isNew = (at: number) => [asks, tells, isValue, isOfDay, told, wonders].some((begun) => begun(at));
    const begins = (at: number) => at > from && at < to && isCut(at) && isNew(at);
    const starts = reading.tokens.flatMap((_, at) => (at === from || begins(at) ? [at] : []));
    return starts.map((at, nth) => partOf(reading, { from: at, to: starts[nth + 1] ?? to }, at > from && isValue(at)));
  });
}

/** The places of the habits that words name. */
export const namedIn = ({ words, habits }: { words: string; habits: readonly PlannedHabit[] }): number[] =>
  namedPlaces(namesIn(read(tidied(words)), { from: 0, to: Number.POSITIVE_INFINITY }), habits);

/** What a text tells of habits, unsure readings as well; `amount` is what the words name in the habit's own unit. */
export function saidOfHabits({ text, habits }: { text: string; habits: readonly CheckInHabit[] }) {
  return readCheckIn({ habits, messages: [{ role: 'user', content: tidied(text) }] }).map((told, at) => {
    const [said, unit] = [read(told.evidence), read(habits[at]?.measure?.unit ?? '').tokens[0]?.lemma];
    const amounts = spansIn(said, 'amount', allOf(said)).filter((one) => one.unit === unit);
    return { ...told, amount: amounts.length === 1 ? (amounts[0]?.value ?? null) : null };
  });
}
