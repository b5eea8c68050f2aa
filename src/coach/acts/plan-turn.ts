import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import type { RefineFacts, Refinement } from '#coach/port.ts';
import { NO_PLAN } from '#coach/builtin/messages.ts';
import { assessGoal } from '#coach/safety/router.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { allOf, type Range, type Reading } from '#coach/text/reading.ts';
import { applyActs, ticksOf } from './apply.ts';
import { chipsAfter, onceChips, planChips } from './chips.ts';
import { readRequest } from './targets/exact-names.ts';
import { focusOf } from './targets/focus.ts';
import { type FactAnswer, planReaders, type PlanReaders, type TalkAnswer } from './plan-readers.ts';
import type { PlanState } from './plan-state.ts';
import { readActs, type ReadMessage } from './read-acts.ts';
import { sayChanges } from './saying/say-changes.ts';
import { keptSentence, pauseOf } from './saying/say-kept.ts';
import { type Asked, joined, questionFor, unheard } from './saying/say-unchanged.ts';
import { type Heard, heardIn, say } from '#coach/say/say.ts';
import { asMeant } from './sure/weighed.ts';
import { agreedBeside, agreedWithMore, takenUp } from './earlier/taken-up.ts';

type Applied = ReturnType<typeof applyActs>;

const around = (acts: readonly PlanAct[]) =>
  acts.flatMap((act) => (act.act === 'rebuild' ? [act.around] : []))[0] ?? '';

function answer(applied: Applied, response: string, chips: readonly Chip[]): Refinement {
  const isUndone = applied.isUndone && { isUndone: true };
  return { response, habits: applied.habits, chips, ticks: ticksOf(applied), ...isUndone };
}

function changed(
  acts: readonly PlanAct[],
  state: PlanState,
  heard: Heard,
): { applied: Applied; text: string; chips: Chip[] } {
  const applied = applyActs(acts, state);
  return { applied, text: sayChanges(applied, heard, around(acts)), chips: chipsAfter(applied, state.habits) };
}

/** What asks for no change, as far as a reader knows it. */
function answered<A>(parts: readonly Range[], ask: (within: Range) => A | null): A | null {
  for (const part of parts) {
    const found = ask(part);
    if (found) return found;
  }
  return null;
}

type Parts = {
  readonly reading: Reading;
  readonly found: ReadMessage;
  readonly acts: readonly PlanAct[];
  readonly told: FactAnswer | null;
  readonly said: TalkAnswer | null;
  /** What was asked for is asked back, declined, or said to stay. */
  readonly isAnswered: boolean;
};

/** What the parts of a message are, each read by its own reader. */
function readParts(
  reading: Reading,
  state: PlanState,
  { talk, facts }: PlanReaders,
  agreed: readonly PlanAct[],
): Parts {
  const found = asMeant(reading, state, readActs(reading, state));
  const isChange = found.acts.length > 0;
  const isAnswered =
    !isChange &&
    found.choices.length +
      found.unknown.length +
      found.doubted.length +
      found.declined +
      found.kept.length +
      found.paused.length +
      found.once.length >
      0;
  const parts = isChange ? found.rest : [allOf(reading)];
  const isOnce = found.once.length > 0;
  const told = isOnce ? null : answered(parts, (within) => facts(reading, within, state));
  const talkable = isChange ? parts.filter(({ to }) => reading.tokens[to - 1]?.after.includes('?')) : parts;
  const isSettled = isOnce || found.declined + found.kept.length + found.paused.length > 0;
  const spoken = isSettled ? null : answered(talkable, (within) => talk(reading, within, state));
  const said = standing(besideDoubt(spoken, found), told, isAnswered);
  const isOnlyNote = said !== null && !isTold(told);
  return {
    reading,
    found,
    acts: [
      ...agreedBeside(agreed, found.acts, found.kept),
      ...found.acts,
      ...besides(told, found),
      ...(said?.acts ?? []),
    ],
    told: told && isOnlyNote ? { ...told, text: '' } : told,
    said,
    isAnswered,
  };
}

/** As long as a request is in doubt, only a feeling is answered beside it. */
const besideDoubt = (spoken: TalkAnswer | null, { doubted }: ReadMessage): TalkAnswer | null =>
  spoken?.isFirst || doubted.length === 0 ? spoken : null;

/** What is said in answer, beside what is asked back and what was told. */
function standing(spoken: TalkAnswer | null, told: FactAnswer | null, isAnswered: boolean): TalkAnswer | null {
  const heard = !isAnswered || isClear(spoken) ? spoken : null;
  return isTold(told) && !heard?.isFirst ? null : heard;
}

/** A feeling, or a question whose answer is known: nothing else needs to be asked back. */
const isClear = (said: TalkAnswer | null): boolean => said?.isFirst === true || said?.isAnswer === true;

/** Something was told that is more than good to know. */
const isTold = (told: FactAnswer | null): boolean => told !== null && told.isNote !== true;

/** What a circumstance asks of the plan; beside a request it is only the reason. */
const besides = (told: FactAnswer | null, { acts, doubted }: ReadMessage): readonly PlanAct[] =>
  acts.length + doubted.length > 0 ? [] : (told?.acts ?? []);

/** What was asked for, in the order in which a person would answer it: a feeling first, then what has changed, then what is left open. */
function replyOf(
  { reading, found, acts, told, said }: Parts,
  state: PlanState,
  heard: Heard,
  change: string,
  question: Asked | null,
): string {
  const [before, after] = said?.isFirst ? [said.text, null] : [null, said?.text];
  return joined(
    before,
    acts.length > 0 ? change : null,
    told?.text,
    found.declined > 0 ? say('planDeclined', heard) : null,
    keptSentence({ reading, found }, state, heard),
    pauseOf(found, state, heard).text,
    found.once.length > 0 ? say('planOnce', heard) : null,
    found.once.flat().length > 0 && acts.length === 0 ? say('planOnceOrAlways', heard) : null,
    question?.text,
    after,
  );
}

function chipsOf(
  { found, acts, said, told }: Parts,
  state: PlanState,
  heard: Heard,
  { afterChange, question }: { afterChange: readonly Chip[]; question: Asked | null },
): readonly Chip[] {
  if (question) return question.chips;
  if (acts.length > 0) return afterChange;
  const ways = [onceChips(found.once.flat()), pauseOf(found, state, heard).chips, told?.chips ?? [], said?.chips ?? []];
  const [offered] = ways.filter((chips) => chips.length > 0);
  return offered ?? planChips(state.habits, state.focus);
}

/** `bass monthly` needs no guess: no plan holds it, and that is known. */
const isHeard = ({ said, reading }: Parts): boolean => said !== null && !(said.lacks && saysRare(reading.text));

function turn(state: PlanState, message: string, readers: PlanReaders, agreed: readonly PlanAct[] = []): Refinement {
  const heard = heardIn(state.facts.messages);
  const parts = readParts(readRequest(message, state.habits), state, readers, agreed);
  const { acts, told, said, isAnswered } = parts;
  if (acts.length === 0 && !isAnswered && !isHeard(parts) && !told) return unheard(parts, state, heard);
  const made = changed(acts, state, heard);
  const question = isClear(said) ? null : questionFor(parts.reading, parts.found, state, heard);
  const learnt = told?.learnt ?? [];
  const reply = replyOf(parts, state, heard, made.text, question);
  if (reply === '') return unheard(parts, state, heard);
  return {
    ...answer(made.applied, reply, chipsOf(parts, state, heard, { afterChange: made.chips, question })),
    ...(learnt.length > 0 && { learnt }),
    ...said?.lacks,
  };
}

/**
 * One turn of the conversation about a plan. Only what is asked for changes: every other habit comes back as it was, ids included. What fits
 * two habits, or none, is asked back and changes nothing.
 */
export function planTurn(facts: RefineFacts, readers: PlanReaders = planReaders): Refinement {
  const message = facts.messages.at(-1)?.content ?? '';
  const habits = facts.currentHabits;
  const state: PlanState = { facts, habits, focus: focusOf(facts.messages, habits) };
  const heard = heardIn(facts.messages);
  const given = facts.acts ?? [];
  if (given.length === 0 && stopsCoaching(assessGoal(facts.goal, [message])))
    return { response: NO_PLAN, habits: [...habits] };
  const before = (earlier: PlanState, request: string) => turn(earlier, request, readers);
  const sure = given.length > 0 ? given : takenUp(state, message, readers, before);
  if (sure.length > 0) {
    const { applied, text, chips } = changed(sure, state, heard);
    return answer(applied, text, chips);
  }
  const agreed = agreedWithMore(state, message, readers, before);
  return agreed ? turn(state, agreed.more, readers, agreed.acts) : turn(state, message, readers);
}
