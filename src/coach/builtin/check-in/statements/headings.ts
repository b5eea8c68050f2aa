import type { Clause } from '../text/clauses.ts';
import type { HabitKind } from '../habit/profile-kind.ts';
import { WEIGHTS } from '../habit/profile-words.ts';
import type { Stance } from '../judge/polarity.ts';
import { type Verdict, verdicts } from '../judge/verdict.ts';
import { type Reading, record } from './reading.ts';

/** Words of a heading, and of what is said of it behind a comma. */
const MOST_HEADING = 6;
const MOST_BEHIND_COMMA = 2;

const NO =
  /^(?:(?:it|that|was|is|all|just|i|so|a|big) )*(?:no|nope|not done|not today|failed|fail|skipped|missed|forgot|broken|✗)(?: (?:it|that|today|sorry|again|though|sadly))*$/;
const YES =
  /^(?:(?:it|that|was|is|all|just|i|so) )*(?:yes|done|did|did it|did that|managed|kept|held|sorted|✓)(?: (?:it|that|today|too|again|though))*$/;
/** Names how it is kept rather than the thing itself: `no smoking`, `less wine`. */
const NAMES_LIMIT = /^(?:and |but )?(?:no|not|less|fewer|zero|without|at most|max|under|only|staying|keeping)\b/;
const OF_ALL =
  /\b(?:today|overall|result|verdict|all|both|everything|lot|rest|others?|habits?|summary|list|tasks?|report|update)\b/;
const FAILED = /\b(?:failed|fail|broken)\b/;

/** The habit that a heading names; a word that tells little elsewhere is enough there. */
function namedIn({ spans }: Clause): number | null {
  const weights = new Map<number, number>();
  for (const { habit, weight, isOpposite, rank = 0 } of spans)
    if (!isOpposite) weights.set(habit, Math.max(weights.get(habit) ?? 0, weight - 0.1 * rank));
  const [best, second] = [...weights].toSorted(([, one], [, other]) => other - one);
  if (!best || best[1] < WEIGHTS.context - 0.1 || best[1] === second?.[1]) return null;
  return best[0];
}

type Heading = {
  readonly reading: Reading;
  readonly clause: Clause;
  readonly stance: Stance;
  readonly next: Clause | undefined;
};

/** Whether a clause only names something, and the next one only says yes or no. */
function isHeading({ clause, stance }: Heading, next: Clause): boolean {
  if (clause.isQuestion || next.isQuestion || next.spans.length > 0 || clause.words.length > MOST_HEADING) return false;
  const isBehind = next.link === 'colon' || (next.link === 'comma' && next.words.length <= MOST_BEHIND_COMMA);
  return isBehind && !stance.isPast && (stance.polarity === 'none' || NAMES_LIMIT.test(clause.text));
}

const answerIn = ({ text }: Clause) => (NO.test(text) ? false : YES.test(text) ? true : null);

/** What the answer says of a habit; null when it could say either, `cigarettes: no` of a habit of not smoking. */
function verdictOn(kind: HabitKind, isLimit: boolean, { text }: Clause, isYes: boolean): Verdict | null {
  if (kind === 'do') return isLimit ? null : isYes ? verdicts.done : verdicts.notDone;
  if (isLimit || FAILED.test(text)) return isYes ? verdicts.done : verdicts.notDone;
  return kind === 'limit' && !isYes ? verdicts.ambiguous : null;
}

/** “Waiting ten minutes: did it”, “the tea after work, yes”: a thing, and in the next clause what became of it. True when it is dealt with. */
export function readHeading(heading: Heading): boolean {
  const { reading, clause, next } = heading;
  const isYes = next && isHeading(heading, next) ? answerIn(next) : null;
  if (!next || isYes === null) return false;
  const habit = namedIn(clause);
  const profile = habit === null ? undefined : reading.profiles[habit];
  // “Waiting first: did it” is of the waiting, whichever that is, and not of what was spoken of before.
  if (habit === null || !profile) return next.link === 'colon' && clause.link !== 'start' && !OF_ALL.test(clause.text);
  const verdict = verdictOn(profile.kind, NAMES_LIMIT.test(clause.text), next, isYes);
  if (!verdict) return false;
  record(reading, habit, verdict, { from: clause.from, to: next.to });
  reading.topic = new Map([[habit, true]]);
  return true;
}
