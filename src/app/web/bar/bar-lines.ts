import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import type { BarPart } from '#features/bar/contract.ts';
import { barMessages } from '#features/bar/messages.ts';
import { getRecord } from '#features/check-ins/web/tick/with-notes.ts';
import { spanWords } from '#features/pauses/web/pause-days.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { differences, outlineInWords } from '#features/plans/web/offer/plan-changes.ts';
import { type PlanDifference, planDifferences } from '#features/plans/web/running/plan-differences.ts';
import { habitsOf } from '#features/plans/web/running/running-plan.ts';
import { toQuantityText } from '#web/habit/habit-words.ts';

type PartOf<K extends BarPart['kind']> = Extract<BarPart, { kind: K }>;

/** What is to be done when a line is taken. */
export type Task =
  | { readonly kind: 'note'; readonly part: PartOf<'note'> }
  | { readonly kind: 'pause'; readonly part: PartOf<'pause'> }
  | { readonly kind: 'end-pause'; readonly part: PartOf<'end-pause'> }
  | { readonly kind: 'hard-day'; readonly part: PartOf<'hard-day'> }
  | { readonly kind: 'plan'; readonly group: HabitGroup; readonly difference: PlanDifference };

/** A part of what was understood, as a line with a switch. */
export type BarLine = {
  readonly id: string;
  readonly title: string;
  /** What else it says, such as the other fields of a habit that change. */
  readonly more: readonly string[];
  /** The words that it was understood from. */
  readonly words: string;
  readonly isSure: boolean;
  /** The day stands like that without it. */
  readonly isAlready: boolean;
  readonly task: Task;
};

type Known = { readonly groups: readonly HabitGroup[]; readonly today: CalendarDay };

/** The habit that a note is about, as the dashboard has it; none of a plan that is over. */
export function notedOf({ habitId, date }: PartOf<'note'>, groups: readonly HabitGroup[]) {
  const group = groups.find(({ habits }) => habits.some(({ id }) => id === habitId));
  const habit = group?.habits.find(({ id }) => id === habitId);
  return group && habit ? { group, habit, date } : null;
}

function isAlreadySo(part: PartOf<'note'>, { groups }: Known): boolean {
  const of = notedOf(part, groups);
  const record = of && getRecord(of.habit, part.date);
  if (!record) return false;
  if (part.act === 'skip') return record.skipped;
  return part.act === 'done' && record.completed;
}

function noteLine(part: PartOf<'note'>, known: Known): BarLine {
  const { act, habit, unit, amount, date, words, isSure } = part;
  const line = barMessages.note[act](habit, toQuantityText(amount ?? 0, unit ?? ''));
  return {
    id: `${part.habitId} ${date}`,
    title: date === addDays(known.today, -1) ? barMessages.note.yesterday(line) : line,
    more: [],
    words,
    isSure,
    isAlready: isAlreadySo(part, known),
    task: { kind: 'note', part },
  };
}

function titleOf({ before, after }: PlanDifference): string {
  const { changed, added, dropped } = barMessages.plan;
  if (!after) return dropped(before?.description ?? '');
  return before ? changed(before.description, after.description) : added(after.description);
}

/** The other fields that differ; the new words of a habit stand in the title. Of a new one its days and its time. */
function moreOf({ before, after }: PlanDifference): string[] {
  if (!after) return [];
  if (!before) return outlineInWords(after);
  return differences(before, after).flatMap(({ what, before: was, after: is }) =>
    what === 'step' ? [] : [was === null ? is : `${was} → ${is}`],
  );
}

function planLines(part: PartOf<'plan'>, { groups }: Known): BarLine[] {
  const group = groups.find(({ plan }) => plan.id === part.planId);
  if (!group) return [];
  return planDifferences(habitsOf(group), part.habits).map((difference, place) => ({
    id: `${part.planId} ${place}`,
    title: titleOf(difference),
    more: [...(groups.length > 1 ? [group.identity.name] : []), ...moreOf(difference)],
    words: part.words,
    isSure: part.isSure,
    isAlready: false,
    task: { kind: 'plan', group, difference },
  }));
}

/** Of one identity where the pause is, else of all. */
function endedLine(part: PartOf<'end-pause'>, { groups }: Known): BarLine {
  const { pauseId, identityId, words, isSure } = part;
  const whose = groups.find((group) => group.identityId === identityId)?.identity.name ?? null;
  const title = barMessages.endPause(whose, spanWords(part));
  return { id: pauseId, title, more: [], words, isSure, isAlready: false, task: { kind: 'end-pause', part } };
}

function linesOf(part: BarPart, known: Known): BarLine[] {
  const { words, isSure } = part;
  const line = { more: [], words, isSure, isAlready: false };
  switch (part.kind) {
    case 'note':
      return [noteLine(part, known)];
    case 'plan':
      return planLines(part, known);
    case 'pause':
      return [{ ...line, id: 'pause', title: barMessages.pause(spanWords(part)), task: { kind: 'pause', part } }];
    case 'end-pause':
      return [endedLine(part, known)];
    case 'hard-day': {
      const title = part.isHard ? barMessages.hardDay : barMessages.asPlanned;
      return [{ ...line, id: 'hard-day', title, task: { kind: 'hard-day', part } }];
    }
    default:
      return [];
  }
}

/** What was understood, each part a line: of each habit's day one. */
export function toLines(parts: readonly BarPart[], known: Known): BarLine[] {
  const lines = parts.flatMap((part) => linesOf(part, known));
  return lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at);
}
