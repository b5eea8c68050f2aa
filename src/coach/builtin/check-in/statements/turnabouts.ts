import type { Clause } from '../text/clauses.ts';
import type { Stance } from '../judge/polarity.ts';
import { verdicts } from '../judge/verdict.ts';
import { type Reading, record } from './reading.ts';

/** “Pitch drafted but not sent”: the last step is what counts. */
const LAST_STEP =
  /^(?:(?:but|and|though|although|just|only|i|it is|it was|that is) )*(?:(?:not|never) (?:actually |quite |really |been |got )?(?:sent|posted|submitted|finished|completed|done|delivered|paid|returned|started|opened|worn|published|filed|booked|uploaded)|(?:did|have|could) not (?:actually |quite |even )?(?:send|post|submit|deliver|pay|return|start|open|publish|file|book|upload|press send)(?:ed)?)(?: it| them| that)?(?: off| in| out| over)?(?: though| today| sadly)?$/;

/** “Lost my nerve”, “and that was the end of it”: what had begun, or was about to, came to nothing. */
const CAME_TO_NOTHING =
  /\b(?:lost my (?:nerve|bottle)|chickened out|bottled (?:it|out)|wimped out|froze(?: up)?|got cold feet|thought better of it|changed my mind|backed out|talked myself out of it|never (?:got (?:going|started|off the ground)|started|began|happened|materialised)|that was (?:that|the end of (?:it|that|\w+ ?\w*))|before it (?:even |ever |had )*(?:began|started|begun|got going)|fell through|came to nothing|nothing came of it|did not happen|it (?:was|got) (?:cancelled|called off|postponed|rained off))\b/;

/** “Crisps? Guilty.” */
const OWNED_UP =
  /^(?:(?:oh|well|um|yes|sadly|i|am) )*(?:guilty|guilty as charged|busted|oops|whoops|do not ask|afraid so|too many|way too many|loads|plenty|a few|some|caved)(?: sadly| sorry| again| today)?$/;

function getTopic({ topic, profiles }: Reading, kind: 'do' | 'avoid'): number[] {
  return [...topic.keys()].filter((habit) => profiles[habit]?.kind === kind);
}

/** A clause that turns round what was spoken of last. True when the clause is dealt with. */
export function readTurn(reading: Reading, clause: Clause, stance: Stance): boolean {
  const acts = getTopic(reading, 'do');
  if (LAST_STEP.test(clause.text) && acts.length > 0) {
    for (const habit of acts) reading.said.set(habit, { ...verdicts.notDone, from: clause.from, to: clause.to });
    return true;
  }
  if (OWNED_UP.test(clause.text) && reading.tokens[clause.from - 1]?.word === '?') {
    const avoided = getTopic(reading, 'avoid');
    for (const habit of avoided) record(reading, habit, verdicts.notDone, clause);
    return avoided.length > 0;
  }
  const [only] = acts;
  if (only === undefined || acts.length > 1 || stance.day === 'other' || stance.subject === 'other') return false;
  const isOpen = reading.said.get(only)?.value !== true;
  if (isOpen && CAME_TO_NOTHING.test(clause.text)) {
    record(reading, only, verdicts.notDone, clause);
    return true;
  }
  // “I lied, did not open the project”: the denial is of what was told before.
  if (!reading.isCorrecting || stance.polarity !== 'neg' || stance.mood !== 'fact') return false;
  reading.isCorrecting = false;
  record(reading, only, verdicts.notDone, clause);
  return true;
}
