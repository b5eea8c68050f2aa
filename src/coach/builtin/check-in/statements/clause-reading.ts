import { isAnaphoric, readAnaphora } from './anaphora-reading.ts';
import type { Clause } from '../text/clauses.ts';
import { TAKING_BACK } from '../lexicon/cue-lexicon.ts';
import { type Verdict, verdicts } from '../judge/verdict.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import type { Span } from '../habit/span.ts';
import type { Stance } from '../judge/polarity.ts';
import { identityGroup } from './identity-group.ts';
import { readByVerb } from './named-answers.ts';
import { readHeading } from './headings.ts';
import { inside, judged, ownersIn, type Reading, record } from './reading.ts';
import {
  readAnswer,
  readCounted,
  readRest,
  readScoff,
  readSlip,
  readSome,
  readStillThere,
  readUndone,
} from './short-answers.ts';
import { NAMED_TWICE, type Way, WAYS } from './sureness.ts';
import { readTurn } from './turnabouts.ts';
import { readNothingMore, readOnly, readSweep } from './sweeps.ts';

/** A clause about the habits of one identity: “Reader stuff all done”. */
function readGroup({
  reading,
  clause,
  stance,
  next,
  habits,
}: Pick<ClauseFacts, 'reading' | 'clause' | 'stance' | 'next'> & { habits: readonly number[] }): void {
  reading.group = habits;
  reading.way = WAYS.swept;
  if (readSweep(reading, clause, stance, next, habits)) return;
  if (stance.mood === 'fact' && stance.subject !== 'other') {
    const isNo = stance.polarity === 'neg' || /\babsent\b/.test(clause.text);
    const value = isNo ? verdicts.notDone : stance.polarity === 'pos' ? verdicts.done : null;
    if (value) for (const habit of habits) record(reading, habit, value, clause);
  }
  reading.topic = new Map(habits.map((habit) => [habit, true]));
}

const STRESSED = /^(?:(?:and|yes) )?(?:even|including) /;
const LEFT_OUT = /^(?:(?:but|and|though|just) )*not (?:the|my) \w+(?: (?:one|thing|tho|though|sadly|today|either))*$/;
const MANNERS = /^(?:(?:ok|okay|fine|good|great|right|alright|lovely|perfect|well|cool|oh) ?)+$/;

/** A clause that names no habit: an answer, a sweep, or a word on what was spoken of before. */
function readNameless({ reading, clause, stance, next, isFirst, sarcastic }: ClauseFacts): void {
  reading.way = null;
  // “Fine. What should I do?” answers nothing yet.
  if (isFirst && next && MANNERS.test(clause.text)) return;
  if (readByVerb(reading, clause, stance)) return;
  if (isFirst && !(sarcastic && clause.text.startsWith('yes')) && readAnswer(reading, clause, stance)) return;
  reading.way = WAYS.pointed;
  if (readScoff(reading, clause) || readStillThere(reading, clause) || readTurn(reading, clause, stance)) return;
  if (clause.link === 'except' && reading.tokens[clause.from]?.word !== 'besides') reading.hasUnknownException = true;
  if (clause.link === 'except' || sarcastic) return;
  if (stance.subject === 'other' || stance.mood === 'question' || stance.mood === 'command') return;
  // “Scratch that, 13 with the ones on the train”: the new amount takes the place of the old.
  if (reading.isCorrecting && inside(reading.amounts, clause).length > 0 && reading.topic.size > 0) {
    reading.isCorrecting = false;
    for (const habit of reading.topic.keys())
      record(reading, habit, judged(reading, clause, stance, habit, []), clause);
    return;
  }
  if (clause.link === 'colon' && reading.group.length > 0) {
    readGroup({ reading, clause, stance, next, habits: reading.group });
    return;
  }
  // “Sweets: none” is about the sweets.
  if (clause.link === 'colon' && reading.topic.size === 1 && isAnaphoric(clause, reading)) {
    readAnaphora(reading, clause, stance);
    return;
  }
  if (
    readNothingMore(reading, clause) ||
    readSlip(reading, clause) ||
    readRest(reading, clause) ||
    readUndone(reading, clause)
  )
    return;
  if (readSweep(reading, clause, stance, next, null) || readLess(reading, clause)) return;
  if (reading.topic.size > 0 && isAnaphoric(clause, reading)) readAnaphora(reading, clause, stance);
}

/** “…but I only cleaned the palette”: what was begun was something less. */
const ONLY_THAT =
  /^(?:but|then|though|and then) (?:i |we )?(?:only|just|ended up) (?!did\b|had\b|got\b|for\b)(?:\w+ed|sat|lay|put|looked|made)\b/;

function readLess(reading: Reading, clause: Clause): boolean {
  if (!ONLY_THAT.test(clause.text) || inside(reading.amounts, clause).length > 0) return false;
  for (const habit of reading.topic.keys()) {
    const said = reading.said.get(habit);
    if (said?.value === true && said.to >= clause.from - 2) reading.said.set(habit, { ...said, ...verdicts.partial });
  }
  return true;
}

type ClauseFacts = {
  readonly reading: Reading;
  readonly clause: Clause;
  readonly stance: Stance;
  readonly next: Clause | undefined;
  readonly isFirst: boolean;
  readonly sarcastic: boolean;
};

/** Takes down what one clause says. True when it was a heading, and the next clause what became of it. */
export function readClause(facts: ClauseFacts): boolean {
  const isHeading = readHeading(facts);
  if (!isHeading) readPlain(facts);
  return isHeading;
}

function readPlain({ reading, clause, stance, next, isFirst, sarcastic }: ClauseFacts): void {
  if (readCounted(reading, clause)) return;
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
  if (/\b(?:lied|fibbed|was lying|exaggerated) about\b/.test(clause.text) && owners.length > 0) {
    for (const { habit } of owners) record(reading, habit, verdicts.notDone, clause);
    return;
  }
  if (TAKING_BACK.test(clause.text) && owners.length === 0) {
    reading.isCorrecting = true;
    for (const habit of reading.topic.keys())
      if (reading.said.has(habit)) reading.said.set(habit, { ...verdicts.ambiguous, from: clause.from, to: clause.to });
    // “Wait no, twelve”
    if (inside(reading.amounts, clause).length === 0) return;
  }
  if (owners.length === 0) {
    // “The dad things” are the habits of an identity, not somebody else's doing.
    if (group) readGroup({ reading, clause, stance: { ...stance, subject: null }, next, habits: group.habits });
    else readNameless({ reading, clause, stance, next, isFirst, sarcastic });
    return;
  }
  if (isFirst && owners.every(({ habit }) => habit === reading.asked?.habits[0]) && readSome(reading, clause, stance))
    return;
  // “Reading? Done.” asks nothing.
  const isHeading =
    stance.mood === 'question' &&
    clause.words.length <= 4 &&
    next !== undefined &&
    (next.spans.length === 0 || (next.isQuestion && next.words.length <= 4));
  for (const { habit, spans, isClear } of isHeading ? [] : owners) {
    reading.way = namedBy(reading, clause, habit, spans);
    // “Everything, even the wretched knees”
    if (STRESSED.test(clause.text) && reading.sweeps.at(-1)?.holds) record(reading, habit, verdicts.done, clause);
    else if (clause.link === 'except') reading.excepted.add(habit);
    else
      record(reading, habit, getVerdict({ reading, clause, stance, next, habit, spans, isClear, sarcastic }), clause);
  }
  const isOurs = stance.subject !== 'other' && (stance.mood !== 'question' || isHeading) && stance.mood !== 'command';
  const isListed = isHeading && reading.tokens[clause.from - 1]?.word === '?';
  const earlier = isListed ? [...reading.topic] : [];
  reading.topic = new Map([
    ...earlier,
    ...owners
      .filter(({ isClear }) => isClear && isOurs)
      .map(({ habit, spans }): [number, boolean] => [habit, affirmed(reading, habit, spans)]),
  ]);
  readOnly(
    reading,
    clause,
    owners.map(({ habit }) => habit),
  );
}

/** A phrase of as many words names a habit as plainly as two of its words do. */
const LONG_PHRASE = 3;

/** “And then I read”: whoever says so tells what they did themselves. */
const BY_ONESELF = /^(?:(?:and|but|so|then|also|oh|well|yes|no|wait|actually|today|because) )*(?:i|we)\b/;

/** How plainly a clause names a habit. */
function namedBy(reading: Reading, clause: Clause, habit: number, spans: readonly Span[]): Way {
  const { link, text, words } = clause;
  const isPhrase = spans.some(({ from, to }) => to - from >= LONG_PHRASE);
  const weight = spans.reduce((sum, span) => sum + span.weight, 0);
  const isTold = BY_ONESELF.test(text);
  const isOwn = isTold && words.length <= 6;
  const isNear = (isOwn || link === 'start') && spans.length * 2 >= (reading.profiles[habit]?.content.length ?? 0);
  return {
    path: 'named',
    weight: isPhrase ? Math.max(weight, NAMED_TWICE) : weight,
    isHalf: isNear || (isOwn && words.length <= 3),
    isOpening: spans.some(({ from }) => from <= 1),
    isOwn: isTold,
    isDoubtful: isDoubtful(reading, clause, habit, spans),
    length: words.length,
  };
}

/** Words before what only stands beside a deed, `after isha`, and behind what was cut short, `ran till it rained`. */
const BESIDE = phraseSet('in; on; at; with; from; about; before; after; than; for; of; by; like');
const CUTS = phraseSet('then; till; until');

/** Something else is told, or less: an amount that the habit does not ask for, an hour of what is to be early, a word behind `after`. */
function isDoubtful({ profiles, tokens, ...values }: Reading, clause: Clause, habit: number, spans: readonly Span[]) {
  const profile = profiles[habit];
  if (profile?.kind !== 'do') return false;
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const isOne = spans.length === 1;
  const isBeside = isOne && !profile.isNight && spans.some(({ from }) => BESIDE.has(wordAt(from - 1)));
  const isOther = isOne ? profile.targets.length === 0 : spans.some(({ isShared }) => isShared);
  const isMeasured = isOther && inside(values.amounts, clause).some(({ value }) => value > 1);
  const isNightly = profile.clock === null && (profile.concepts.has('bed') || profile.concepts.has('wake'));
  const isCut = [0, 1].some((at) => CUTS.has(wordAt(clause.to + at)) && wordAt(clause.to + at - 1) !== 'and');
  return isBeside || isMeasured || isCut || (isNightly && inside(values.clocks, clause).length > 0);
}

/** What “yes” says of a habit: of “no snacks” that it was kept, of “wine” that it was not. */
function affirmed({ profiles, tokens }: Reading, habit: number, spans: readonly Span[]): boolean {
  if (profiles[habit]?.kind !== 'avoid') return true;
  const first = Math.min(...spans.map(({ from }) => from));
  const around = tokens.slice(Math.max(0, first - 3), (spans.at(-1)?.to ?? first) + 1).map(({ word }) => word);
  return around.some((word) => /^(no|zero|without|free|off|sober|dry|stayed)$/.test(word));
}

/** True when the clause behind a heading says that it was done, or how much. */
function isVerdictWord({ text, spans }: Clause): boolean {
  return (
    spans.length > 0 ||
    /\d|✓|\b(?:yes|done|did|good|great|fine|ok|finished|complete|completed|managed|smashed|nailed|sorted|lovely|check|tick|ticked|all|both|full|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|half|success|easy|twice)\b/.test(
      text,
    )
  );
}

function getVerdict({
  reading,
  clause,
  stance,
  next,
  habit,
  spans,
  isClear,
  sarcastic,
}: {
  next: Clause | undefined;
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
      ? getInstead(reading, habit, clause, stance, spans)
      : judged(reading, clause, stance, habit, spans);
  if (sarcastic && verdict.value === true) return verdicts.ambiguous;
  // “Not the phone, though” leaves it out of what was kept; “no phone” keeps it.
  if (reading.profiles[habit]?.kind !== 'do' && LEFT_OUT.test(clause.text)) return verdicts.notDone;
  // “Which one is still missing?” — “the shower”.
  if (reading.asked?.isMissing && verdict.value === true && stance.polarity === 'none' && verdict.label !== 'count')
    return verdicts.notDone;
  // “Plants: dead” gives a verdict that is not known.
  if (
    verdict.value === true &&
    verdict.label !== 'count' &&
    stance.polarity === 'none' &&
    next?.link === 'colon' &&
    !isVerdictWord(next)
  )
    return verdicts.ambiguous;
  if (reading.asked?.isAhead && verdict.value === true && !stance.isPast && stance.day !== 'today')
    return verdicts.ambiguous;
  // “What was different?” — “I ran late”; “Which was hardest?” — “the squats”: neither tells of a deed.
  const isAside =
    reading.asked?.kind === 'aside' &&
    !/\b(?:since|now|just|after all|anyway|in the end|done|finished|did)\b/.test(clause.text) &&
    !reading.tokens.some(({ word }) => word === 'actually');
  if (isAside && verdict.value === true) return verdicts.ambiguous;
  // Of two that share the words, the one asked about is meant.
  const isAskedFor = reading.asked?.habits.length === 1 && reading.asked.habits[0] === habit;
  if (isClear || isAskedFor || verdict.value === null) return verdict;
  const isWholeNo = !verdict.value && /\b(?:no|any|at all)\b/.test(clause.text);
  return isWholeNo ? verdict : verdicts.ambiguous;
}

function getInstead(reading: Reading, habit: number, clause: Clause, stance: Stance, spans: readonly Span[]): Verdict {
  if (stance.mood !== 'fact' || stance.subject === 'other') return judged(reading, clause, stance, habit, spans);
  // “Walked instead of driving”: what was left out is the contrary act.
  if (spans.length > 0 && spans.every(({ isOpposite }) => isOpposite)) return verdicts.ambiguous;
  return reading.profiles[habit]?.kind === 'do' ? verdicts.notDone : verdicts.done;
}
