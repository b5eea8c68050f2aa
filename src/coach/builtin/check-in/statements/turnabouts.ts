import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';
import type { HabitReading } from '../extraction.ts';
import type { Profile } from '../habit/habit-profile.ts';
import { spansIn, type termIndex } from '../habit/mentions.ts';
import { WEIGHTS } from '../habit/profile-words.ts';
import { tokenise } from '../text/normalise.ts';
import type { Asked } from './history.ts';
import { ordinalSpans } from './quantifiers.ts';
import type { Clause } from '../text/clauses.ts';
import type { Stance } from '../judge/polarity.ts';
import { verdicts } from '../judge/verdict.ts';
import { type Reading, record, type Statements } from './reading.ts';

/** “Pitch drafted but not sent”: the last step is what counts. */
const LAST_STEP =
  /^(?:(?:but|and|though|although|just|only|i|it is|it was|that is) )*(?:(?:not|never) (?:actually |quite |really |been |got )?(?:sent|posted|submitted|finished|completed|done|delivered|paid|returned|started|opened|worn|published|filed|booked|uploaded)|(?:did|have|could) not (?:actually |quite |even )?(?:send|post|submit|deliver|pay|return|start|open|publish|file|book|upload|press send)(?:ed)?)(?: it| them| that)?(?: off| in| out| over)?(?: though| today| sadly)?$/;

/** “Lost my nerve”, “and that was the end of it”: what had begun, or was about to, came to nothing. */
const CAME_TO_NOTHING =
  /\b(?:lost my (?:nerve|bottle)|chickened out|bottled (?:it|out)|wimped out|froze(?: up)?|got cold feet|thought better of it|changed my mind|backed out|talked myself out of it|never (?:got (?:going|started|off the ground)|started|began|happened|materialised)|that was (?:that|the end of (?:it|that|\w+ ?\w*))|before it (?:even |ever |had )*(?:began|started|begun|got going)|fell through|came to nothing|nothing came of it|did not happen|it (?:was|got) (?:cancelled|called off|postponed|rained off))\b/;

function getActs({ topic, profiles }: Reading): number[] {
  return [...topic.keys()].filter((habit) => profiles[habit]?.kind === 'do');
}

/** A clause that turns round what was spoken of last. True when the clause is dealt with. */
export function readTurn(reading: Reading, clause: Clause, stance: Stance): boolean {
  const acts = getActs(reading);
  if (LAST_STEP.test(clause.text) && acts.length > 0) {
    for (const habit of acts) reading.said.set(habit, { ...verdicts.notDone, from: clause.from, to: clause.to });
    return true;
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

/** Begins what puts something right: `no`, `wait`, `hm, the bath`; says that something was wrong; says that it was not, or not today; says that it was. */
const TURNS = patterns(...knowledge.requests.turnsBack);
const SAYS = patterns(...knowledge.requests.saysWrong);
const DENIES = patterns(...knowledge.requests.notOfToday);
const RIGHTS = patterns(...knowledge.requests.rightsMiss);
const FINISHES = patterns(...knowledge.requests.finishesPart);

type Told = {
  readonly text: string;
  readonly profiles: readonly Profile[];
  readonly index: ReturnType<typeof termIndex>;
  readonly asked: Asked | null;
  readonly readings: ReadonlyMap<number, HabitReading>;
  readonly statements: Statements;
};

/** What of it a message speaks of, be it by a hint: by name, else the one or two of the message before it, where it tells of nothing else. */
function meantIn({ text, profiles, index, asked, readings, statements }: Told, value: boolean, isOpen: boolean) {
  const told = [...readings].filter(([, reading]) => reading.value === value && reading.isSure);
  const tokens = tokenise(text);
  const spans = [...spansIn({ tokens, profiles, index, amounts: [] }), ...ordinalSpans(tokens, [...profiles.keys()])];
  const named = new Set(spans.filter(({ weight }) => weight > WEIGHTS.context).map(({ habit }) => habit));
  if (named.size > 0) return told.flatMap(([habit]) => (named.has(habit) ? [habit] : []));
  const isOther =
    [...statements.values()].some((one) => one.value !== null) || (asked !== null && asked.kind !== 'count' && isOpen);
  const last = told.flatMap(([habit, { isNew }]) => (isNew ? [habit] : []));
  return isOther || last.length > 2 ? [] : last;
}

/** Whether a message says that what was told as missed was done after all: “oh wait, I did”. */
export const isRighted = (text: string) =>
  firstOf(RIGHTS, read(text)) !== null && !/\b(?:partly|half|sort of|kind of)\b/i.test(text);

/** Puts right what nothing else reads: “less the sleep” of one tick is a miss, of more a question; “tell a lie, I did” is of the one miss. */
export function putRight(told: Told) {
  const reading = read(told.text);
  const [says, isMissed] = [SAYS, DENIES].map((cues) => firstOf(cues, reading) !== null);
  const isOpen = (habit: number) => {
    const said = told.statements.get(habit);
    return typeof said?.value !== 'boolean' && said?.label !== 'partial';
  };
  const missed = isRighted(told.text) ? meantIn(told, false, true).filter(isOpen) : [];
  const begun = firstOf(FINISHES, reading) ? [...told.readings].filter(([, { label }]) => label === 'partial') : [];
  const finished = begun.flatMap(([habit, { isNew }]) => (isNew && isOpen(habit) ? [habit] : []));
  const righted = missed.length === 1 ? missed : finished;
  if (righted.length === 1) return righted.map((habit) => [habit, verdicts.done] as const);
  if (!says && !isMissed && !firstOf(TURNS, reading)) return [];
  const meant = meantIn(told, true, !says && !isMissed).filter(isOpen);
  const taken = isMissed && meant.length === 1 ? verdicts.notDone : ({ label: 'unsure', isSure: false } as const);
  return meant.map((habit) => [habit, taken] as const);
}
