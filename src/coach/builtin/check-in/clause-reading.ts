import { isAnaphoric, readAnaphora } from './anaphora-reading.ts';
import type { Clause } from './clauses.ts';
import { TAKING_BACK } from './cue-lexicon.ts';
import { type Verdict, verdicts } from './verdict.ts';
import type { Span } from './mentions.ts';
import type { Stance } from './polarity.ts';
import { identityGroup } from './quantifiers.ts';
import { judged, ownersIn, type Reading, record } from './reading.ts';
import { readAnswer, readSlip } from './short-answers.ts';
import { readNothingMore, readOnly, readSweep } from './sweeps.ts';

/** A clause about the habits of one identity: “Reader stuff all done”. */
function readGroup({
  reading,
  clause,
  stance,
  next,
  habits,
}: Pick<ClauseFacts, 'reading' | 'clause' | 'stance' | 'next'> & { habits: readonly number[] }): void {
  if (readSweep(reading, clause, stance, next, habits)) return;
  if (stance.mood === 'fact' && stance.subject !== 'other') {
    const isNo = stance.polarity === 'neg' || /\babsent\b/.test(clause.text);
    const value = isNo ? verdicts.notDone : stance.polarity === 'pos' ? verdicts.done : null;
    if (value) for (const habit of habits) record(reading, habit, value, clause);
  }
  reading.topic = new Map(habits.map((habit) => [habit, true]));
}

/** A clause that names no habit: an answer, a sweep, or a word on what was spoken of before. */
function readNameless({ reading, clause, stance, next, isFirst, sarcastic }: ClauseFacts): void {
  if (isFirst && readAnswer(reading, clause, stance)) return;
  if (clause.link === 'except' || sarcastic) return;
  if (stance.subject === 'other' || stance.mood === 'question' || stance.mood === 'command') return;
  if (readNothingMore(reading, clause) || readSlip(reading, clause)) return;
  if (readSweep(reading, clause, stance, next, null)) return;
  if (reading.topic.size > 0 && isAnaphoric(clause, reading)) readAnaphora(reading, clause, stance);
}

type ClauseFacts = {
  readonly reading: Reading;
  readonly clause: Clause;
  readonly stance: Stance;
  readonly next: Clause | undefined;
  readonly isFirst: boolean;
  readonly sarcastic: boolean;
};

/** Takes down what one clause says. */
export function readClause({ reading, clause, stance, next, isFirst, sarcastic }: ClauseFacts): void {
  const group = identityGroup(clause, reading.tokens, reading.profiles);
  const owners = ownersIn(reading, clause).filter(
    ({ spans }) =>
      !(
        group &&
        spans.every(({ from, to }) =>
          reading.tokens
            .slice(from, to)
            .every(({ lemma, word }) => group.words.includes(lemma) || group.words.includes(word)),
        )
      ),
  );
  if (TAKING_BACK.test(clause.text) && owners.length === 0) {
    for (const habit of reading.topic.keys())
      if (reading.said.has(habit)) reading.said.set(habit, { ...verdicts.ambiguous, from: clause.from, to: clause.to });
    return;
  }
  if (owners.length === 0) {
    if (group) readGroup({ reading, clause, stance, next, habits: group.habits });
    else readNameless({ reading, clause, stance, next, isFirst, sarcastic });
    return;
  }
  for (const { habit, spans, isClear } of owners) {
    if (clause.link === 'except') reading.excepted.add(habit);
    else record(reading, habit, verdictOf({ reading, clause, stance, habit, spans, isClear, sarcastic }), clause);
  }
  // “Reading? Done.” asks nothing.
  const isHeading =
    stance.mood === 'question' && clause.words.length <= 4 && next !== undefined && next.spans.length === 0;
  const isOurs = stance.subject !== 'other' && (stance.mood !== 'question' || isHeading) && stance.mood !== 'command';
  reading.topic = new Map(
    owners
      .filter(({ isClear }) => isClear && isOurs)
      .map(({ habit, spans }) => [habit, affirmed(reading, habit, spans)]),
  );
  readOnly(
    reading,
    clause,
    owners.map(({ habit }) => habit),
  );
}

/** What “yes” says of a habit: of “no snacks” that it was kept, of “wine” that it was not. */
function affirmed({ profiles, tokens }: Reading, habit: number, spans: readonly Span[]): boolean {
  if (profiles[habit]?.kind !== 'avoid') return true;
  const first = Math.min(...spans.map(({ from }) => from));
  const around = tokens.slice(Math.max(0, first - 3), (spans.at(-1)?.to ?? first) + 1).map(({ word }) => word);
  return around.some((word) => /^(no|zero|without|free|off|sober|dry|stayed)$/.test(word));
}

function verdictOf({
  reading,
  clause,
  stance,
  habit,
  spans,
  isClear,
  sarcastic,
}: {
  reading: Reading;
  clause: Clause;
  stance: Stance;
  habit: number;
  spans: readonly Span[];
  isClear: boolean;
  sarcastic: boolean;
}): Verdict {
  const verdict =
    clause.link === 'instead'
      ? insteadOf(reading, habit, clause, stance, spans)
      : judged(reading, clause, stance, habit, spans);
  if (sarcastic && verdict.value === true) return verdicts.ambiguous;
  if (reading.asked?.isAhead && verdict.value === true && !stance.isPast && stance.day !== 'today')
    return verdicts.ambiguous;
  if (isClear || verdict.value === null) return verdict;
  const isWholeNo = verdict.value === false && /\b(?:no|any|at all)\b/.test(clause.text);
  return isWholeNo ? verdict : verdicts.ambiguous;
}

function insteadOf(reading: Reading, habit: number, clause: Clause, stance: Stance, spans: readonly Span[]): Verdict {
  if (stance.mood !== 'fact' || stance.subject === 'other') return judged(reading, clause, stance, habit, spans);
  return reading.profiles[habit]?.kind === 'do' ? verdicts.notDone : verdicts.done;
}
