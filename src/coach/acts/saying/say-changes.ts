import { small } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { getTarget, isLimit } from '#core/amount/measure.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { wordsOf, read } from '#coach/text/reading.ts';
import type { Applied, Change, Note } from '../applying/work.ts';
import { inPlural } from '#coach/compose/quantity.ts';
import { listed, toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { type Heard, say, type Saying } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { daysInWords, nameOf } from './habit-names.ts';

const MOST_WORDS = 55;
/** So many of the habits are named when more than these have gone. */
const NAMED = 3;

const quoted = ({ description }: PlannedHabit) => `“${description}”`;

export function amountInWords({ description, measure }: PlannedHabit): string | null {
  const reading = read(description);
  const span = reading.spans.find(({ kind }) => kind === 'amount');
  if (span) return wordsOf(reading, span);
  if (!measure) return null;
  const unit = getTarget(measure) === 1 ? measure.unit : inPlural(measure.unit);
  return `${isLimit(measure) ? 'at most ' : ''}${getTarget(measure)} ${unit}`;
}

/** The text without its amount: the same words with another number are the same habit. */
function withoutAmount({ description }: PlannedHabit): string {
  const reading = read(description);
  const span = reading.spans.find(({ kind }) => kind === 'amount');
  const [first, last] = [reading.tokens[span?.from ?? -1], reading.tokens[(span?.to ?? 0) - 1]];
  const text = first && last ? `${description.slice(0, first.from)}${description.slice(last.to)}` : description;
  return text
    .replaceAll(' for ', ' ')
    .replaceAll(',', '')
    .split(' ')
    .filter((word) => word !== '' && word !== 'for')
    .join(' ')
    .toLowerCase();
}

const cueOf = ({ implementationIntention }: PlannedHabit) =>
  implementationIntention.slice(0, Math.max(0, implementationIntention.indexOf(', I will')));

function companyOf(from: PlannedHabit, to: PlannedHabit): string | null {
  const at = to.description.lastIndexOf(' with ');
  return at >= 0 &&
    withoutAmount(from) !== withoutAmount(to) &&
    to.description.startsWith(from.description.split(' with ')[0] ?? '')
    ? to.description.slice(at + 1)
    : null;
}

/** What is different in what is done, and how much of it. */
function actNow(from: PlannedHabit, to: PlannedHabit, company: string | null): string | null {
  const isSameAct = withoutAmount(from) === withoutAmount(to);
  const amount = amountInWords(to);
  const isSized = amount !== null && amount !== amountInWords(from);
  if (isSameAct || company) return isSized ? amount : null;
  return quoted(to);
}

function daysNow(from: PlannedHabit, to: PlannedHabit): string | null {
  const isSame =
    from.targetFrequency === to.targetFrequency &&
    JSON.stringify(from.days ?? null) === JSON.stringify(to.days ?? null);
  return isSame ? null : daysInWords(to);
}

function cueNow(from: PlannedHabit, to: PlannedHabit): string | null {
  const cue = cueOf(to);
  return cueOf(from) === cue ? null : toSecondPerson(small(cue));
}

const KIND_NAMES = { core: 'a core habit', experimental: 'an experiment' } as const;

/** What is different now, in words that can stand behind `is now`. */
export function differences(from: PlannedHabit, to: PlannedHabit): string[] {
  const company = companyOf(from, to);
  const parts = [
    actNow(from, to, company),
    daysNow(from, to),
    cueNow(from, to),
    company === null ? null : toSecondPerson(company),
    from.habitType === to.habitType ? null : KIND_NAMES[to.habitType],
  ];
  return parts.filter((part) => part !== null);
}

type Telling = { readonly heard: Heard; readonly habits: readonly PlannedHabit[] };

/** Alike changes of several habits are told at once. */
function changedSentences(changes: readonly Change[], { heard, habits }: Telling): string[] {
  const groups = new Map<string, PlannedHabit[]>();
  const others: string[] = [];
  let { said } = heard;
  const tell = (phrase: Phrase, values: Saying['values']) => {
    const text = say(phrase, { ...heard, said, values });
    said = [...said, text];
    return text;
  };
  for (const { from, to } of changes) {
    if (!from || !to) continue;
    const now = differences(from, to);
    if (now.length === 1 && now[0] === quoted(to)) others.push(tell('planReworded', { to: to.description }));
    else if (now.length > 0)
      groups.set(now.join(', '), [
        ...(groups.get(now.join(', ')) ?? []),
        from.description === to.description ? to : nearer(from, to),
      ]);
  }
  const told = [...groups].map(([now, meant]) => {
    const names = meant.length > NAMED ? `${meant.length} habits` : listed(meant.map((habit) => nameOf(habit, habits)));
    return tell('planChanged', { name: names, is: meant.length > 1 ? 'are' : 'is', now });
  });
  return [...told, ...others];
}

/** The habit under the name that both texts share. */
const nearer = (from: PlannedHabit, to: PlannedHabit): PlannedHabit =>
  withoutAmount(from) === withoutAmount(to) && !nameOf(to, []).startsWith('“') ? to : from;

function removedSentences(gone: readonly PlannedHabit[], { heard, habits }: Telling): string[] {
  if (gone.length === 0) return [];
  if (gone.length > NAMED && habits.length <= NAMED)
    return [say('planLeft', { ...heard, values: { list: listed(habits.map(quoted)) } })];
  const names =
    gone.length > NAMED
      ? `${listed(gone.slice(0, NAMED - 1).map(quoted))} and ${gone.length - NAMED + 1} more`.replace(' and ', ', ')
      : listed(gone.map(quoted));
  return [say('planRemoved', { ...heard, values: { list: names, is: gone.length > 1 ? 'are' : 'is' } })];
}

function addedSentences(come: readonly PlannedHabit[], heard: Heard): string[] {
  if (come.length > NAMED)
    return [`${come.length} habits are new: ${listed(come.slice(0, 2).map(quoted))} are two of them.`];
  let { said } = heard;
  return come.map((habit) => {
    const text = say('planAdded', { ...heard, said, values: { to: habit.description, now: daysInWords(habit) } });
    said = [...said, text];
    return text;
  });
}

function noteSentences(notes: readonly Note[], heard: Heard): string[] {
  const kinds = new Map<string, string>();
  for (const { is, habit, words = '' } of notes) {
    const phrase = is === 'two-core' && !habit ? 'planNoteTwoStay' : NOTES[is];
    if (!kinds.has(is)) kinds.set(is, say(phrase, { ...heard, values: { habit: habit?.description, words } }));
  }
  return [...kinds.values()];
}

const NOTES = knowledge.acts.pairs.planNotes as Readonly<Record<Note['is'], Phrase>>;

/** Sentences as long as they are few enough words; what is left over is told by its number. */
function within(sentences: readonly string[]): string {
  let text = '';
  let left = 0;
  for (const sentence of sentences) {
    const next = `${text} ${sentence}`.trim();
    if (next.split(' ').length <= MOST_WORDS || text === '') text = next;
    else left += 1;
  }
  return left === 0 ? text : `${text} ${left} more ${left === 1 ? 'change is' : 'changes are'} in the plan.`;
}

const isRare = (habit: PlannedHabit) => saysRare(habit.description) || saysRare(toOwnWords(habit).cue);

/** A habit that is from now on meant for less than each week. */
const isNowRare = ({ from, to }: Change) => to !== null && to !== undefined && isRare(to) && !(from && isRare(from));

/** Tells what has become of a plan, from the changes alone. */
export function sayChanges(
  { habits, changes, notes, ticks, isUndone, isRebuilt, isReordered }: Applied,
  heard: Heard,
  around = '',
): string {
  if (isRebuilt) return say('planRebuilt', { ...heard, values: { around } });
  const telling = { heard, habits };
  const same = changes.filter(({ from, to, isOther }) => from && to && !isOther);
  if (isUndone) return within([say('planUndone', heard), ...changedSentences(same, telling)]);
  const swapped = changes.flatMap(({ from, to, isOther }) => (from && to && isOther ? [{ from, to }] : []));
  const sentences = [
    ...swapped.map(({ from, to }, at) =>
      say('planReplaced', {
        said: heard.said,
        seed: `${heard.seed}${at}`,
        values: { from: from.description, to: to.description },
      }),
    ),
    ...changedSentences(same, telling),
    ...addedSentences(
      changes.flatMap(({ from, to }) => (!from && to ? [to] : [])),
      heard,
    ),
    ...removedSentences(
      changes.flatMap(({ from, to }) => (from && !to ? [from] : [])),
      telling,
    ),
    ...(isReordered ? [say('planReordered', { ...heard, values: { first: habits[0]?.description ?? '' } })] : []),
    ...[true, false].flatMap((wanted) => {
      const names = ticks.flatMap(({ place, on }) => (on === wanted && habits[place] ? [quoted(habits[place])] : []));
      const list = names.length > NAMED ? `${names.length} habits` : listed(names);
      const values = { list, is: names.length > 1 ? 'are' : 'is' };
      return names.length > 0 ? [say(wanted ? 'planTicked' : 'planUnticked', { ...heard, values })] : [];
    }),
    ...noteSentences(notes, heard),
    ...(changes.some(isNowRare) ? [say('planByWeeks', heard)] : []),
  ];
  return within(sentences.length > 0 ? sentences : [say(NOTES.unmade, heard)]);
}
