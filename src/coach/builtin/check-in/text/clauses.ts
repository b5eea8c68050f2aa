import { phrases } from '#coach/text/phrases.ts';
import { ahead, boundaries, JOINS, type Link } from './clause-ends.ts';
import { ASKING } from '../lexicon/cue-lexicon.ts';
import type { Span } from '../habit/span.ts';
import type { Token } from './normalise.ts';

export type Clause = {
  readonly from: number;
  readonly to: number;
  readonly link: Link;
  readonly sentence: number;
  /** The words, with a space between them. */
  readonly text: string;
  readonly words: readonly string[];
  readonly spans: readonly Span[];
  readonly isQuestion: boolean;
};

/** A message may begin with its exception. */
function firstLink(tokens: readonly Token[], from: number): Link | null {
  const link = JOINS.find(([pattern]) => pattern.test(ahead(tokens, from)))?.[1];
  return link === 'except' || link === 'instead' || link === 'if' ? link : null;
}

/** The clauses of a message, each with the spans in it. */
export function getClauses(
  tokens: readonly Token[],
  spans: readonly Span[],
  fixed: readonly { from: number; to: number }[],
): Clause[] {
  const cuts = boundaries(tokens, spans, fixed);
  const clauses: Clause[] = [];
  let from = 0;
  let link: Link = 'start';
  let sentence = 0;
  const push = (to: number) => {
    const inside = tokens.slice(from, to);
    if (inside.every((token) => /^[,.;:!?"()—|=]$/.test(token.word))) return;
    const words = inside.filter((token) => !/^[,.;:!?"()—|=/]$/.test(token.word)).map(({ word }) => word);
    clauses.push({
      from,
      to,
      link: clauses.length === 0 ? (firstLink(tokens, from) ?? 'start') : link,
      sentence,
      text: words.join(' '),
      words,
      spans: spans.filter((span) => span.from >= from && span.to <= to),
      isQuestion: false,
    });
    link = 'comma';
  };
  for (const cut of cuts) {
    push(cut.at);
    from = cut.to;
    link = stronger(link, cut.link, clauses.at(-1)?.to === cut.at);
    if (cut.link === 'stop') sentence += 1;
  }
  push(tokens.length);
  return withGivenUp(withSetAside(withQuestions(clauses, tokens)));
}

/** After a comma a word of its own says more: “, but”. */
function stronger(pending: Link, next: Link, isFresh: boolean): Link {
  if (isFresh) return next;
  const order = phrases('start; comma; colon; stop; and; or; but; because; when; if; instead; except');
  return order.indexOf(next) > order.indexOf(pending) ? next : pending;
}

/** “The diary instead of translation and kanji”: all that follows was left out. */
function withGivenUp(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    const isListed =
      before?.link === 'instead' &&
      before.sentence === clause.sentence &&
      /^(?:and|or)$/.test(clause.link) &&
      clause.spans.length > 0 &&
      /^(?:and|or) (?:the |my )?\w+(?: \w+)?$/.test(clause.text);
    out.push(isListed ? { ...clause, link: 'instead' } : clause);
  }
  return out;
}

/** “Log aside, all done”, “did it all, not counting the log”: what is set aside is the exception. */
const SET_ASIDE =
  /^(?:(?:and|but) )*(?:(?:leaving|putting|setting) )?(?:the |my )?\w+(?: \w+){0,3} (?:aside|excepted|excluded|notwithstanding)$|^(?:and |but |just )*(?:not counting|not including|discounting|ignoring|leaving (?:out|aside)|omitting|forgetting) (?:the |my )?\w+(?: \w+){0,3}$/;

function withSetAside(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) =>
    clause.spans.length > 0 && SET_ASIDE.test(clause.text) ? { ...clause, link: 'except' } : clause,
  );
}

/** A sentence that ends in a question mark asks from its first asking word on; without one it asks as a whole. */
function withQuestions(clauses: readonly Clause[], tokens: readonly Token[]): Clause[] {
  return [...Map.groupBy(clauses, ({ sentence }) => sentence).values()].flatMap((mates) => askedIn(mates, tokens));
}

function asks({ text }: Clause): boolean {
  return ASKING.test(withoutJoin(text)) && !/\bwho (?:has|had) (?:the )?(?:time|energy|strength|patience)\b/.test(text);
}

/** The clauses of one sentence, each with whether it asks. */
function askedIn(mates: readonly Clause[], tokens: readonly Token[]): Clause[] {
  const last = mates.at(-1);
  const isAsked = tokens[last?.to ?? -1]?.word === '?';
  const asker = mates.find(asks);
  if (asker) {
    return mates.map((clause) => ({
      ...clause,
      isQuestion: clause.from >= asker.from && (isAsked || asker === clause),
    }));
  }
  if (!isAsked) return [...mates];
  // “Retinol and vitamin C together?” has no verb, so all of it asks.
  const isVerbless = mates.every(({ words, link }) => words.length <= 6 && link !== 'comma' && !hasVerdict(words));
  if (isVerbless && mates.length > 1) return mates.map((clause) => ({ ...clause, isQuestion: true }));
  const isTag = /^(right|yes|ok|okay|you know|eh|huh|no|innit|lol|fair|deal|alright)$/.test(last?.text ?? '');
  return mates.map((clause) => ({ ...clause, isQuestion: !isTag && clause === last }));
}

function hasVerdict(words: readonly string[]): boolean {
  return words.some((word) =>
    /^(?:i|we|did|done|was|were|had|went|got|not|no|yes|nope|skipped|missed|forgot|✓|✗|only)$|\w[^e]ed$/.test(word),
  );
}

/** The clause without the word that joins it to the one before. */
export function withoutJoin(text: string): string {
  return text.replace(
    /^(?:(?:and|but|so|then|also|or|nor|plus|although|though|however|because|which|well|ok|okay|oh|um|erm|hmm|hey|hi|hello|yes|right|lol|haha|actually|honestly|sadly|luckily|unfortunately|otherwise|apparently) )+/,
    '',
  );
}
