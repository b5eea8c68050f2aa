import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import type { CheckInHabit } from '#coach/port.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import { tidied } from '#coach/text/tidied.ts';

const LED =
  '^ (please|pls|maybe|and|but|also|then|so|actually|can you|could you|would you|can we|could we|let us|i want to|i would like to)? (please)?';
const REQUEST = patterns(
  `${LED} (=make|=change|=move|=swap|=remove|=delete|=add|=replace|=drop|=shorten|=lengthen|=set|=put|=pause|=reduce|=increase|=rename|=undo|=keep|=give)`,
  `${LED} (=remind|=stop|=start|=cancel|=postpone|=resume|=unpause|=turn|=switch)`,
  `${LED} =take .. (off|out|away)`,
);
const ASKS = patterns(
  '^ (and|so|but)? (on|at|in)? (what|when|how|which|who|where|why|show|tell|is it|is my|am i|do i|does it|did i|have i|are they|can i|do you)',
);
const YESTERDAY = patterns('(yesterday|last night)');
const QUESTIONS: readonly (readonly [EvidenceQuestion, ReturnType<typeof patterns>])[] = [
  ['after-miss', patterns('(after|following) (i|a|an|the|one)? (miss|slip|bad|lapse|off)', '(bounce|come|get) back')],
  [
    'improving',
    patterns('(get|become) .. (better|worse|easier)', '(improve|progress)', '(better|worse) than', 'how .. =going'),
  ],
  ['longest-run', patterns('(longest|best|current|my) (run|streak|row)', 'how .. (streak|in a row)')],
  ['when', patterns('when .. (manage|succeed|best|worst|well|stick)', '(what|which|best|worst) (day|weekday|time)')],
  ['hardest', patterns('(hardest|toughest|weakest|most difficult)', '(struggle|fail) .. most', 'worst (habit|one|at)')],
  ['easiest', patterns('(easiest|strongest)', 'best (habit|one)', 'best at', '(go|work) best')],
  ['votes', patterns('how (many|much|often) .. (vote|time|tick|do|day|have i|did i)')],
];

function partOf(reading: Reading, range: Range): SaidPart {
  const has = (ways: ReturnType<typeof patterns>) => firstOf(ways, reading, range) !== null;
  const isQuestion = reading.tokens[range.to - 1]?.after.includes('?') || has(ASKS);
  const question = isQuestion ? (QUESTIONS.find(([, ways]) => has(ways))?.[0] ?? null) : null;
  return {
    words: wordsOf(reading, range),
    isOfYesterday: has(YESTERDAY),
    isRequest: has(REQUEST),
    isQuestion,
    question,
  };
}

/** The parts of what somebody said in the bar: its sentences, cut where another clause begins with a request. */
export function saidParts(text: string): SaidPart[] {
  const reading = read(tidied(text));
  const isCut = (at: number) =>
    reading.tokens[at - 1]?.after.includes(',') ||
    ['and', 'but', 'also', 'then'].includes(reading.tokens[at]?.word ?? '');
  return reading.sentences.flatMap(({ from, to }) => {
    const begins = (at: number) => at > from && at < to && isCut(at) && firstOf(REQUEST, reading, { from: at, to });
    const starts = reading.tokens.flatMap((_, at) => (at === from || begins(at) ? [at] : []));
    return starts.map((start, nth) => partOf(reading, { from: start, to: starts[nth + 1] ?? to }));
  });
}

/** What a text tells of habits, unsure readings as well; `amount` is what the words name in the habit's own unit. */
export function saidOfHabits({ text, habits }: { text: string; habits: readonly CheckInHabit[] }) {
  return readCheckIn({ habits, messages: [{ role: 'user', content: tidied(text) }] }).map((told, at) => {
    const [said, unit] = [read(told.evidence), read(habits[at]?.measure?.unit ?? '').tokens[0]?.lemma];
    const amounts = spansIn(said, 'amount', { from: 0, to: said.tokens.length }).filter((one) => one.unit === unit);
    return { ...told, amount: amounts.length === 1 ? (amounts[0]?.value ?? null) : null };
  });
}
