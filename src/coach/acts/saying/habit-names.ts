import knowledge from '#content/knowledge.json' with { type: 'json' };
import { capital } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { listed, toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { read, type Reading, spanAt } from '#coach/text/reading.ts';

/** Verbs that say little alone: the habit is called by its whole text. */
const EMPTY = phraseSet(knowledge.acts.words.habitNamesEmpty);
const LONGEST_NAME = 32;

const ENDS_OBJECT = new Set(['preposition', 'conjunction', 'number', 'adverb', 'auxiliary', 'verb']);

/** `lay out`, `write down`: a verb of two words. */
const PARTICLES = new Set(['out', 'up', 'down', 'off', 'away', 'over', 'back', 'on']);

/** What is done with, without how much of it: `6 glasses of water` is `water`. */
function objectOf(text: string, reading: Reading): string {
  const { tokens } = reading;
  const amount = spanAt(reading, 'amount', 1);
  const start = amount ? amount.to + Number(tokens[amount.to]?.word === 'of') : 1;
  const least = start + Number(PARTICLES.has(tokens[start]?.word ?? ''));
  const end = tokens.findIndex(
    ({ tag, word }, at) =>
      at >= least && (ENDS_OBJECT.has(tag) || word === 'for' || (at > start && tokens[at - 1]?.after !== '')),
  );
  const last = tokens[(end < 0 ? tokens.length : end) - 1];
  const first = tokens[start];
  return first && last && last.from >= first.from ? text.slice(first.from, last.to) : '';
}

/** What a habit is called when it is spoken of: `reading`, `ringing your sister`, or its whole text in quotation marks. */
export function nameOf(habit: PlannedHabit, habits: readonly PlannedHabit[]): string {
  const name = ownName(habit);
  const isShared = habits.some(
    (other) => other !== habit && other.description !== habit.description && ownName(other) === name,
  );
  return isShared ? `“${habit.description}”` : name;
}

function ownName({ description }: PlannedHabit): string {
  const whole = `“${description}”`;
  const reading = read(description);
  const { tokens } = reading;
  const [first] = tokens;
  if (!first || EMPTY.has(first.word) || first.after === '-' || description.includes(':')) return whole;
  const isVerb =
    first.tag === 'verb' ||
    (first.tag !== 'gerund' && ['determiner', 'preposition', 'number'].includes(tokens[1]?.tag ?? ''));
  if (!isVerb || first.word.length > 12) return whole;
  const name = `${gerund(first.word)} ${toSecondPerson(objectOf(description, reading))}`.trim();
  return name.length <= LONGEST_NAME ? name : whole;
}

const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const TIMES = ['', 'one day', 'two days', 'three days', 'four days', 'five days', 'six days'];

/** `on Tuesdays and Thursdays`, `on weekdays`, `three days a week`, `every day`. */
export function daysInWords({ days, targetFrequency }: Pick<PlannedHabit, 'days' | 'targetFrequency'>): string {
  if (!days) return targetFrequency >= 7 ? 'every day' : `${TIMES[targetFrequency] ?? targetFrequency} a week`;
  if (days.length === 5 && WORKDAYS.every((day) => days.includes(day))) return 'on weekdays';
  if (days.length === 2 && days.includes('saturday') && days.includes('sunday')) return 'at weekends';
  const off = WEEKDAYS.filter((day) => !days.includes(day));
  if (off.length === 1) return `every day but ${capital(off[0] ?? '')}`;
  const fromMonday = [...days].sort((a, b) => ((WEEKDAYS.indexOf(a) + 6) % 7) - ((WEEKDAYS.indexOf(b) + 6) % 7));
  return `on ${listed(fromMonday.map((day) => `${capital(day)}s`))}`;
}
