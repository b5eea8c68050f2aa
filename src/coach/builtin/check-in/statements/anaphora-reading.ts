import { AFFIRMS, saysNothingElse } from './anaphora.ts';
import { type Clause, withoutJoin } from '../text/clauses.ts';
import { verdicts } from '../judge/verdict.ts';
import type { Stance } from '../judge/polarity.ts';
import { isMark, textOf } from '../text/normalise.ts';
import { inside, judged, type Reading, record } from './reading.ts';

/** “Today too” after another day. */
const ALSO_TODAY =
  /^(?:and |but )?(?:again |also )?(?:including )?(?:today|this morning|tonight)(?: too| as well| again| also| included)?$/;

/** True for a clause that is about what was spoken of before. */
export function isAnaphoric(clause: Clause, reading: Reading): boolean {
  const text = withoutJoin(clause.text);
  if (text === '') return false;
  if (ALSO_TODAY.test(clause.text)) return true;
  if (
    /\b(?:wanted|aimed|aiming|goal|target|hoped|supposed|planned|meant|instead)\b/.test(text) &&
    clause.link !== 'start'
  )
    return false;
  if (NO_EXCEPTION.test(clause.text) || UNTOUCHED.test(clause.text) || DONE_TO_IT.test(text)) return true;
  const amounts = inside([...reading.amounts, ...reading.clocks], clause);
  const rest = reading.tokens
    .slice(clause.from, clause.to)
    .filter((_, at) => !amounts.some(({ from, to }) => at + clause.from >= from && at + clause.from < to))
    .map(({ word }) => word)
    .join(' ');
  return saysNothingElse(rest, amounts.length > 0);
}

/** “…but I have not drunk it”: whatever the verb, it was not done to what was spoken of. */
const UNTOUCHED =
  /^(?:(?:and|but|so|then|though|although) )*(?:i |we )?(?:did|have|had|could) (?:not|never) (?:actually |even |really |quite )?\w+ (?:it|them|that|those|any|one)(?: (?:yet|today|though|all|up|down|out|in|on|off))*$/;

const DONE_TO_IT = /^(?:i |we )?did \w+ (?:it|them|that|mine)(?: (?:after all|in the end|though|actually|today|too))*$/;

/** Of what is to be avoided or kept within a limit: none of it was had. */
const LEFT_ALONE =
  /^(?:(?:and|but|i|we) )*(?:(?:did|have) not|never) (?:even |once )?(?:touch|have|had|eat|eaten|drink|smoke|open|taste|buy|bought)(?:ed)? (?:it|them|any|one|any of it)(?: today| tonight| at all| once)?$/;

/** “…and today was no exception.” */
const NO_EXCEPTION = /^(?:and |so )?today (?:was|is) no (?:exception|different)$/;

const OTHERS_DID = /(?:^| )(?:he|she|they) (?!was\b|were\b|is\b|are\b)[\p{L}]+(?: too)?$/u;

/** “Called mum. She cried, I didn't”: it is of the crying. */
function isContrasted({ tokens }: Reading, { from, text }: Clause): boolean {
  if (!/^(?:and |but )?(?:i|we) (?:did|was|were|have|had|do|am) not$/.test(text)) return false;
  const before = tokens.slice(Math.max(0, from - MOST_CONTRASTED), from).filter((token) => !isMark(token));
  return OTHERS_DID.test(textOf(before));
}

const MOST_CONTRASTED = 5;

/** “Did it anyway”, “not today”, “only 3”: says something of the habits spoken of last. */
export function readAnaphora(reading: Reading, clause: Clause, stance: Stance): void {
  if (isContrasted(reading, clause)) return;
  for (const [habit, yes] of reading.topic) {
    const profile = reading.profiles[habit];
    if (!profile) continue;
    const isBegun = reading.said.get(habit)?.label === 'partial';
    // “On 900 so far and it's only two”
    if (
      isBegun &&
      (profile.kind === 'limit' || /\b(?:gave up|stopped|quit|packed it in|called it)\b/.test(clause.text))
    )
      continue;
    // “Two coffees, no more” keeps to the limit.
    if (
      profile.kind === 'limit' &&
      /^(?:and |but )?(?:no|not (?:a|one|any) \w+|not any|nothing) more$/.test(clause.text)
    )
      continue;
    if (ALSO_TODAY.test(clause.text)) {
      if (reading.said.get(habit)?.label === 'other_day')
        record(reading, habit, yes ? verdicts.done : verdicts.notDone, clause);
      continue;
    }
    // “Chocolate? Did not touch it.”
    const isLeftAlone = profile.kind !== 'do' && LEFT_ALONE.test(clause.text);
    if (isLeftAlone || NO_EXCEPTION.test(clause.text)) {
      record(reading, habit, isLeftAlone || profile.kind === 'do' ? verdicts.done : verdicts.ambiguous, clause);
      continue;
    }
    const verdict = judged(reading, clause, stance, habit, []);
    // “That was yesterday” takes back what was held for today; “yesterday I forgot” tells of another day.
    if (verdict.label === 'other_day' && stance.polarity !== 'neg' && reading.said.get(habit)?.value === true) {
      reading.said.set(habit, { ...verdict, from: clause.from, to: clause.to });
      continue;
    }
    // “Had a glass of red, so no”: the no is to the habit, not to the glass.
    if (
      (reading.said.get(habit)?.value === false || (profile.kind === 'avoid' && !yes)) &&
      /^(?:so|hence|that is a|thus|therefore|then) (?:a )?no(?:pe)?$/.test(clause.text)
    ) {
      record(reading, habit, verdicts.notDone, clause);
      continue;
    }
    if (profile.kind === 'limit' && verdict.value !== null && inside(reading.amounts, clause).length > 0) {
      record(reading, habit, verdict, clause);
      continue;
    }
    if (profile.kind === 'do' || verdict.value === null) {
      if (
        stance.polarity === 'none' &&
        verdict.value === true &&
        verdict.label === 'done' &&
        !AFFIRMS.test(clause.text) &&
        inside(reading.clocks, clause).length === 0
      )
        continue;
      record(reading, habit, verdict, clause);
    } else readOfAvoided(reading, clause, stance, habit, yes);
  }
}

/** A word on a habit of not doing that was spoken of before. */
function readOfAvoided(reading: Reading, clause: Clause, stance: Stance, habit: number, yes: boolean): void {
  const { text } = clause;
  const amounts = inside(reading.amounts, clause).filter(({ unit }) => unit !== 'money');
  if (amounts.length < inside(reading.amounts, clause).length) return;
  // “Just two” of what is avoided is some of it; “until four” leaves the rest of the day open.
  const isSettled = stance.polarity === 'neg' || /\b(?:yes|done|kept|managed|resisted|held|stayed)\b|✓/.test(text);
  if (!isSettled && (amounts.length > 0 || inside(reading.clocks, clause).length > 0)) {
    const isOnlyTime = amounts.every(({ unit }) => unit === 'minute');
    record(reading, habit, isOnlyTime ? verdicts.ambiguous : verdicts.notDone, clause);
    return;
  }
  const isBroken = /\b(?:caved|gave in|slipped|failed|blew it|broke it|messed up)\b/.test(text);
  const isNone = /\b(?:none|nothing|zero|not (?:a|one|any))\b/.test(text);
  const value = !isBroken && (isNone || (stance.polarity !== 'neg' ? yes : !yes));
  record(reading, habit, value ? verdicts.done : verdicts.notDone, clause);
}
