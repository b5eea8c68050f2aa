import { exceptBehind, readContrasts, takeIntruded } from './contrasts.ts';
import { readClause } from './clause-reading.ts';
import { type Clause, getClauses } from '../text/clauses.ts';
import { COUNTED, NOT_REALLY } from '../lexicon/cue-lexicon.ts';
import type { Profile } from '../habit/habit-profile.ts';
import type { Asked } from './history.ts';
import { settledStances } from '../judge/inheritance.ts';
import { verdicts } from '../judge/verdict.ts';
import { readChosen, readNamedAnswer } from './named-answers.ts';
import { spansIn, type termIndex } from '../habit/mentions.ts';
import { sarcasmIn, toldIn, withoutMistaken, withoutOrders } from '../text/message-text.ts';
import { type Token, spokenText } from '../text/normalise.ts';
import { getStance, type Stance } from '../judge/polarity.ts';
import { ordinalSpans, getShorthand } from './quantifiers.ts';
import type { Amount } from '../text/amount.ts';
import { amountsIn, clocksIn } from '../text/quantities.ts';
import { type Reading, record, type Statements } from './reading.ts';
import { isEitherYes, readContent, readWhichOne } from './short-answers.ts';
import { withWholeDay } from '../text/whole-day.ts';
import { applySweeps } from './sweeps.ts';

type MessageFacts = {
  readonly message: string;
  readonly profiles: readonly Profile[];
  readonly index: ReturnType<typeof termIndex>;
  readonly asked: Asked | null;
  /** Habits of earlier messages that were last below their amount. */
  readonly open: readonly number[];
  /** Habits that earlier messages settled: “the rest” leaves them alone. */
  readonly settled: readonly number[];
  /** Habits that the user's message before spoke of. */
  readonly latest: readonly number[];
  /** Those of them with an amount. */
  readonly counted: readonly number[];
};

const MOST_POINTED = 2;

/** A plain answer to the coach's question, read before anything else. */
function startTopic(
  isTakingBack: boolean,
  asked: Asked | null,
  open: readonly number[],
  latest: readonly number[],
  isLone: boolean,
): Map<number, boolean> {
  const meant = (habits: readonly number[]) => new Map(habits.map((habit) => [habit, true] as const));
  if (isTakingBack && latest.length > 0) return meant(latest);
  // “It” and “I forgot” point to one thing or two, not to a whole list.
  const last = latest.length > MOST_POINTED ? [] : latest;
  if (asked && asked.habits.length === 0 && asked.kind !== 'offer') return meant(last);
  if (!asked || asked.kind === 'offer') return meant(asked ? [] : isLone ? [0] : open.length > 0 ? open : last);
  return new Map(asked.habits.map((habit) => [habit, asked.yes.get(habit) ?? true]));
}

function readSequence({ message, profiles, asked }: MessageFacts, tokens: readonly Token[]): Statements | null {
  const order = asked && asked.habits.length > 1 ? asked.habits : profiles.map(({ index }) => index);
  const values = getShorthand(tokens, order.length);
  if (!values || message.includes('?')) return null;
  return new Map(
    order.map((habit, at) => [
      habit,
      { ...(values[at] ? verdicts.done : verdicts.notDone), from: 0, to: tokens.length },
    ]),
  );
}

/** “Got one block in, the second one fell apart”: the second block, not the second habit. */
function isOneOfSeveral(profiles: readonly Profile[], amounts: readonly Amount[], at: number): boolean {
  return profiles.some(({ targets }) =>
    targets.some(
      ({ value, unit }) =>
        value > 1 &&
        !/^(minute|time|km|)$/.test(unit) &&
        amounts.some((amount) => amount.to <= at && amount.unit === unit),
    ),
  );
}

type Parsed = { readonly reading: Reading; readonly clauses: readonly Clause[] };

/** “Wait no, that's wrong”, “I did take it after all” puts right what was said before the coach asked for something else. */
const SETS_RIGHT =
  /^(?:(?:wait|no|sorry|oh|oops|hang on|actually|hmm)[\s,]+)*(?:that'?s|that was|i (?:said|got) (?:it |that )?) ?(?:wrong|a lie|a mistake|not right)\b|^(?:i|we) (?:did|had|have)\b.*\bafter all\b|^(?:no[\s,]+)?(?:wait|hang on)[\s,]+(?:no[\s,]+)?(?:it was |only |just )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)(?: \w+)?$/i;

/** “Do you want to count it?” is about the parts told so far. */
function askedAgain({ asked, open }: MessageFacts): Asked | null {
  return asked?.kind === 'count' && asked.habits.length === 0 ? { ...asked, habits: open } : asked;
}

const [MOST_OF_NAME, SAYS] = [4, /\b(?:i|we|it|is|was|were|did|do|done|had|went|not|yes|no)\b|✓|✗/];

/** “All but the yoga and the phone call”: what is listed behind an exception is one as well. */
function withExceptions(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    const isListed = before?.link === 'except' && before.sentence === clause.sentence && clause.link === 'and';
    const isName = clause.words.length <= MOST_OF_NAME && !SAYS.test(clause.text);
    out.push(isListed && isName ? { ...clause, link: 'except' } : clause);
  }
  return out;
}

/** The message in clauses, and an empty reading of it. */
function parsed(facts: MessageFacts, tokens: readonly Token[]): Parsed {
  const { message, profiles, index, open, settled } = facts;
  const isTakingBack = facts.latest.length > 0 && SETS_RIGHT.test(message);
  const asked = isTakingBack ? null : askedAgain(facts);
  const clocks = clocksIn(tokens, { isOfTimes: profiles.some(({ clock }) => clock !== null) });
  const order =
    asked && asked.habits.length > 1 && asked.kind !== 'offer'
      ? asked.habits
      : profiles.map((profile) => profile.index);
  const counted = amountsIn(tokens);
  const isOneOfOne = asked?.habits.length === 1 && /^(?:either|yes-no|amount)$/.test(asked.kind);
  // “The second one” after “1 litre so far” is the second litre.
  const isTally = asked?.kind === 'amount' || (open.length > 0 && !asked?.habits.length);
  const ordinals = (isOneOfOne || isTally ? [] : ordinalSpans(tokens, order)).filter(
    ({ from }) => !isOneOfSeveral(profiles, counted, from),
  );
  const amounts = counted.filter(({ from, to }) => !ordinals.some((ordinal) => ordinal.from < to && from < ordinal.to));
  // “Alarm went 0630” counts no words; to a question about one habit a bare number is the answer.
  const isNoTime = ({ from, unit }: Amount) =>
    unit !== '' || !(isOneOfOne || clocks.some((clock) => from >= clock.from && from < clock.to));
  const spans = [
    ...spansIn({ tokens, profiles, index, amounts: amounts.filter(isNoTime) }).filter(
      ({ from, to }) => !ordinals.some((ordinal) => ordinal.from < to && from < ordinal.to),
    ),
    ...ordinals,
  ];
  const clauses = withExceptions(withoutOrders(getClauses(tokens, spans, [...amounts, ...clocks]), message));
  // “No, we did not have dinner”, where something else was asked: it puts right what was told before.
  const isOfSettled =
    clauses.some((clause) => clause.spans.length > 0 && /\bnot\b/.test(clause.text)) &&
    spans.every(({ habit }) => settled.includes(habit) && !asked?.habits.includes(habit));
  // “Wait no, two” is of the twelve press-ups rather than of the walk beside them.
  const latest = isTakingBack && amounts.length === 1 && facts.counted.length > 0 ? facts.counted : facts.latest;
  const reading: Reading = {
    profiles,
    tokens,
    amounts,
    clocks,
    asked: isOfSettled ? null : asked,
    said: new Map(),
    topic: startTopic(isTakingBack, isOfSettled ? null : asked, open, latest, profiles.length === 1),
    sweeps: [],
    excepted: new Set(),
    hasUnknownException: false,
    group: [],
    isCorrecting: false,
    settled,
    way: null,
  };
  return { reading, clauses };
}

/** Everything a message says of the habits. */
export function getStatements(facts: MessageFacts): Statements {
  const texts = facts.profiles.map(({ habit }) => `${habit.description} ${habit.identity ?? ''}`);
  const told = toldIn(facts.message, texts);
  // In “1 and 3 fine, not 2” the numbers are places.
  const isNumbered =
    ordinalSpans(
      told,
      facts.profiles.map(({ index }) => index),
    ).length > 1;
  const said = isNumbered ? told : withoutMistaken(told);
  // A single habit, or the one that was asked about, may be a thing itself: “none” of the wine.
  const isOfOne = facts.profiles.length === 1 || facts.asked?.habits.length === 1;
  const tokens = isOfOne ? said : withWholeDay(said, facts.profiles.length);
  const sequence = readSequence(facts, tokens);
  if (sequence) return sequence;
  const { reading, clauses } = parsed(facts, tokens);
  const { asked } = reading;
  if (readNamedAnswer(reading, clauses)) return reading.said;
  if (readWhichOne(reading, clauses, facts.message)) return reading.said;
  const people = new Set(facts.profiles.flatMap((profile) => profile.people));
  const stances = settledStances(
    clauses,
    clauses.map((clause) => getStance(clause, tokens, people)),
  );
  const isSarcastic = sarcasmIn(clauses);
  let isHeaded = false;
  for (const [at, clause] of clauses.entries()) {
    const stance = stances[at];
    const isDealtWith = isHeaded || isOccasion(clause, stance, stances[at - 1]);
    isHeaded = false;
    if (!stance || isDealtWith) continue;
    if (isEitherYes(asked, clause)) {
      for (const habit of asked?.habits ?? []) record(reading, habit, verdicts.ambiguous, clause);
      continue;
    }
    isHeaded = readClause({
      reading,
      clause,
      stance,
      next: clauses[at + 1],
      isFirst: at === 0,
      sarcastic: isSarcastic(clause),
    });
  }
  applySweeps(reading);
  exceptBehind(reading, clauses);
  readContrasts(reading, clauses, stances);
  readChosen(reading, clauses);
  reading.way = null;
  readContent(reading, facts.message);
  claim(reading, clauses);
  takeBack(reading, clauses, tokens);
  takeIntruded(reading, clauses);
  return reading.said;
}

/** Words of a time: “after isha”. */
const MOST_OF_TIME = 3;

/** “Will read after prayers”: when something is still to come, the prayers are no report either. */
function isOccasion({ link, words }: Clause, stance: Stance | undefined, before: Stance | undefined): boolean {
  const isTime = link === 'when' && words.length <= MOST_OF_TIME && !stance?.isPast;
  return isTime && stance?.polarity === 'none' && before?.mood === 'future';
}

/** “…but I'm counting it”: a part that the user counts is done. */
function claim(reading: Reading, clauses: readonly Clause[]): void {
  const counted = clauses.find(
    ({ text, isQuestion, spans }) =>
      COUNTED.test(text) && !isQuestion && spans.length === 0 && !/\bnot (?:count|going)/.test(text),
  );
  if (!counted) return;
  for (const [habit, said] of reading.said)
    if (said.label === 'partial')
      reading.said.set(habit, { ...said, label: 'done', value: true, to: Math.max(said.to, counted.to) });
}

const NOT_COUNTING = /^(?:(?:and|but|so|i|am|we|are) )*not counting (?:it|that|this|them)$/;

/** “…but not really” at the end leaves nothing done. */
function takeBack(reading: Reading, clauses: readonly Clause[], tokens: readonly Token[]): void {
  const text = spokenText(tokens);
  if (!(NOT_REALLY.test(text) || clauses.some((clause) => NOT_COUNTING.test(clause.text))) || clauses.length < 2)
    return;
  // What stands in a sentence before is not taken back.
  const start = tokens.slice(0, -1).findLastIndex(({ word }) => word === '.');
  for (const [habit, said] of reading.said)
    if (said.value === true && said.from > start) reading.said.set(habit, { ...said, ...verdicts.ambiguous });
}
