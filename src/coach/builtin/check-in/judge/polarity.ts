import { type Clause, withoutJoin } from '../text/clauses.ts';
import {
  COMMAND,
  COUNTED,
  GERUND_TONIGHT,
  LAST_NIGHT,
  NEAR_MISS_OF_SKIPPING,
  NOT_COUNTED,
  NOT_NEGATIONS,
  PARTIAL,
  POSITIVE,
  POSITIVE_AFTER,
  REPORT_ORDER,
  TODAY,
  TOMORROW,
} from '../lexicon/cue-lexicon.ts';
import type { Token } from '../text/normalise.ts';
import { AHEAD, ANOTHER_DAY, DENIAL, GENERAL, IN_A_WHILE, INCOMPLETE, OPEN_YET, WISH } from './stance-cues.ts';
import { getSubject } from './subject.ts';
import { PAST_TO_BASE } from '../lexicon/word-lexicon.ts';

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
function getNegative(text: string, spanWords: readonly number[]): Negative {
  const words = text.split(' ');
  const pattern = new RegExp(DENIAL.source, 'g');
  let result: Negative = null;
  for (const found of text.matchAll(pattern)) {
    const at = text.slice(0, found.index).split(' ').length - 1;
    // “Coke Zero” is a drink.
    if (found[0] === 'zero' && /^(?:coke|cola|pepsi|sprite|fanta|lucozade|monster|inbox)$/.test(words[at - 1] ?? ''))
      continue;
    // “Crashed without brushing” denies the brushing; “ran without talking” denies no run.
    if (/^without \w/.test(found[0]) && !spanWords.some((word) => word > at && word <= at + 4)) continue;
    if (/^without (?:my|the|any)$/.test(found[0]) && !spanWords.every((word) => word > at)) continue;
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

function toCalendarDay(text: string): Stance['day'] {
  if (/\btoday (?:included|as well|too|was no exception)\b|\bincluding today\b/.test(text)) return 'today';
  if (/\b(?:than|like|unlike|since|from|as) yesterday\b/.test(text) && !/\bsame as yesterday\b/.test(text)) return null;
  // “Now that I think of it” is no time.
  const day = text.replace(/\bnow (?:that|and then|i (?:think|remember))\b|\b(?:by|until|from|up to) now\b/g, ' ');
  if (LAST_NIGHT.test(text)) return 'last night';
  if (ANOTHER_DAY.test(text) && !(TODAY.test(day) && !/\bso far this week\b/.test(text))) return 'other';
  return TODAY.test(day) ? 'today' : null;
}

function getMood({ clause, text, isPast }: { clause: Clause; text: string; isPast: boolean }): Mood {
  const bare = withoutJoin(text);
  if (clause.isQuestion) return 'question';
  // “If the library had not closed I would have revised”: it did not happen.
  if (clause.link === 'if' && UNREAL_IF.test(text)) return 'counterfactual';
  if (clause.link === 'if') return 'conditional';
  // “Revising tomorrow, not today” is said of today.
  if (/\bnot (?:today|tonight|this (?:morning|evening|afternoon))\b/.test(text) && !/\byet\b/.test(text)) return 'fact';
  if (/^(?:just|only) keep\b/.test(bare) || (COMMAND.test(bare) && !REPORT_ORDER.test(bare))) return 'command';
  if (REPORT_ORDER.test(bare)) return 'fact';
  if (!isPast && bare.endsWith(' please')) return 'command';
  if (/\b(?:is|are) (?:supposed|meant|said|known) to (?:be|do|help|work|make|keep)\b/.test(text)) return 'habitual';
  if (/\bdream(?:t|ed) (?:that |about |of )?(?:i|we|my)\b/.test(text)) return 'habitual';
  if (NEAR_MISS_OF_SKIPPING.test(clause.text) && !/\bdid\b/.test(text)) return 'habitual';
  if (OPEN_YET.test(text)) return 'future';
  const isOfTomorrow = /\btomorrow\b/.test(text) && !TODAY.test(text);
  if (
    !isOfTomorrow &&
    /\b(?:will not|won not|(?:was|were) never going to|not going to|is not going to happen|not happening)\b/.test(text)
  )
    return 'fact';
  if (
    !isOfTomorrow &&
    /\b(?:going to|will|need to|have to) (?:\w+ )?(?:skip|miss|give .* a miss|pass|bail|leave it|sit this)\b/.test(text)
  )
    return 'fact';
  if (isNearAmount(text)) return 'fact';
  if (/\b(?:almost|nearly) (?:every|always)\b/.test(text)) return 'habitual';
  if (WISH.test(text) && !/\bdid (?:it )?(?:anyway|in the end)\b/.test(text)) return 'counterfactual';
  if (GERUND_TONIGHT.test(bare)) return 'future';
  // “Opened it maybe 12 times” is unsure of the number only.
  const sure = text
    .replace(/\b(?:was|were) still \w+/, '')
    .replace(
      /\b(?:maybe|might have been|possibly|perhaps|probably) (?:about |around |like )?(?=\d|an?\b|half|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|fifteen|twenty|thirty|forty|fifty)/g,
      '',
    );
  if ((AHEAD.test(sure) && !/\bwill (?:power)\b/.test(text)) || (!isPast && IN_A_WHILE.test(sure))) return 'future';
  if (TOMORROW.test(text) && !isPast && !POSITIVE.test(text)) return 'future';
  if (GENERAL.test(text) && !TODAY.test(text)) return 'habitual';
  return 'fact';
}

/** A condition of the past with what would have followed from it. */
const UNREAL_IF = /\bif\b.*\b(?:had|was|were|did)\b.*\b(?:would|could|might) have (?!not\b|skipped|missed|forgot)\w+/;

/** “Almost ten pages” is an amount below, not a near miss. */
function isNearAmount(text: string): boolean {
  return /\b(?:almost|nearly|close to) (?:\d|half|all|an hour|finished|done|there|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty)/.test(
    text,
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** Reads the stance of a clause from its words and the people whom the habits name. */
export function getStance(clause: Clause, tokens: readonly Token[], people: ReadonlySet<string> = NOBODY): Stance {
  const text = withoutPseudoNegation(clause.text);
  const spanWords = clause.spans.map(
    ({ from }) => tokens.slice(clause.from, from).filter(({ word }) => !/^[,.;:!?"()—|=/]$/.test(word)).length,
  );
  const isSame = text === clause.text;
  const positions = isSame ? spanWords : clause.spans.length > 0 ? [Number.MAX_SAFE_INTEGER] : [];
  const negative = getNegative(text, positions);
  const isPast = hasPastMention(clause, tokens) || hasPastVerb(clause.words);
  const isPositive = hasPastMention(clause, tokens) || POSITIVE.test(text) || REPORT_ORDER.test(text);
  const polarity = negative ? 'neg' : isPositive ? 'pos' : 'none';
  return {
    polarity,
    isAfter: isVerdictAfter(clause, text, spanWords),
    isDeterminer: negative?.isDeterminer ?? false,
    mood: getMood({ clause, text, isPast: isPast && !clause.isQuestion }),
    day: toCalendarDay(clause.text),
    subject: getSubject(clause, tokens, people),
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
