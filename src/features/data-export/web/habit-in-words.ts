import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { getTarget, isLimit, type Measure } from '#core/amount/measure.ts';
import { toQuantityText } from '#web/habit/habit-words.ts';
import type { ImportPreview } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';

const texts = dataExportMessages.dialog;

/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7);

function daysInWords(days: readonly Weekday[]): string {
  const format = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });
  return days.map((day) => format.format(SUNDAY + WEEKDAYS.indexOf(day) * DAY)).join(', ');
}

function measureInWords(measure: Measure): string {
  const amount = toQuantityText(getTarget(measure), measure.unit);
  return isLimit(measure) ? texts.atMost(amount) : texts.atLeast(amount);
}

/** A habit of a file in a line: `Mon, Thu · at least 20 pages · done on 3 days · skipped on 1 day`. */
export function habitInWords(habit: ImportPreview['habits'][number]): string {
  const { perWeek, namedDays, measure, days, skips, archived } = habit;
  return [
    namedDays ? daysInWords(namedDays) : texts.rhythm(perWeek),
    measure && measureInWords(measure),
    texts.doneOn(days),
    skips > 0 && texts.skippedOn(skips),
    archived && texts.archived,
  ]
    .filter(Boolean)
    .join(' · ');
}
