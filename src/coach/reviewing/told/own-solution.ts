import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import { COMMANDS } from '#coach/acts/act-words.ts';
import { type ReadMessage, readActs } from '#coach/acts/read-acts.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, read, type Token, wordsOf } from '#coach/text/reading.ts';
import { takesLeave } from '#coach/talk/takes-leave.ts';
import { says } from './heard.ts';
import { lineOfOthers, preparedLine } from './own-line.ts';
import { isNamed } from './report.ts';

/** What a person means to do about next week. */
export type OwnSolution = {
  readonly acts: readonly PlanAct[];
  /** Something that they will see to for a habit, as a line of its own: `If I want it to be easy, I put the mat by the bed.` */
  readonly prepared: { readonly place: number; readonly line: string } | null;
  /** A name that the plan does not hold, and what could be added for it. */
  readonly unknown: OwnHabit | null;
  /** It is meant for one habit, and none is named or spoken of. */
  readonly isUnplaced: boolean;
};

/** What somebody will, would or could do, and what they tell the coach to do. */
const { meansTo, linesOfDeeds, linesOfOthers } = knowledge.requests;
const MEANS = patterns(...meansTo, ...linesOfDeeds, ...linesOfOthers);
const BREAKS = phraseSet('but; so; because; cos; since; until; till; though; although; unless; while');
const MARKS = [',', '-', '–'];
/** A few words with a value and nothing that is said of it: `Sunday then`. */
const LONGEST_FRAGMENT = 7;
const VERBS = new Set(['verb', 'auxiliary', 'past']);
const OPENS = new Set(['maximum', 'max', 'after', 'before', 'during', 'on', 'at', 'in', 'only', 'every', 'just']);

/** Parts between marks and links; `could I do it while the kettle boils`: behind no mark it says when. */
function partsOf({ sentences, tokens }: Reading): Range[] {
  const isBegun = ({ word }: Token, at: number) =>
    MARKS.some((mark) => tokens[at - 1]?.after.includes(mark)) || (word !== 'while' && BREAKS.has(word));
  return sentences.flatMap(({ from, to }) => {
    const starts = tokens.flatMap((token, at) =>
      at === from || (at > from && at < to && isBegun(token, at)) ? at : [],
    );
    return starts.map((start, at) => ({ from: start, to: starts[at + 1] ?? to }));
  });
}

function isFragment({ tokens, spans }: Reading, { from, to }: Range, asked: Asked): boolean {
  const own = tokens.slice(from, to);
  if (own.length > LONGEST_FRAGMENT || own.some(({ tag, word }) => VERBS.has(tag) || word === 'too')) return false;
  const values = spans.filter((span) => span.from >= from && span.to <= to);
  if (values.some(({ kind }) => kind === 'days' || kind === 'often')) return true;
  // `mornings`, said of what got in the way, is no wish for the morning.
  const isMeant = own.at(-1)?.word === 'then' || asked !== 'obstacle';
  return isMeant && (OPENS.has(own[0]?.word ?? '') || values.some(({ kind }) => kind === 'amount' || kind === 'clock'));
}

type Sort = 'means' | 'tells' | 'open';
export type Asked = 'obstacle' | 'solution' | null;

const TURNS = new Set(['but', 'so']);
const JOINS = phraseSet('and; but; so; then; also; nah; no; ok; okay; yes; yeah; well; just; please; kindly');

const SOMEBODY = new Set(['i', 'we', 'you', 'it']);

/** The word that a part begins with behind its links; `no`, `not` and `could not face it` order nothing, as `could we not …?` does. */
function openingOf({ tokens }: Reading, { from }: Range): Token | null {
  const at = JOINS.has(tokens[from]?.word ?? '') ? from + 1 : from;
  const first = tokens[at];
  return !first || DENIALS.has(first.word) || isDenied(tokens, at) ? null : first;
}

const DENIALS = new Set(['no', 'not']);

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.tag === 'auxiliary' && tokens[at + 1]?.word === 'not' && !SOMEBODY.has(tokens[at + 2]?.word ?? '');

/** A farewell, a reason, or what hangs on something else. */
function isBeside(reading: Reading, part: Range): boolean {
  const first = reading.tokens[part.from]?.word ?? '';
  // `Good night` is no hour.
  const isBegun = reading.sentences.some(({ from }) => from === part.from);
  if (isBegun && takesLeave(read(wordsOf(reading, part)))) return true;
  const sentence = reading.sentences.find(({ from, to }) => from <= part.from && to >= part.to);
  return (BREAKS.has(first) && !TURNS.has(first)) || says('ifOnly', reading, sentence);
}

function sortOf(reading: Reading, part: Range, asked: Asked): Sort {
  if (isBeside(reading, part)) return 'tells';
  const opening = openingOf(reading, part);
  if (firstOf(MEANS, reading, part) || COMMANDS.has(opening?.word ?? '')) return 'means';
  // How it is, or was, is no wish, whatever values stand in it.
  if (says('tellsHow', reading, part)) return 'tells';
  if (opening?.tag === 'verb') return 'means';
  return isFragment(reading, part, asked) ? 'means' : 'open';
}

/** The runs of a message that say what somebody means to do, as texts: what is told of how it was stands between them. */
export function meantIn(reading: Reading, asked: Asked): string[] {
  const runs: (Range & { sort: Sort })[][] = [[]];
  for (const part of partsOf(reading)) {
    const sort = sortOf(reading, part, asked);
    if (sort === 'tells') runs.push([]);
    else runs.at(-1)?.push({ ...part, sort });
  }
  const isMeant = runs.filter((run) => run.some(({ sort }) => sort === 'means'));
  return isMeant.map((run) => wordsOf(reading, { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 }));
}

/** `lunch break is better for me`: a time of one's own, where no value says it. */
const SUITS = patterns(...knowledge.requests.suitsMe);
const NIGHT_BEFORE = new Pattern('the (night|evening|day) before');
function ownTime(reading: Reading, place: number): PlanAct | null {
  const when = firstOf(SUITS, reading)?.match.caught.when;
  if (!when) return null;
  const words = wordsOf(reading, when).toLowerCase();
  return { act: 'cue', target: place, cue: OPENS.has(words.split(' ')[0] ?? '') ? words : `during my ${words}` };
}

/** What is told of the evening before belongs there, and not to the night. */
function atItsTime(acts: readonly PlanAct[], reading: Reading): PlanAct[] {
  const before = NIGHT_BEFORE.find(reading);
  const cue = before && `when it is ${wordsOf(reading, before)}`;
  return acts.map((act) => (cue && act.act === 'cue' ? { ...act, cue } : act));
}

/** `Twice next week` is how often a week has it from then on; in a review all is of next week. */
const ofWeek = (run: string) =>
  run.replace(/\b(once|twice|times) next week\b/i, '$1 a week').replace(/\b(?:for )?next week\b/i, '');

/**
 * What a message says that the person means to do about next week, read on the plan by the acts that every conversation shares. Null when it only
 * tells how it was.
 */
export function ownSolution(message: string, state: PlanState, asked: Asked): OwnSolution | null {
  const runs = meantIn(read(ofWeek(message)), asked);
  const whole = asked === 'solution' && runs.length === 0 ? [message] : runs;
  const found = whole.map((run) => readRun(read(run), state, asked));
  const acts = found.flatMap((run) => run.acts);
  const prepared = found.findLast((run) => run.prepared)?.prepared ?? null;
  const unknown = found.findLast((run) => run.unknown)?.unknown ?? null;
  const isUnplaced = acts.length === 0 && found.some((run) => run.isUnplaced);
  return acts.length > 0 || prepared || unknown || isUnplaced ? { acts, prepared, unknown, isUnplaced } : null;
}

/** `A note on the fridge`, `I record the match and see it on Saturday`: it is to help a habit, and is neither a new one nor its day. */
function isOfHelp({ act }: PlanAct, reading: Reading, { habits, focus }: PlanState): boolean {
  if (act === 'add') return !says('addsHabit', reading);
  const isTime = act === 'days' || act === 'cue';
  return isTime && says('otherDeed', reading) && !isNamed(reading, habits, focus);
}

/** What is asked for, and what is chosen among several habits; where nothing is, a time of one's own. */
function timed(
  asked: readonly PlanAct[],
  reading: Reading,
  { focus }: PlanState,
  chosen: readonly PlanAct[],
): PlanAct[] {
  const time = asked.length === 0 && focus !== null ? ownTime(reading, focus) : null;
  return atItsTime([...asked, ...chosen, ...(time ? [time] : [])], reading);
}

function readRun(reading: Reading, state: PlanState, wanted: Asked): OwnSolution {
  const isUnplaced = state.focus === null;
  const place = state.focus ?? 0;
  const nothing = { acts: [], prepared: null, unknown: null, isUnplaced: false };
  const lined = (line: string) => (isUnplaced ? { ...nothing, isUnplaced } : { ...nothing, prepared: { place, line } });
  const theirs = lineOfOthers(reading, state.habits[place]);
  if (theirs) return lined(theirs);
  const found = readActs(reading, state);
  // What is said to stay is not what the rest is about.
  if (state.focus !== null && found.kept.includes(state.focus))
    return readRun(reading, { ...state, focus: null }, wanted);
  const chosen = found.choices.flatMap(({ places, toActs }) => (places.includes(place) ? toActs([place]) : []));
  if (isUnplaced && chosen.length > 0) return { ...nothing, isUnplaced };
  // What is in doubt is taken as well: next week's plan is shown before it holds.
  const acts = timed([...found.acts, ...found.doubted], reading, state, chosen).filter(
    (act) => act.act !== 'undo' && act.act !== 'rebuild' && (wanted === null || !isOfHelp(act, reading, state)),
  );
  if (acts.length > 0 || found.declined > 0) return { ...nothing, acts };
  const line = preparedLine(reading, state.habits[place], wanted === 'solution');
  return line === null ? { ...nothing, ...withoutLine(found) } : lined(line);
}

/** What is left to ask where nothing was asked for and no line is meant: beside what is to stay, which habit it is. */
function withoutLine({ kept, unknown: [unknown, ...more] }: ReadMessage): Pick<OwnSolution, 'unknown' | 'isUnplaced'> {
  if (kept.length > 0) return { unknown: null, isUnplaced: unknown !== undefined || more.length > 0 };
  return { unknown: unknown?.own ?? null, isUnplaced: unknown?.own === null };
}
