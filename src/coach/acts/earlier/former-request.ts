import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, read, type Reading, wordsOf } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { readActs } from '../read-acts.ts';
import { readRequest } from '../targets/exact-names.ts';
import { readTargets } from '../targets/targets.ts';
import { REQUESTS } from '../act-words.ts';

const openers = patterns(...REQUESTS.openers);
const ends = new Pattern('(instead of|rather than|is that right|is that it|right $|yes $|or would)');
const fromTo = new Pattern('from <old> to <new> $');
const agrees = patterns(...knowledge.requests.formerRequestAgrees);
const butOther = new Pattern('(but|only if|not|except|instead|actually|keep|leave|stay|same|still|usual|already)');
const MOST_AGREEING = 9;

/** `yesss`, `nooo`: the last letter drawn out. */
function isDrawn(word: string, plain: string): boolean {
  const last = plain.at(-1) ?? '';
  return word.startsWith(plain) && word.slice(plain.length).replaceAll(last, '') === '';
}

/** True for a yes to what was offered, with thanks or praise and nothing else. */
export function isAgreement(reading: Reading): boolean {
  const { tokens } = reading;
  if (tokens.length === 0 || tokens.length > MOST_AGREEING || butOther.find(reading)) return false;
  return isDrawn(tokens[0]?.word ?? '', 'yes') || firstOf(agrees, reading) !== null;
}

/** `from three times a week to two`: the new number with what the old one counts. */
function plain(text: string): string {
  const reading = read(text);
  const found = fromTo.find(reading);
  const [old, next] = [found?.caught.old, found?.caught.new];
  if (!found || !old || !next) return text;
  const said = wordsOf(reading, next);
  const units = next.to - next.from === 1 ? ` ${wordsOf(reading, { from: old.from + 1, to: old.to })}` : '';
  return `${wordsOf(reading, { from: 0, to: found.from })} to ${said}${units}`;
}

function offeredIn(reading: Reading, sentence: Range): string | null {
  const opener = firstOf(openers, reading, sentence)?.match;
  if (!opener || opener.to >= sentence.to) return null;
  const end = ends.find(reading, { from: opener.to + 1, to: sentence.to })?.from ?? sentence.to;
  return plain(wordsOf(reading, { from: opener.to, to: end }));
}

/** What the coach's last message offered to do, by its own words: `Shall I bring the sewing down to 15 minutes?` */
export function offeredActs(state: PlanState): readonly PlanAct[] {
  const said = state.facts.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!said.trimEnd().endsWith('?')) return [];
  const reading = read(said);
  for (const sentence of reading.sentences.toReversed()) {
    const offer = offeredIn(reading, sentence);
    const { acts, choices } = readActs(read(offer ?? ''), state);
    if (acts.length > 0 && choices.length === 0) return acts;
  }
  return [];
}

const corrected = patterns(...REQUESTS.corrected);
const otherOne = new Pattern('the? other (one|habit)? $');
const DENIALS = new Set(['nope', 'nah', 'not', 'wait', 'sorry', 'oops', 'hang']);

/** Parts between marks. */
function partsOf({ tokens }: Reading): Range[] {
  const ends = tokens.flatMap(({ after }, at) => (after !== '' || at === tokens.length - 1 ? [at + 1] : []));
  return ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
}

const saysNot = ({ tokens }: Reading, { from, to }: Range) => tokens.slice(from, to).some(({ word }) => word === 'not');

/** Of two that were spoken of the one that the coach did not take. */
function otherPlace(former: Reading, state: PlanState): number | null {
  const meant = readTargets(former, allOf(former), { ...state, focus: null });
  const places = meant.is === 'places' || meant.is === 'either' ? meant.places : [];
  const pair = places.length === 2 ? places : state.habits.length === 2 ? [0, 1] : [];
  const others = pair.filter((place) => place !== state.focus);
  return state.focus !== null && others.length === 1 ? (others[0] ?? null) : null;
}

/** The words that may name the habit that somebody meant after all: none where they correct no target. */
function correctingParts(reading: Reading): readonly Range[] {
  const told = firstOf(corrected, reading)?.match.caught.own;
  if (told) return [told];
  const first = reading.tokens[0]?.word ?? '';
  if (!isDrawn(first, 'no') && !DENIALS.has(first)) return [];
  const parts = partsOf(reading);
  const denied = parts.findIndex((part) => saysNot(reading, part));
  return denied < 0 ? [] : parts.slice(denied + 1);
}

/** The habit that somebody meant after all; null where the words correct no target. */
function meantAfterAll(reading: Reading, former: Reading, state: PlanState): number | null {
  for (const part of correctingParts(reading)) {
    if (otherOne.find(reading, part)) return otherPlace(former, state);
    const meant = readTargets(reading, part, { ...state, focus: null });
    if (meant.is === 'places' && meant.places.length === 1) return meant.places[0] ?? null;
  }
  return null;
}

/** `No, I meant the one with …`: what was asked for before, for the habit that was meant. */
export function correctedActs(reading: Reading, state: PlanState): readonly PlanAct[] {
  const { messages } = state.facts;
  const request = messages.slice(0, -1).findLast(({ role }) => role === 'user');
  if (!request) return [];
  const former = readRequest(request.content, state.habits);
  const place = meantAfterAll(reading, former, state);
  if (place === null) return [];
  const { acts, choices } = readActs(former, { ...state, focus: place });
  const wanted = acts.length > 0 ? acts : (choices[0]?.toActs([place]) ?? []);
  const taken = wanted.length > 0 ? wanted : offeredActs(state);
  const own = taken.flatMap((act) => ('target' in act ? [{ ...act, target: place }] : []));
  const isFirst = (act: PlanAct, at: number) => own.findIndex((other) => other.act === act.act) === at;
  return own.filter(isFirst);
}
