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

/** Whether a report begins there: `walked the dog`, `two glasses`. */
function isTold(reading: Reading, at: number, to: number): boolean {
  if (TOLD_FIRST.includes(reading.tokens[at]?.word ?? '')) return isTold(reading, at + 1, to);
  return (
    reading.tokens[at]?.tag === 'past' || spansIn(reading, 'amount', { from: at, to }).some(({ from }) => from === at)
  );
}

/** What is told one after the other: `walked the dog | and two glasses last night`. */
function piecesOf(reading: Reading, { from, to }: Range): string[] {
  const { tokens } = reading;
  const cuts = Array.from({ length: to - from - 1 }, (_, nth) => from + nth + 1).filter(
    (at) =>
      (LINKS.includes(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.after.includes(',')) && isTold(reading, at, to),
  );
  const ends = [...cuts.map((at) => (LINKS.includes(tokens[at - 1]?.word ?? '') ? at - 1 : at)), to];
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
  const isAsked = (to: number) => (reading.tokens[to - 1]?.after ?? '').includes('?');
  const isCut = (at: number) =>
    reading.tokens[at - 1]?.after.includes(',') || LINKS.includes(reading.tokens[at]?.word ?? '');
  return questionsWhole(reading).flatMap(({ from, to }) => {
    const is = (ways: Ways, start: number, end: number) => firstOf(ways, reading, { from: start, to: end }) !== null;
    const tells = (at: number) => feelingIn(reading, { from: at, to }) && !feelingIn(reading, { from, to: at });
    const asks = (at: number) => is(LISTS.requests, at, to) && !is(LISTS.refers, at, to);
    // A value by itself is of the habit that was named before it: behind a new name, or behind days.
    const isValue = (at: number) =>
      is(LISTS.values, at, to) &&
      (is(LISTS.renames, from, at) || (is(LISTS.schedules, from, at) && !is(LISTS.requests, from, at)));
    const isOfDay = (at: number) =>
      is(LISTS.days, at, to) ||
      (is(LISTS.yesterday, from, at) && is(LISTS.today, at, to)) ||
      (is(LISTS.today, from, at) && is(LISTS.yesterday, at, to));
    // A report behind an order, and a question behind a report.
    const told = (at: number) => isTold(reading, at + (LINKS.includes(reading.tokens[at]?.word ?? '') ? 1 : 0), to);
    const goesOn = (at: number) => told(at) && ORDERS.some(([, ways]) => is(ways, from, at));
    const wonders = (at: number) => isAsked(to) && is(LISTS.asks, at, to) && isTold(reading, from, at);
    const isOther = (at: number) => isValue(at) || isOfDay(at) || goesOn(at) || wonders(at);
    const begins = (at: number) => at > from && at < to && isCut(at) && (asks(at) || tells(at) || isOther(at));
    const starts = reading.tokens.flatMap((_, at) => (at === from || begins(at) ? [at] : []));
    return starts.map((start, nth) =>
      partOf(reading, { from: start, to: starts[nth + 1] ?? to }, start > from && isValue(start)),
    );
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
