import { capital } from '#core/words/capital.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import { read, type Reader } from '#server/coach/read.ts';
import type { BarPart } from '../contract.ts';
import type { Scope, SpokenHabit } from './scope.ts';

type Told = NonNullable<Awaited<ReturnType<typeof read<'saidOfHabits'>>>>[number];
type Noted = Extract<BarPart, { kind: 'note' }>;

/** What was told of habits. */
export type Heard = {
  readonly parts: readonly Noted[];
  /** The words that they were made of. */
  readonly words: readonly string[];
  /** Those that tell of a later time, of another day or of somebody else: there is nothing to note. */
  readonly idle: readonly string[];
};

const SKIPS = ['skip', 'skipped', 'skipping'];
/** Who forgot to note something has done it. */
const NOTING = ['tick', 'log', 'note', 'record', 'mark', 'enter', 'check in', 'write it down'];
const OF_YESTERDAY = ['yesterday', 'last night'];

/** Said of that day as if it were today. */
const without = (words: string) =>
  OF_YESTERDAY.reduce((left, day) => left.replaceAll(day, '').replaceAll(capital(day), ''), words);

/** An order, whatever it is read as: nobody reports like that. */
const orderOf = (first: string | undefined, label: Told['label']) =>
  first === 'skip' ? 'skip' : label === 'taken_back' ? 'clear' : null;

function actOf({ value, amount, evidence, label, isSure }: Told): Pick<Noted, 'act' | 'amount' | 'isSure'> | null {
  const said = evidence.toLowerCase();
  const [first, ...others] = said.split(' ');
  const order = orderOf(first, label);
  if (order) return { act: order, isSure: true };
  if (value === false) {
    if (NOTING.some((verb) => said.includes(`forgot to ${verb}`))) return { act: 'done', isSure: false };
    const isSkip = [first ?? '', ...others].some((word) => SKIPS.includes(word));
    return { act: isSkip ? 'skip' : 'decline', isSure: true };
  }
  if (value === true || label === 'partial') {
    if (amount !== null && amount > 0) return { act: 'add', amount, isSure };
    return { act: 'done', isSure: isSure && value === true };
  }
  return label === 'ambiguous' ? { act: 'done', isSure: false } : null;
}

function noteOf(told: Told, habit: SpokenHabit, date: CalendarDay): Noted[] {
  const act = actOf(told);
  const { id: habitId, identityId, description, measure } = habit;
  if (!act) return [];
  const about = { identityId, habitId, habit: description, unit: measure?.unit ?? null, date };
  return [{ kind: 'note', ...about, words: told.evidence, ...act }];
}

/** Of several habits that the same unsure words may mean only the nearest is offered: the others were not said. */
function withoutRivals(parts: readonly Noted[], { days }: Pick<Scope, 'days'>): Noted[] {
  const share = ({ habitId, words }: Noted) => {
    const habit = days.flatMap(({ habits }) => habits).find(({ id }) => id === habitId);
    const own = (habit?.description ?? '').toLowerCase().split(' ');
    const said = words.toLowerCase().split(' ');
    return own.filter((word) => said.some((one) => one === word)).length / Math.max(1, own.length);
  };
  const isNearest = (part: Noted) =>
    parts
      .filter((one) => one.words === part.words && one.date === part.date)
      .every(
        (one) =>
          one === part ||
          share(one) < share(part) ||
          (share(one) === share(part) && parts.indexOf(one) > parts.indexOf(part)),
      );
  return parts.filter((part) => part.isSure || isNearest(part));
}

/** Today's habits and yesterday's, as the parts of a message tell of them. */
export async function notedParts(
  said: readonly SaidPart[],
  { days }: Pick<Scope, 'days'>,
  reader: Reader,
): Promise<Heard> {
  const parts: Noted[] = [];
  const words: string[] = [];
  const idle: string[] = [];
  for (const [at, { date, habits }] of days.entries()) {
    const own = said.filter((part) => part.isOfYesterday === (at === 1));
    const text = own.map((part) => (at === 1 ? without(part.words) : part.words).trim()).join('. ');
    if (text === '' || habits.length === 0) continue;
    const told = (await read('saidOfHabits', { text, habits }, reader)) ?? [];
    for (const [place, one] of told.entries()) {
      const habit = habits[place];
      if (!habit || one.evidence === '' || one.label === 'not_mentioned') continue;
      const notes = noteOf(one, habit, date);
      parts.push(...notes);
      (notes.length > 0 ? words : idle).push(one.evidence);
    }
  }
  return { parts: withoutRivals(parts, { days }), words, idle };
}

const plain = (text: string) => text.toLowerCase();

/** Whether words that were made something of stand in a part of the message, or the other way round. */
export function isHeard({ words: own }: SaidPart, heard: readonly string[]): boolean {
  const part = plain(own);
  const open = plain(without(own)).trim();
  return heard.map(plain).some((words) => part.includes(words) || open.includes(words) || words.includes(open));
}
