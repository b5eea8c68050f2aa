import SAID from '#content/bar.json' with { type: 'json' };
import type { BarOrder, SaidPart } from '#core/coaching/said-in-bar.ts';
import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { namedPlaces, namesIn } from '#coach/acts/targets/target-names.ts';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import type { CheckInHabit } from '#coach/port.ts';
import { feelingIn } from '#coach/talk/feeling-in.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { tidied } from '#coach/text/tidied.ts';

const LED =
  '^ (please|pls|maybe|and|but|also|then|so|ok|actually|can you|could you|would you|can we|could we|can i|let us|i want to|i would like to)? (please)?';
const led = (all: readonly string[]) => patterns(...all.map((one) => `${LED} ${one}`));
const [REQUESTS, SCHEDULES, REFERS] = [led(SAID.requests), patterns(...SAID.schedules), patterns(...SAID.refers)];
const [ASKS, DAYS, MOVES] = [patterns(...SAID.asks), patterns(...SAID.days), patterns(...SAID.moves)];
const [RENAMES, VALUES] = [patterns(...SAID.renames), patterns(...SAID.values)];
const YESTERDAY = patterns('(yesterday|last night)');
const SUPPOSED = patterns('^ .. (=if|when|whenever|unless|what if|suppose)');
const named = <N extends string>(lists: Readonly<Record<N, readonly string[]>>) =>
  Object.entries<readonly string[]>(lists).map(([name, all]) => [name as N, patterns(...all)] as const);
const [QUESTIONS, COUNTS] = [named<EvidenceQuestion>(SAID.questions), named(SAID.counts)];
const ORDERS = named<BarOrder>({ ...SAID.orders, 'end-pause?': SAID.mayBe, week: SAID.week });

function partOf(reading: Reading, range: Range): SaidPart {
  const has = (ways: ReturnType<typeof patterns>) => firstOf(ways, reading, range) !== null;
  const wasDone = reading.tokens.slice(range.from, range.to).some(({ tag, word }) => tag === 'past' || word === 'did');
  const kindOf = <N>(kinds: readonly (readonly [N, ReturnType<typeof patterns>])[]) =>
    kinds.find(([, ways]) => has(ways))?.[0] ?? null;
  const order = wasDone || has(YESTERDAY) || has(SUPPOSED) ? null : kindOf(ORDERS);
  const asks = (reading.tokens[range.to - 1]?.after ?? '').includes('?') || has(ASKS);
  const isQuestion = asks && order === null;
  return {
    words: wordsOf(reading, range),
    isOfYesterday: has(YESTERDAY),
    isRequest: [order !== null, has(REQUESTS), !wasDone && !asks && has(SCHEDULES)].includes(true),
    isMove: has(MOVES),
    isQuestion,
    isFeeling: feelingIn(reading, range) !== null,
    order,
    question: isQuestion ? kindOf(QUESTIONS) : null,
    counts: isQuestion ? kindOf(COUNTS) : null,
  };
}

/** The parts of what somebody said in the bar: its sentences, cut where another clause begins with a request or tells a feeling. */
export function saidParts(text: string): SaidPart[] {
  const reading = read(tidied(text));
  const isCut = (at: number) =>
    reading.tokens[at - 1]?.after.includes(',') ||
    ['and', 'but', 'also', 'then'].includes(reading.tokens[at]?.word ?? '');
  return reading.sentences.flatMap(({ from, to }) => {
    const tells = (at: number) => feelingIn(reading, { from: at, to }) && !feelingIn(reading, { from, to: at });
    const asks = (at: number) =>
      firstOf(REQUESTS, reading, { from: at, to }) && !firstOf(REFERS, reading, { from: at, to });
    const resizes = (at: number) =>
      firstOf(RENAMES, reading, { from, to: at }) && firstOf(VALUES, reading, { from: at, to });
    const isOfDay = (at: number) => firstOf(DAYS, reading, { from: at, to });
    const begins = (at: number) =>
      at > from && at < to && isCut(at) && (asks(at) || tells(at) || resizes(at) || isOfDay(at));
    const starts = reading.tokens.flatMap((_, at) => (at === from || begins(at) ? [at] : []));
    return starts.map((start, nth) => partOf(reading, { from: start, to: starts[nth + 1] ?? to }));
  });
}

/** The places of the habits that words name. */
export const namedIn = ({ words, habits }: { words: string; habits: readonly PlannedHabit[] }): number[] => {
  const said = read(tidied(words));
  return namedPlaces(namesIn(said, { from: 0, to: said.tokens.length }), habits);
};

/** What a text tells of habits, unsure readings as well; `amount` is what the words name in the habit's own unit. */
export function saidOfHabits({ text, habits }: { text: string; habits: readonly CheckInHabit[] }) {
  return readCheckIn({ habits, messages: [{ role: 'user', content: tidied(text) }] }).map((told, at) => {
    const [said, unit] = [read(told.evidence), read(habits[at]?.measure?.unit ?? '').tokens[0]?.lemma];
    const amounts = spansIn(said, 'amount', { from: 0, to: said.tokens.length }).filter((one) => one.unit === unit);
    return { ...told, amount: amounts.length === 1 ? (amounts[0]?.value ?? null) : null };
  });
}
