import knowledge from '#content/knowledge.json' with { type: 'json' };
import { asksWhoAnswers, givesOrders, isOffTopic, withoutOrders } from '#coach/aside/orders.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';

const ENOUGH = patterns(...knowledge.requests.enoughSaid);
const MOST_WORDS = 9;
const OF_THE_PLAN = patterns(
  '^ (please|can you|could you|would you|will you|pls)? (please)? (=make|=change|=move|=swap|=remove|=delete|=add|=replace|=drop|=remind|=rename|=shorten|=set|=put) .. (me|habit|shorter|smaller|bigger|longer|easier|harder|plan|to|for|from|reminder|one|it)',
);
const ASKS = patterns(
  '^ (and|but|so|hey|hi)? (what|why|how|when|where|who|which|should|shall|can|could|would|do|does|is|are|will) (happens|if|do|does|is|are|was|i|we|it|this|you|that|the|my)',
);

const SAME = patterns(
  '^ (the|my|just|all|today)? (the|my|just|all)? (usual|ditto|same again|same (as|like) (yesterday|always|usual|before|last time|the other day))',
);
const REASON = patterns(
  '(=because|cos|coz|cause|due to|thanks to)',
  'so (i|we|it|no|nothing|nowt|none|did|could|had) !(far|much|many)',
);

/** True where somebody says why, unasked. */
export function givesReason(message: string): boolean {
  return firstOf(REASON, read(message)) !== null;
}

/** What a message is when it reports nothing of the day. */
export type Aside = 'whoAnswers' | 'elsewhere' | 'ofThePlan' | 'questionHere' | 'sameAgain';

/** True for somebody who wishes to stop. */
export function wishesToStop(message: string): boolean {
  const reading = read(message);
  return reading.tokens.length <= MOST_WORDS && firstOf(ENOUGH, reading) !== null;
}

/** What a message asks for instead of telling of the day; null when it asks for nothing. */
export function asideIn(message: string): Aside | null {
  if (asksWhoAnswers(message)) return 'whoAnswers';
  if (isOffTopic(message, '') || (givesOrders(message) && withoutOrders(message) === '')) return 'elsewhere';
  const reading = read(message);
  if (firstOf(OF_THE_PLAN, reading)) return 'ofThePlan';
  if (firstOf(SAME, reading)) return 'sameAgain';
  return message.includes('?') && firstOf(ASKS, reading) ? 'questionHere' : null;
}

const MARKS_ALL = patterns(
  '(=mark|=set|=tick|=log|=record|=complete|=count|=check) (it|them|all|everything|every|each|the|my) .. (done|complete|completed|true|off|ticked)?',
);

/** A message without what it orders the coach to do in the name of the program: what it reports beside that is left. */
export function reportIn(message: string): string {
  if (!givesOrders(message)) return message;
  const rest = withoutOrders(message);
  const reading = read(rest);
  return reading.sentences
    .filter((sentence) => firstOf(MARKS_ALL, reading, sentence) === null)
    .map(({ from, to }) => rest.slice(reading.tokens[from]?.from, reading.tokens[to]?.from).trim())
    .join(' ');
}
