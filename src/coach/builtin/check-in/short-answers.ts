import { answerOf } from './anaphora.ts';
import { type Clause, withoutJoin } from './clauses.ts';
import type { Asked } from './history.ts';
import { verdicts } from './verdict.ts';
import type { Stance } from './polarity.ts';
import { inside, type Reading, record } from './reading.ts';

/** A plain yes or no to the question before. */
export function readAnswer(reading: Reading, clause: Clause, stance: Stance): boolean {
  const { asked } = reading;
  if (!asked || !/^(yes-no|either|count)$/.test(asked.kind) || asked.habits.length === 0) return false;
  const text = withoutJoin(clause.text) || clause.text;
  const isPlace =
    asked.kind === 'either' && asked.habits.length === 1
      ? /^(?:the )?(?:(first|former)|(second|latter))\b/.exec(text)
      : null;
  if (isPlace) {
    for (const habit of asked.habits) record(reading, habit, isPlace[1] ? verdicts.done : verdicts.notDone, clause);
    return true;
  }
  const [single] = asked.habits;
  const isOne = asked.habits.length === 1 && single !== undefined && reading.profiles[single]?.kind === 'avoid';
  // “Any snacks?” — “a couple of olives”.
  const isSome =
    isOne &&
    /^(?:maybe |just |only |about )?(?:an? (?!drop|sip|chance|lot of willpower)|one|two|three|some|half|\d+ )/.test(
      text,
    ) &&
    text.split(' ').length <= 6;
  if (isSome && single !== undefined && asked.yes.get(single) === false && stance.polarity !== 'neg') {
    record(reading, single, verdicts.notDone, clause);
    return true;
  }
  const isYes = answerOf(clause.text) ?? answerOf(text);
  if (
    isYes === null ||
    stance.mood === 'future' ||
    stance.isAlwaysPartial ||
    inside(reading.amounts, clause).length > 0
  )
    return false;
  if (/\b(?:not really|neither|both|all)\b/.test(text) && asked.habits.length > 1) return false;
  for (const habit of asked.habits) {
    const yes = asked.yes.get(habit) ?? true;
    record(
      reading,
      habit,
      asked.kind === 'either' && isYes ? verdicts.ambiguous : isYes === yes ? verdicts.done : verdicts.notDone,
      clause,
    );
  }
  return true;
}

const SLIP =
  /^(?:(?:and|but|so|then|i|sadly|totally|eventually|nearly) )*(?:gave in|caved(?: in)?|slipped(?: up)?|relapsed|lapsed|cracked|crumbled|had a slip|fell off the wagon)\b/;

/** “Caved at lunch” speaks of the one habit of not doing. */
export function readSlip(reading: Reading, clause: Clause): boolean {
  const avoided = reading.profiles.filter(({ kind }) => kind === 'avoid');
  const [only] = avoided;
  if (!only || avoided.length > 1 || !SLIP.test(clause.text) || /\bnearly\b/.test(clause.text)) return false;
  record(reading, only.index, verdicts.notDone, clause);
  return true;
}

/** True for a yes to “this or that?”, which says neither. */
export function isEitherYes(asked: Asked | null, clause: Clause): boolean {
  return (
    asked?.kind === 'either' &&
    clause.spans.length === 0 &&
    /^(?:yes|i did|did|done|✓)\b/.test(withoutJoin(clause.text) || clause.text)
  );
}
