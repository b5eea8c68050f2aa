import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import type { RefineFacts, Refinement } from '#coach/port.ts';
import { NO_PLAN } from '#coach/builtin/messages.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import { applyActs } from './apply.ts';
import type { Applied } from './applying/work.ts';
import { addChips, chipsAfter, choiceChips, NONE_CHIP, planChips } from './chips.ts';
import { focusOf } from './targets/focus.ts';
import { type FactAnswer, planReaders, type PlanReaders, type TalkAnswer } from './plan-readers.ts';
import type { PlanState } from './plan-state.ts';
import { readActs, type ReadMessage } from './read-acts.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { nameOf } from './saying/habit-names.ts';
import { sayChanges } from './saying/say-changes.ts';
import { type Heard, heardIn, say } from '#coach/say/say.ts';
import { isOnlyTold } from './reading/tells.ts';
import { likelyChips, supposed } from './sure/supposed.ts';
import { takenUp } from './taken-up.ts';

const MOST_WORDS = 60;

function joined(...texts: readonly (string | null | undefined)[]): string {
  let text = '';
  for (const part of texts) {
    if (!part) continue;
    const next = `${text} ${part}`.trim();
    const isTooMuch = text !== '' && (next.split(' ').length > MOST_WORDS || next.split('?').length > 2);
    if (!isTooMuch) text = next;
  }
  return text;
}

type Asked = { readonly text: string; readonly chips: readonly Chip[] };

const MOST_LIKELY = 3;
const MOST_CHIPS = 5;

/** Whether it was one of the ways that are likeliest; null where none is likely. */
function meant(reading: Reading, found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const chips = likelyChips({ reading, found, state, most: MOST_LIKELY });
  return chips.length === 0 ? null : { text: say('planMeant', heard), chips: [...chips, NONE_CHIP] };
}

/** A question back, with what else may have been meant. */
function questionFor(reading: Reading, found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const isOpen = found.doubted.length + found.unknown.length === 0 && isOfAny(found, state);
  const question = (isOpen ? meant(reading, found, state, heard) : null) ?? ownQuestion(reading, found, state, heard);
  // Of two that fit alike it is one or the other.
  if (!question || question.chips.includes(NONE_CHIP) || isOpen || found.choices.length > 0) return question;
  const most = Math.min(2, MOST_CHIPS - question.chips.length);
  return {
    ...question,
    chips: [...question.chips, ...likelyChips({ reading, found, state, most, given: question.chips })],
  };
}

/** Something was asked for that could be of every habit. */
const isOfAny = ({ choices: [choice] }: ReadMessage, { habits }: PlanState) =>
  habits.length > 2 && choice?.places.length === habits.length;

/** Which habit is meant, or whether one that is not there is to be added. */
function ownQuestion(reading: Reading, found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const { choices, unknown, doubted, held } = found;
  const { habits } = state;
  const asked = doubted.length > 0 ? supposed(reading, found, state, heard) : null;
  if (asked) return asked;
  const waits = held.length > 0 ? say('planHeld', heard) : null;
  const [name] = unknown;
  if (name) {
    const own = name.own ?? { text: name.name };
    const text = joined(say('planUnknown', { ...heard, values: { name: name.name } }), waits);
    return { text, chips: own.text === '' ? [] : addChips(own, held) };
  }
  const [choice] = choices;
  if (!choice) return null;
  const names = choice.places.map((place) => habits[place]).flatMap((habit) => (habit ? [nameOf(habit, habits)] : []));
  const text = isOfAny(found, state)
    ? say('planWhichOfAll', heard)
    : say('planWhich', { ...heard, values: { list: listed(names, 'or') } });
  const toActs = (places: readonly number[]) => [...held, ...choice.toActs(places)];
  return { text: joined(text, waits), chips: choiceChips(choice.places, habits, toActs) };
}

function keptSentence({ kept, acts }: ReadMessage, { habits }: PlanState, heard: Heard): string | null {
  if (kept.length === 0 || acts.length > 0) return null;
  const names = [...new Set(kept)].flatMap((place) => (habits[place] ? [`“${habits[place].description}”`] : []));
  const isOne = names.length === 1;
  return say('planKept', {
    ...heard,
    values: {
      list: listed(names),
      stays: isOne ? 'stays' : 'stay',
      it: isOne ? 'it' : 'they',
      is: isOne ? 'is' : 'are',
    },
  });
}

const around = (acts: readonly PlanAct[]) =>
  acts.flatMap((act) => (act.act === 'rebuild' ? [act.around] : []))[0] ?? '';

function answer(applied: Applied, response: string, chips: readonly Chip[]): Refinement {
  return { response, habits: applied.habits, chips, ...(applied.isUndone && { isUndone: true }) };
}

function changed(
  acts: readonly PlanAct[],
  state: PlanState,
  heard: Heard,
): { applied: Applied; text: string; chips: Chip[] } {
  const applied = applyActs(acts, state);
  return { applied, text: sayChanges(applied, heard, around(acts)), chips: chipsAfter(applied, state.habits) };
}

function lost({ reading, found }: Parts, state: PlanState, heard: Heard): Refinement {
  const { habits, focus } = state;
  const question = meant(reading, found, state, heard);
  if (question) return { response: question.text, habits: [...habits], chips: question.chips, isUnderstood: false };
  const habit = habits[focus ?? 0];
  const name = habit ? nameOf(habit, habits) : 'the plan';
  return {
    response: say('planLost', { ...heard, values: { name } }),
    habits: [...habits],
    chips: planChips(habits, focus),
    isUnderstood: false,
  };
}

/** Somebody told something, and asked for nothing. */
const toldOnly = ({ habits, focus }: PlanState, heard: Heard): Refinement => ({
  response: say('planTold', heard),
  habits: [...habits],
  chips: planChips(habits, focus),
});

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
function readParts(reading: Reading, state: PlanState, { talk, facts }: PlanReaders): Parts {
  const found = readActs(reading, state);
  const isChange = found.acts.length > 0;
  const isAnswered =
    !isChange &&
    found.choices.length + found.unknown.length + found.doubted.length + found.declined + found.kept.length > 0;
  const parts = isChange ? found.rest : [{ from: 0, to: reading.tokens.length }];
  const told = answered(parts, (within) => facts(reading, within, state));
  const talkable = isChange ? parts.filter(({ to }) => reading.tokens[to - 1]?.after.includes('?')) : parts;
  const isSettled = found.declined + found.kept.length > 0;
  const spoken = isSettled ? null : answered(talkable, (within) => talk(reading, within, state));
  const said = standing(spoken, told, isAnswered);
  const isOnlyNote = said !== null && !isTold(told);
  return {
    reading,
    found,
    acts: [...found.acts, ...besides(told, found), ...(said?.acts ?? [])],
    told: told && isOnlyNote ? { ...told, text: '' } : told,
    said,
    isAnswered,
  };
}

/** What is said in answer, beside what is asked back and what was told. */
function standing(spoken: TalkAnswer | null, told: FactAnswer | null, isAnswered: boolean): TalkAnswer | null {
  const heard = !isAnswered || isClear(spoken) ? spoken : null;
  return isTold(told) && !heard?.isFirst ? null : heard;
}

/** A feeling, or a question whose answer is known: nothing else needs to be asked back. */
const isClear = (said: TalkAnswer | null): boolean => said?.isFirst === true || said?.isAnswer === true;

/** Something was told that is more than good to know. */
const isTold = (told: FactAnswer | null): boolean => told !== null && told.isNote !== true;

/** What a circumstance asks of the plan, as far as nothing else was asked for the same habit. */
function besides(told: FactAnswer | null, { acts }: ReadMessage): PlanAct[] {
  const asked = new Set(acts.flatMap((act) => ('target' in act ? [act.target] : [])));
  return (told?.acts ?? []).filter((act) => !('target' in act && asked.has(act.target)));
}

/** What was asked for, in the order in which a person would answer it: a feeling first, then what has changed, then what is left open. */
function replyOf(
  { found, acts, told, said }: Parts,
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
    keptSentence(found, state, heard),
    question?.text,
    after,
  );
}

function chipsOf(
  { acts, said, told }: Parts,
  state: PlanState,
  afterChange: readonly Chip[],
  question: Asked | null,
): readonly Chip[] {
  if (question) return question.chips;
  if (acts.length > 0) return afterChange;
  const [offered] = [told?.chips ?? [], said?.chips ?? []].filter((chips) => chips.length > 0);
  return offered ?? planChips(state.habits, state.focus);
}

function turn(state: PlanState, message: string, readers: PlanReaders): Refinement {
  const heard = heardIn(state.facts.messages);
  const parts = readParts(read(message), state, readers);
  const { acts, told, said, isAnswered } = parts;
  if (acts.length === 0 && !isAnswered && !said && !told)
    return isOnlyTold(parts.reading) ? toldOnly(state, heard) : lost(parts, state, heard);
  const made = changed(acts, state, heard);
  const question = isClear(said) ? null : questionFor(parts.reading, parts.found, state, heard);
  const learnt = told?.learnt ?? [];
  return {
    ...answer(
      made.applied,
      replyOf(parts, state, heard, made.text, question),
      chipsOf(parts, state, made.chips, question),
    ),
    ...(learnt.length > 0 && { learnt }),
    ...(said?.isUnclear && { isUnderstood: false }),
    ...(said?.isUnknown && { isUnknown: true }),
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
  if (given.length === 0 && stopsCoaching(assessSafety(message))) return { response: NO_PLAN, habits: [...habits] };
  const sure =
    given.length > 0 ? given : takenUp(state, message, readers, (earlier, request) => turn(earlier, request, readers));
  if (sure.length > 0) {
    const { applied, text, chips } = changed(sure, state, heard);
    return answer(applied, text, chips);
  }
  return turn(state, message, readers);
}
