import { capital } from '#core/words/capital.ts';
import { shortened } from '#core/coaching/shortened.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import { applyActs } from '../apply.ts';
import type { Change } from '../applying/work.ts';
import { OWN_CHIP } from '../chips.ts';
import type { PlanState } from '../plan-state.ts';
import type { ReadMessage } from '../read-acts.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { type Heard, say } from '#coach/say/say.ts';
import { nameOf } from '../saying/habit-names.ts';
import { differences } from '../saying/say-changes.ts';
import { ORDINALS } from '#coach/match/by-ordinal.ts';
import { isTwoTimes } from './conditions.ts';
import { likelyWays } from './weighed.ts';

const LONGEST_LABEL = 60;
const LONGEST_NEW = 40;
const MOST_ACTS = 12;

/** A habit's words, in at most so many characters. */
const quoted = ({ description }: PlannedHabit, most: number) => `“${shortened(description, most)}”`;

/** What a change would come to, as it stands in `did you mean …?`. */
function inWords({ from, to, isOther }: Change, { habits }: PlanState, most = Number.POSITIVE_INFINITY): string {
  if (!from) return to ? `${quoted(to, most)} as a new habit` : '';
  if (!to) return `leaving out ${quoted(from, most)}`;
  if (isOther) return `${quoted(to, most)} instead of ${quoted(from, most)}`;
  const name = nameOf(from, habits);
  const isOnlyText = to.description !== from.description && differences(from, to)[0] === `“${to.description}”`;
  return `${name.length > most ? quoted(from, most) : name} ${isOnlyText ? 'as ' : ''}${listed(differences(from, to))}`;
}

/** How long a habit's words may be on a chip: they give way before the change does. */
const ROOM_FOR_NAMES = [60, 40, 30, 24, 18, 12];

function labelOf(changes: readonly Change[], state: PlanState): string {
  const labels = ROOM_FOR_NAMES.map((most) => capital(listed(changes.map((change) => inWords(change, state, most)))));
  return labels.find(({ length }) => length <= LONGEST_LABEL) ?? shortened(labels.at(-1) ?? '', LONGEST_LABEL);
}

/** Chips that are called alike go by their places. */
function toldApart(chips: readonly Chip[]): Chip[] {
  const isAlike = ({ label }: Chip) => chips.filter((other) => other.label === label).length > 1;
  return chips.map((chip, at) => (isAlike(chip) ? { ...chip, label: `The ${ORDINALS[at] ?? 'last'}` } : chip));
}

/** `in the morning, at night` as one or the other. */
function oneTime(act: PlanAct): PlanAct[] {
  if (act.act !== 'cue' || !isTwoTimes(act.cue)) return [act];
  const parts = act.cue.split(', ');
  const isTimed = (part: string) => read(part).spans.some(({ kind }) => kind === 'part' || kind === 'clock');
  const places = parts.filter((part) => !isTimed(part));
  return parts.filter(isTimed).map((time) => ({ ...act, cue: [time, ...places].join(', ') }));
}

/** The doubted acts, once for each time that was said. */
function eachTime(doubted: readonly PlanAct[]): PlanAct[][] {
  const ways = doubted.map(oneTime);
  const most = Math.max(1, ...ways.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => ways.flatMap((way) => way[at] ?? way[0] ?? []));
}

type Asked = { readonly text: string; readonly chip: Extract<Chip, { does: 'act' }> };

function askedAs(acts: readonly PlanAct[], state: PlanState): Asked | null {
  const { changes, isReordered, isUndone } = applyActs(acts, state);
  const chip = (label: string) => ({ does: 'act' as const, label, acts: acts.slice(0, MOST_ACTS) });
  if (isUndone) return { text: 'the last change taken back', chip: chip('Take the last change back') };
  if (changes.length === 0 || isReordered) return null;
  return { text: listed(changes.map((change) => inWords(change, state))), chip: chip(labelOf(changes, state)) };
}

type Room = {
  readonly reading: Reading;
  readonly found: ReadMessage;
  readonly state: PlanState;
  readonly most: number;
  readonly given?: readonly Chip[];
};

/** A new habit of half a message is hardly what was meant. */
function saysMuch(act: PlanAct): boolean {
  const text = act.act === 'reword' ? act.text : 'habit' in act ? act.habit?.text : '';
  return (text?.length ?? 0) > LONGEST_NEW;
}

/** So many chips as most that do what a message may have meant: those that are there, and the likeliest besides. */
export function likelyChips({ reading, found, state, most, given = [] }: Room): Chip[] {
  if (found.declined > 0 || found.held.length > 0) return [];
  const known = new Set(given.map((chip) => (chip.does === 'act' ? JSON.stringify(chip.acts) : '')));
  const chips: Asked['chip'][] = [];
  for (const acts of likelyWays(reading, state, found)) {
    if (chips.length >= most) break;
    const way = known.has(JSON.stringify(acts)) || acts.some(saysMuch) ? null : askedAs(acts, state);
    if (way && ![...given, ...chips].some(({ label }) => label === way.chip.label)) chips.push(way.chip);
  }
  return chips;
}

/** Asks whether something was meant that was not said surely, each way with a chip that does it; null when nothing would come of it. */
export function supposed(
  doubted: readonly PlanAct[],
  state: PlanState,
  heard: Heard,
): { text: string; chips: Chip[] } | null {
  const ways = eachTime(doubted).flatMap((acts) => askedAs(acts, state) ?? []);
  if (ways.length === 0) return null;
  const texts = ways.map((way) => way.text);
  const text = say('planSupposed', { ...heard, values: { ways: listed(texts, 'or') } });
  return { text, chips: [...toldApart(ways.map(({ chip }) => chip)), OWN_CHIP] };
}
