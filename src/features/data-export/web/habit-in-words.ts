import type { Weekday } from '#core/calendar/calendar.ts';
import { namedDaysInWords } from '#web/habit/habit-words.ts';
import { measureInWords } from '#web/habit/measure-words.ts';
import type { ImportPreview } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';

const texts = dataExportMessages.dialog;

/** A habit of a file in a line: `Monday and Thursday · at least 20 pages · done on 3 days · skipped on 1 day`. */
export function habitInWords(habit: ImportPreview['habits'][number], weekStart: Weekday): string {
  const { perWeek, namedDays, measure, days, skips, archived } = habit;
  return [
    namedDays ? namedDaysInWords(namedDays, weekStart) : texts.rhythm(perWeek),
    measure && measureInWords(measure, texts.measure),
    texts.doneOn(days),
    skips > 0 && texts.skippedOn(skips),
    archived && texts.archived,
  ]
    .filter(Boolean)
    .join(' · ');
}
