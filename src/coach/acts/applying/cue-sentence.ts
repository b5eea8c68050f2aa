import { lowered } from '#coach/compose/spoken-act.ts';
import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { cueMoment, withCueMoment } from '#core/habit/cue/cue-moment.ts';
import { INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import { monthDaysAt } from '#coach/goal/said/rare.ts';
import { read } from '#coach/text/reading.ts';

/** Openings of an if-then sentence that need no other words. */
const OPENS = new Set(['after', 'before', 'when', 'at']);
const OTHER_OPENINGS: Readonly<Record<string, string>> = knowledge.acts.pairs.otherOpenings;
const PARTS: Readonly<Record<string, string>> = knowledge.acts.pairs.partOpenings;
const I_WILL = 'I will ';

/** `i` alone is the person. */
const withI = (text: string) =>
  text
    .split(' ')
    .map((word) => (word === 'i' ? 'I' : word.startsWith("i'") ? `I${word.slice(1)}` : word))
    .join(' ');

function whileOpening(rest: string): string {
  const first = read(rest).tokens[0];
  return first?.tag === 'gerund' ? `When I am ${rest}` : `When ${rest}`;
}

function isTime(words: string): boolean {
  const { tokens, spans } = read(words);
  const first = tokens[0]?.word ?? '';
  return (
    ['after', 'before', 'when', 'while', 'during', 'by'].includes(first) ||
    monthDaysAt(read(words), 0) !== null ||
    spans.some(({ kind }) => kind === 'clock' || kind === 'part')
  );
}

function barePart(said: string, word: string): string | undefined {
  const { spans, tokens } = read(said);
  const part = spans.find((span) => span.kind === 'part');
  if (part?.kind !== 'part' || tokens.length > 3) return undefined;
  return word === 'in' || said.endsWith(' night') ? PARTS[part.part] : undefined;
}

/** `in the evening` as the beginning of a sentence: `When evening comes`. */
function toOpening(words: string): string {
  const said = withI(words.trim());
  const [first = '', ...others] = said.split(' ');
  const word = first.toLowerCase();
  const rest = others.join(' ');
  const part = barePart(said, word);
  if (part !== undefined) return part;
  if (word === 'while') return whileOpening(rest);
  if (word === 'during') return `When I have ${rest}`;
  const other = OTHER_OPENINGS[word];
  if (other !== undefined) return capital(`${other} ${rest}`);
  return OPENS.has(word) || monthDaysAt(read(said), 0) !== null ? capital(said) : `When I am ${said}`;
}

export type Cue = { readonly opening: string | null; readonly place: string | null };

/** What a cue in the person's words says of when and where. */
export function toCue(cue: string): Cue {
  const parts = cue.split(', ').filter((part) => part.trim() !== '');
  const times = parts.filter(isTime);
  const places = parts.filter((part) => !times.includes(part)).map(withI);
  const [time, ...more] = times;
  return {
    opening: time === undefined ? null : toOpening(time),
    place: [...more.map(withI), ...places].join(', ') || null,
  };
}

/** The if-then sentence of these parts. */
export function ifThen({ opening, place }: Cue, act: string, fallback: string): string {
  const head = [opening, place].filter(Boolean).join(', ');
  return `${head}, ${I_WILL}${act}. ${fallback}`.slice(0, INTENTION_MAX);
}

/** The habit at another time or place, in words and as a moment; what it does and what it does instead stay. */
export function withCue(habit: PlannedHabit, cue: string): PlannedHabit {
  const { opening, place } = toCue(cue);
  const sentence = habit.implementationIntention;
  const at = sentence.indexOf(I_WILL);
  const head = at < 0 ? readIfThen(sentence).opening : sentence.slice(0, at);
  const [own = '', ...where] = head
    .split(', ')
    .map((part) => part.trim())
    .filter(Boolean);
  const rest = at < 0 ? `${I_WILL}${lowered(habit.description)}.` : sentence.slice(at);
  const isElsewhere = place !== null && where.length === 0 && !isTime(own.toLowerCase());
  const start = opening ?? (isElsewhere ? `When I am ${place}` : own);
  const there = place === null ? where : [place].filter((words) => !start.endsWith(words));
  const implementationIntention = [start, ...there, rest].filter(Boolean).join(', ').slice(0, INTENTION_MAX);
  return atMoment(habit, { ...habit, implementationIntention });
}

function atMoment(habit: PlannedHabit, after: PlannedHabit): PlannedHabit {
  if (habit.moment) return withCueMoment(habit, after);
  const moment = cueMoment(after.implementationIntention);
  return moment ? { ...after, moment } : after;
}
