import type { Chip } from '#contract/plan-act.ts';
import type { Refinement } from '#coach/port.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { type Heard, say } from '#coach/say/say.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { lineOf } from '#coach/facts/reading/own-clauses.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { allOf, type Reading } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { addChips, choiceChips, lighterChips, NONE_CHIP, onceAWeek, planChips } from '../chips.ts';
import { namesHabit } from '../earlier/follow-up.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { isOnlyTold, isStated, KIN, tellsOfPeople } from '../reading/tells.ts';
import { namedPlaces, namesIn } from '../targets/target-names.ts';
import { saysOnce } from '../values/one-time.ts';
import { likelyChips, supposed } from '../sure/supposed.ts';
import { timesFor } from '../sure/ways.ts';
import { nameOf } from './habit-names.ts';

const MOST_WORDS = 60;

/** Sentences as one reply, as far as they are short and ask one thing. */
export function joined(...texts: readonly (string | null | undefined)[]): string {
  let text = '';
  for (const part of texts) {
    if (!part) continue;
    const next = `${text} ${part}`.trim();
    const isTooMuch = text !== '' && (next.split(' ').length > MOST_WORDS || next.split('?').length > 2);
    if (!isTooMuch) text = next;
  }
  return text;
}

/** A question back, with its answers as chips. */
export type Asked = { readonly text: string; readonly chips: readonly Chip[] };

const MOST_LIKELY = 3;
const MOST_CHIPS = 5;

/** Whether it was one of the ways that are likeliest; null where none is likely. */
function meant(reading: Reading, found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const chips = likelyChips({ reading, found, state, most: MOST_LIKELY });
  return chips.length === 0 ? null : { text: say('planMeant', heard), chips: [...chips, NONE_CHIP] };
}

/** A question back, with what else may have been meant. */
export function questionFor(reading: Reading, found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const isOpen = found.doubted.length + found.unknown.length === 0 && isOfAny(found, state);
  const question = (isOpen ? meant(reading, found, state, heard) : null) ?? ownQuestion(found, state, heard);
  if (question && saysRare(reading.text))
    return { ...question, text: joined(say('planByWeeks', heard), question.text) };
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
  habits.length > 2 && choice?.places.length === habits.length && !choice.asks;

/** Which habit is meant, or whether one that is not there is to be added. */
function ownQuestion(found: ReadMessage, state: PlanState, heard: Heard): Asked | null {
  const { choices, unknown, doubted, held } = found;
  const { habits } = state;
  const asked = doubted.length > 0 ? supposed(doubted, state, heard) : null;
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
  const asks = choice.asks ?? (isOfAny(found, state) ? 'planWhichOfAll' : 'planWhich');
  const text = say(asks, { ...heard, values: { list: listed(names, 'or') } });
  const toActs = (places: readonly number[]) => [...held, ...choice.toActs(places)];
  return { text: joined(text, waits), chips: choiceChips(choice.places, habits, toActs) };
}

type Lost = { readonly reading: Reading; readonly found: ReadMessage };

type Rare = { readonly reading: Reading; readonly place: number | null; readonly question: Asked | null };

/** What is to be done less than once a week: what a plan can do instead, at a tap. */
function byWeeks({ habits }: PlanState, heard: Heard, { reading, place, question }: Rare): Refinement {
  const own = place === null ? readOwnHabit(reading, allOf(reading)) : null;
  const weekly = place === null ? (own ? addChips(own, []) : []) : [onceAWeek(place)];
  const chips = [...weekly, ...(question?.chips ?? planChips(habits, place))].slice(0, MOST_CHIPS);
  return { response: joined(say('planByWeeks', heard), question?.text), habits: [...habits], chips };
}

function lost({ reading, found }: Lost, state: PlanState, heard: Heard): Refinement {
  const { habits, focus } = state;
  const question = meant(reading, found, state, heard);
  const isRare = saysRare(reading.text);
  if (question && !isRare)
    return { response: question.text, habits: [...habits], chips: question.chips, isUnderstood: false };
  const [place = null] = focus === null ? namedPlaces(namesIn(reading, allOf(reading)), habits) : [focus];
  const habit = habits[place ?? -1];
  if (isRare) return byWeeks(state, heard, { reading, place, question });
  return {
    response: habit
      ? say('planLost', { ...heard, values: { name: nameOf(habit, habits) } })
      : say('planLostWhole', heard),
    habits: [...habits],
    chips: planChips(habits, place),
    isUnderstood: false,
  };
}

const circumstances = patterns(...REQUESTS.circumstanceTimes);
const freeThen = patterns(...REQUESTS.freeThen);

const isOfTime = (reading: Reading): boolean =>
  reading.spans.some(({ kind }) => kind === 'days' || kind === 'clock' || kind === 'part') ||
  firstOf(circumstances, reading) !== null;

/** `My sister is free on Saturdays at six`: when the people and things of one habit are there is offered to it. */
function offered(reading: Reading, state: PlanState, heard: Heard): Asked | null {
  const [target, other] = namedPlaces(namesIn(reading, allOf(reading)), state.habits);
  const isMet = target !== undefined && other === undefined && firstOf(freeThen, reading) !== null;
  return isMet ? supposed(timesFor(reading, state, target), state, heard) : null;
}

function toldOf(reading: Reading, { habits }: PlanState, heard: Heard): Asked | null {
  const names = namesIn(reading, allOf(reading)).filter(({ lemma }) => !KIN.has(lemma));
  const [place = -1, other] = tellsOfPeople(reading, allOf(reading)) ? [] : namedPlaces(names, habits);
  const habit = other === undefined ? habits[place] : undefined;
  const values = habit && { name: nameOf(habit, habits) };
  return values ? { text: say('planToldOf', { ...heard, values }), chips: planChips(habits, place) } : null;
}

/** Somebody told something, and asked for nothing. */
function toldOnly(reading: Reading, state: PlanState, heard: Heard): Refinement {
  // What is told of a time is worth keeping, though it rules nothing out: `orchestra is on Wednesday 17-20`.
  const isKept = isOfTime(reading) && saysOnce(reading, allOf(reading)) === null;
  const asked = isKept ? offered(reading, state, heard) : null;
  const plain = { text: say(isKept ? 'factNote' : 'planTold', heard), chips: lighterChips(state.habits) };
  const told = (isKept ? null : toldOf(reading, state, heard)) ?? plain;
  return {
    response: joined(told.text, asked?.text),
    habits: [...state.habits],
    chips: asked?.chips ?? told.chips,
    ...(isKept && { learnt: [lineOf(reading, allOf(reading))] }),
  };
}

const isToldBeside = (reading: Reading, state: PlanState): boolean =>
  !namesHabit({ reading, within: allOf(reading), state }) && isStated(reading, isOfTime(reading));

/** The answer to what asked for nothing that was understood: it was told, or it got lost. */
export const unheard = (parts: Lost, state: PlanState, heard: Heard): Refinement =>
  isOnlyTold(parts.reading) || isToldBeside(parts.reading, state)
    ? toldOnly(parts.reading, state, heard)
    : lost(parts, state, heard);
