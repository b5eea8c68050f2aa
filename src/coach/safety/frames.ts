import { wordSet } from '#coach/text/phrases.ts';
import content from '#content/safety.json' with { type: 'json' };
import type { Passage } from './passage.ts';
import { compile, type Pattern, type Span, spansOfPattern } from './pattern.ts';

/**
 * A told story: what somebody in it does, up to the writer's own voice. It needs a link (`about`, `where`, `who`), so that
 * "I'm writing a story because I want to die" is heard.
 */
const TOLD = content.frames.told.map(compile);

/** Work, teaching and study, up to the next clause. */
const WORK = content.frames.work.map(compile);
const PATIENTS = compile('{patients}');
const HARMED = compile('{strike|kill} me|us');
const MEETS = compile('and|who|i {meet}');

const PAST = content.frames.past.map(compile);
const RESOLVED = compile('{resolved}');
const PRESENT = compile('{present}');
const NOW = compile('{now}');
const FIRST_PERSON = compile('{first_person}');

const NOTHING: ReadonlySet<number> = new Set();
const CLAUSE_ENDS: ReadonlySet<string> = wordSet(', . and but so because while y und et e och en i');

/** What a story did to the writer. */
const EFFECTS: ReadonlySet<string> = new Set(['felt', 'feels', 'made', 'makes', 'gave', 'gives']);

type Frame = { readonly passage: Passage; readonly framed: Set<number> };

const spansOfAll = (patterns: readonly Pattern[], passage: Passage): Span[] =>
  patterns.flatMap((pattern) => spansOfPattern(pattern, passage, NOTHING));
const getPlaces = (pattern: Pattern, passage: Passage) => new Set(spansOfAll([pattern], passage).map(([from]) => from));

/** On from an opener until a word that stops it, or the end of the sentence. */
function blankUntil(frame: Frame, [from, open]: Span, stops: (at: number) => boolean): void {
  const end = frame.passage.ends[from] ?? open;
  let to = open;
  while (to < end && !stops(to)) to += 1;
  for (let at = from; at < to; at += 1) frame.framed.add(at);
}

function blankTold(frame: Frame): void {
  const opened = spansOfAll(TOLD, frame.passage);
  if (opened.length === 0) return;
  const own = getPlaces(FIRST_PERSON, frame.passage);
  const stops = (at: number) => own.has(at) || EFFECTS.has(frame.passage.tokens[at] ?? '');
  for (const span of opened) blankUntil(frame, span, stops);
}

function blankWork(frame: Frame): void {
  const { passage } = frame;
  const opened = spansOfAll(WORK, passage);
  const patients = spansOfPattern(HARMED, passage, NOTHING).length > 0 ? [] : spansOfAll([PATIENTS], passage);
  if (opened.length + patients.length === 0) return;
  const own = getPlaces(FIRST_PERSON, passage);
  const meets = getPlaces(MEETS, passage);
  for (const span of [...opened, ...patients]) {
    blankUntil(frame, span, (at) => !meets.has(at) && (own.has(at) || CLAUSE_ENDS.has(passage.tokens[at] ?? '.')));
  }
}

/** Long past and over: the sentence up to where today begins, when the text says it ended and nothing says that it is back. */
function blankPast(frame: Frame): void {
  const { passage } = frame;
  if (!passage.spans.has('resolved') || getPlaces(RESOLVED, passage).size === 0) return;
  const past = spansOfAll(PAST, passage);
  if (past.length === 0 || getPlaces(PRESENT, passage).size > 0) return;
  const now = getPlaces(NOW, passage);
  for (const [from, open] of past) {
    let start = from;
    while (start > 0 && passage.tokens[start - 1] !== '.' && !now.has(start - 1)) start -= 1;
    blankUntil(frame, [start, open], (at) => now.has(at));
  }
}

type Framed = { readonly told: ReadonlySet<number>; readonly all: ReadonlySet<number> };
const KNOWN = new WeakMap<Passage, Framed>();

function framedAnew(passage: Passage): Framed {
  const told = new Set<number>();
  blankTold({ passage, framed: told });
  blankWork({ passage, framed: told });
  const all = new Set(told);
  blankPast({ passage, framed: all });
  return { told, all };
}

/**
 * The words of a text that are told of others in a story or at work: no rule reads them. What is of a time long over is passed over
 * as well, unless the past counts.
 */
export function framedWords(passage: Passage, { pastCounts }: { pastCounts: boolean }): ReadonlySet<number> {
  const known = KNOWN.get(passage) ?? framedAnew(passage);
  KNOWN.set(passage, known);
  return pastCounts ? known.told : known.all;
}
