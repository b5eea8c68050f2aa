import { type Clause, withoutJoin } from './clauses.ts';
import {
  COMMAND,
  COUNTED,
  GERUND_TONIGHT,
  LAST_NIGHT,
  NEAR_MISS_OF_SKIPPING,
  NOT_COUNTED,
  PARTIAL,
  POSITIVE,
  POSITIVE_AFTER,
  REPORT_ORDER,
  TODAY,
  TOMORROW,
} from './cue-lexicon.ts';
import type { Token } from './normalise.ts';
import { AHEAD, ANOTHER_DAY, DENIAL, GENERAL, INCOMPLETE, NOT_NEGATIONS, OPEN_YET, WISH } from './stance-cues.ts';
import { NAMES, PAST_TO_BASE, PEOPLE } from './word-lexicon.ts';

type Mood = 'fact' | 'future' | 'counterfactual' | 'habitual' | 'question' | 'command' | 'conditional';

/** What a clause says beside whom it speaks of: done or not, when, by whom, how much of it. */
export type Stance = {
  readonly polarity: 'pos' | 'neg' | 'none';
  /** The verdict follows what it speaks of: “reading done”. */
  readonly isAfter: boolean;
  /** The negative is only a “no” before a noun, so it ends with it. */
  readonly isDeterminer: boolean;
  readonly mood: Mood;
  readonly day: 'today' | 'other' | 'last night' | null;
  readonly subject: 'self' | 'other' | null;
  readonly isPast: boolean;
  readonly isPartial: boolean;
  readonly isAlwaysPartial: boolean;
  readonly isCounted: boolean;
  readonly isNotCounted: boolean;
  /** The text after pseudo-negations were read. */
  readonly text: string;
};

const HOMOGRAPHS = /^(read|put|hit|cut|set|beat|let|shut|quit|spread)$/;
const NO_PAST_BEFORE = /^(to|not|will|would|could|should|be|being|get|am|can|must|the|a|my|did)$/;

function hasPastVerb(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!(PAST_TO_BASE.has(word) || (word.length > 4 && /[^e]ed$/.test(word)))) return false;
    return !NO_PAST_BEFORE.test(words[at - 1] ?? '') || /^(got|done|was|were)$/.test(word);
  });
}

function hasPastMention(clause: Clause, tokens: readonly Token[]): boolean {
  return clause.spans.some(({ from, to }) =>
    tokens.slice(from, to).some(({ word, lemma }, offset) => {
      const before = tokens[from + offset - 1]?.word ?? '';
      if (NO_PAST_BEFORE.test(before)) return false;
      const isPast = PAST_TO_BASE.has(word) || (word !== lemma && word.endsWith('ed'));
      return (
        isPast ||
        (HOMOGRAPHS.test(word) && (offset > 0 || from === clause.from || /^(i|we|also|and|then|just)$/.test(before)))
      );
    }),
  );
}

/** Negations that only seem so are read as what they mean. */
function withoutPseudoNegation(text: string): string {
  let out = text;
  for (const [pattern, meaning] of NOT_NEGATIONS) out = out.replace(pattern, meaning);
  return out.replace(/\s+/g, ' ').trim();
}

const DETERMINERS = /^(no|zero|without|nothing|none|nil)$/;

type Negative = { readonly isDeterminer: boolean } | null;

/** The negative of the clause; a “no” counts before a habit's words or as the last word, not as in “ran with no music”. */
function negativeOf(text: string, spanWords: readonly number[]): Negative {
  const words = text.split(' ');
  const pattern = new RegExp(DENIAL.source, 'g');
  let result: Negative = null;
  for (const found of text.matchAll(pattern)) {
    const at = text.slice(0, found.index).split(' ').length - 1;
    // “Coke Zero” is a drink.
    if (found[0] === 'zero' && /^(?:coke|cola|pepsi|sprite|fanta|lucozade|monster)$/.test(words[at - 1] ?? ''))
      continue;
    // “Crashed without brushing” denies the brushing; “ran without talking” denies no run.
    if (/^without \w/.test(found[0]) && !spanWords.some((word) => word > at && word <= at + 4)) continue;
    const isDeterminer = DETERMINERS.test(found[0]);
    if (isDeterminer && spanWords.length > 0 && !/^(nothing|none)$/.test(found[0])) {
      const isBefore = spanWords.some((word) => word > at);
      const isLast = words
        .slice(at + 1)
        .every((word) =>
          /^(today|tonight|sadly|again|either|sorry|though|at|all|happening|unfortunately|this|time|so|far)$/.test(
            word,
          ),
        );
      if (!isBefore && !isLast) continue;
    }
    if (!isDeterminer) return { isDeterminer: false };
    result = { isDeterminer: true };
  }
  return result;
}

function subjectOf(clause: Clause, tokens: readonly Token[]): Stance['subject'] {
  const owned = (at: number) => clause.spans.some(({ from, to }) => at >= from && at < to);
  const first = clause.spans[0]?.from ?? clause.to;
  const words = clause.words.join(' ');
  if (/\b(?:by|thanks to) (?:my |the |our )?(\w+)$/.test(words) && isPerson(clause.words.at(-1))) return 'other';
  if (
    /\b(?:made|let|asked|told|got|helped|watched|saw|begged|convinced|persuaded|took) (?:my |the |our )?(\w+) (?:to )?(?:do|go|run|read|walk|meditate|stretch|practise|play|tidy|clean|drink|write|put|make|cook|have)\b/.test(
      words,
    )
  ) {
    const person =
      /\b(?:made|let|asked|told|got|helped|watched|saw|begged|convinced|persuaded|took) (?:my |the |our )?(\w+)/.exec(
        words,
      )?.[1];
    if (isPerson(person)) return 'other';
  }
  const giver =
    /^(?:(?:and|but|so|then|my|the|our) )*(\w+) (?:\w+ed|rang|sent|wrote|gave|did|came|rung) (?:me|us)\b/.exec(
      words,
    )?.[1];
  if (isPerson(giver) && !/\b(?:dragged|joined|reminded|convinced|talked|invited|helped|forced)\b/.test(words))
    return 'other';
  if (/\bwithout (?:me|us)\b/.test(words)) return 'other';
  if (/\b(?:with|alongside) (?:me|us)\b/.test(words)) return 'self';
  let self: Stance['subject'] = null;
  for (let at = clause.from; at < clause.to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (/^(i|we|me|us)$/.test(word)) {
      if (at <= first) return /^(with|and)$/.test(tokens[at - 1]?.word ?? '') || self === null ? 'self' : self;
      self ??= 'self';
      continue;
    }
    if ((at > first && at > clause.from + 3) || self === 'self') break;
    if (!isPerson(word) || owned(at)) continue;
    if (joinsSelf(tokens, clause, at)) return 'self';
    const before = tokens[at - 1]?.word ?? '';
    const beforeThat = tokens[at - 2]?.word ?? '';
    const isObject = /^(with|to|for|of|from|about|at|than|beside|and|like)$/;
    if (isObject.test(before) || (/^(my|the|our|a|an|his|her|some|old)$/.test(before) && isObject.test(beforeThat)))
      continue;
    if (tokens[at + 1]?.word === "'s" || at <= clause.from + 4) {
      const verbBefore = tokens.slice(clause.from, at).some((token) => isFinite(token.word));
      if (tokens[at + 1]?.word === "'s" ? true : !verbBefore) return 'other';
    }
  }
  return self ?? strangerIn(tokens, clause);
}

const BEFORE_VERB =
  /^(?:i|we|and|but|so|then|also|just|only|even|still|finally|eventually|first|again|never|not|always|today|tonight|yesterday|now|later|earlier|well|yes|no|ok|had|have|has|was|were|is|are|did|got|been|being|be|to|as|it|that|this|who|which|all|both|twice|once|then|morning|evening|afternoon|night|half|done|more|too|already|either|neither|nearly|almost|before|after|straight|\d.*|\w+ly|[^\p{L}]+)$/u;

/** “My teenager washed up”, “the garden watered itself”, “recruiter messaged me”: somebody or something else did it. */
function strangerIn(tokens: readonly Token[], clause: Clause): Stance['subject'] {
  const words = clause.words.join(' ');
  if (
    /\b(?:itself|himself|herself|themselves|on (?:his|her|their|its) own|by (?:himself|herself|themselves|itself))\b/.test(
      words,
    )
  )
    return 'other';
  if (/^(?:and |but )?they (?:both|all) /.test(words)) return null;
  const doer =
    /^(?:and |but |so )?(?:my|our|his|her) (\w+) (?:actually |finally |also |\w+ly )?(?:did|finished|completed|managed)\b(?! me| us)/.exec(
      words,
    )?.[1];
  const isOwnWord = clause.spans.some(({ from, to }) => tokens.slice(from, to).some(({ word }) => word === doer));
  if (
    doer !== undefined &&
    !isOwnWord &&
    !/^(?:morning|evening|day|body|whole|best|usual|daily|first|last)$/.test(doer)
  )
    return 'other';
  const owned = (at: number) => clause.spans.some(({ from, to }) => at >= from && at < to);
  for (let at = clause.from + 1; at < Math.min(clause.to, clause.from + 5); at += 1) {
    const word = tokens[at]?.word ?? '';
    if (!owned(at) || !(PAST_TO_BASE.has(word) || /[^e]ed$/.test(word))) continue;
    let noun = at - 1;
    while (
      noun > clause.from &&
      /^(?:actually|finally|even|just|also|\w+ly|has|have|already)$/.test(tokens[noun]?.word ?? '')
    )
      noun -= 1;
    const name = tokens[noun]?.word ?? '';
    if (owned(noun) || BEFORE_VERB.test(name) || isFinite(name)) return null;
    const isNamed = /^(?:my|our|his|her|the|a|an)$/.test(tokens[noun - 1]?.word ?? '');
    const isDoneToUs = /^(?:me|us|my|our)$/.test(tokens[at + 1]?.word ?? '');
    const hasMore =
      at + 1 < clause.to && /^(?:up|out|off|the|a|it|his|her|their|for)$/.test(tokens[at + 1]?.word ?? '');
    return isDoneToUs || (isNamed && (hasMore || at + 1 === clause.to)) ? 'other' : null;
  }
  return null;
}

function isFinite(word: string): boolean {
  return (
    PAST_TO_BASE.has(word) ||
    /^(is|was|were|are|has|have|had|did|do|go|get|will|walk|call|text|see|meet|ring|help)$/.test(word) ||
    /[^e]ed$/.test(word)
  );
}

function isPerson(word: string | undefined): boolean {
  return word !== undefined && (PEOPLE.has(word) || NAMES.has(word));
}

function joinsSelf(tokens: readonly Token[], clause: Clause, at: number): boolean {
  const near = tokens
    .slice(clause.from, Math.min(clause.to, at + 5))
    .map(({ word }) => word)
    .join(' ');
  const word = tokens[at]?.word ?? '';
  return new RegExp(
    `\\b${word} and (?:i|me|myself)\\b|\\b(?:i|me|myself) and (?:my |the |our )?${word}\\b|\\b${word} (?:dragged|took|got|made|forced|joined|reminded|convinced|talked|invited|drove|helped|came with|had) (?:me|us)\\b`,
  ).test(near);
}

function dayOf(text: string): Stance['day'] {
  if (/\btoday (?:included|as well|too|was no exception)\b|\bincluding today\b/.test(text)) return 'today';
  if (/\b(?:than|like|unlike|since|from|as) yesterday\b/.test(text) && !/\bsame as yesterday\b/.test(text)) return null;
  // “Now that I think of it” is no time.
  const day = text.replace(/\bnow (?:that|and then|i (?:think|remember))\b|\b(?:by|until|from|up to) now\b/g, ' ');
  if (LAST_NIGHT.test(text)) return 'last night';
  if (ANOTHER_DAY.test(text) && !(TODAY.test(day) && !/\bso far this week\b/.test(text))) return 'other';
  return TODAY.test(day) ? 'today' : null;
}

function moodOf({ clause, text, isPast }: { clause: Clause; text: string; isPast: boolean }): Mood {
  const bare = withoutJoin(text);
  if (clause.isQuestion) return 'question';
  if (clause.link === 'if') return 'conditional';
  // “Revising tomorrow, not today” is said of today.
  if (/\bnot (?:today|tonight|this (?:morning|evening|afternoon))\b/.test(text) && !/\byet\b/.test(text)) return 'fact';
  if (COMMAND.test(bare) && !REPORT_ORDER.test(bare)) return 'command';
  if (REPORT_ORDER.test(bare)) return 'fact';
  if (NEAR_MISS_OF_SKIPPING.test(clause.text) && !/\bdid\b/.test(text)) return 'habitual';
  if (OPEN_YET.test(text)) return 'future';
  if (/\b(?:will not|won not|not going to|is not going to happen|not happening)\b/.test(text)) return 'fact';
  if (
    /\b(?:going to|will|need to|have to) (?:\w+ )?(?:skip|miss|give .* a miss|pass|bail|leave it|sit this)\b/.test(text)
  )
    return 'fact';
  if (isNearAmount(text)) return 'fact';
  if (/\b(?:almost|nearly) (?:every|always)\b/.test(text)) return 'habitual';
  if (WISH.test(text) && !/\bdid (?:it )?(?:anyway|in the end)\b/.test(text)) return 'counterfactual';
  if (GERUND_TONIGHT.test(bare)) return 'future';
  if (AHEAD.test(text) && !/\bwill (?:power)\b/.test(text)) return 'future';
  if (TOMORROW.test(text) && !isPast && !POSITIVE.test(text)) return 'future';
  if (GENERAL.test(text) && !TODAY.test(text)) return 'habitual';
  return 'fact';
}

/** “Almost ten pages” is an amount below, not a near miss. */
function isNearAmount(text: string): boolean {
  return /\b(?:almost|nearly|close to) (?:\d|half|all|an hour|finished|done|there|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)/.test(
    text,
  );
}

/** Reads the stance of a clause from its words alone. */
export function stanceOf(clause: Clause, tokens: readonly Token[]): Stance {
  const text = withoutPseudoNegation(clause.text);
  const spanWords = clause.spans.map(
    ({ from }) => tokens.slice(clause.from, from).filter(({ word }) => !/^[,.;:!?"()—|=/]$/.test(word)).length,
  );
  const isSame = text === clause.text;
  const positions = isSame ? spanWords : clause.spans.length > 0 ? [Number.MAX_SAFE_INTEGER] : [];
  const negative = negativeOf(text, positions);
  const isPast = hasPastMention(clause, tokens) || hasPastVerb(clause.words);
  const isPositive = hasPastMention(clause, tokens) || POSITIVE.test(text) || REPORT_ORDER.test(text);
  const polarity = negative ? 'neg' : isPositive ? 'pos' : 'none';
  return {
    polarity,
    isAfter: isVerdictAfter(clause, text, spanWords),
    isDeterminer: negative?.isDeterminer ?? false,
    mood: moodOf({ clause, text, isPast: isPast && !clause.isQuestion }),
    day: dayOf(clause.text),
    subject: subjectOf(clause, tokens),
    isPast,
    isPartial: PARTIAL.test(text) || isNearAmount(text),
    isAlwaysPartial: INCOMPLETE.test(text) || isNearAmount(text),
    isCounted: COUNTED.test(text) && !NOT_COUNTED.test(text) && !clause.isQuestion,
    isNotCounted: NOT_COUNTED.test(text),
    text,
  };
}

function isVerdictAfter(clause: Clause, text: string, spanWords: readonly number[]): boolean {
  const last = Math.max(-1, ...spanWords);
  if (last < 0) return true;
  const rest = clause.words.slice(last + 1).join(' ');
  const before = clause.words.slice(0, Math.min(...spanWords)).join(' ');
  return (
    (POSITIVE_AFTER.test(rest) || DENIAL.test(rest)) && !POSITIVE.test(before) && !DENIAL.test(before) && text !== ''
  );
}
