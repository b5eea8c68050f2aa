import ical, { ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { calendarMessages as texts } from '../messages.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** Seconds after which calendar programs are asked to look again. */
const LOOK_AGAIN = 3600;

/** What a line of a calendar cannot hold. Ends of lines can, escaped. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const asLine = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, (character) => (character === '\n' ? character : ' '));

const midnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/**
 * The events as an iCalendar file (RFC 5545). Instants are in UTC, so that no program has to know the rules of a zone; whole days are dates, their
 * end the day after the last.
 */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: texts.calendarName,
    prodId: { company: 'Taylr', product: 'Taylr', language: 'EN' },
    ttl: LOOK_AGAIN,
  });
  for (const { uid, summary, description, stamp, when } of events) {
    const isTimed = 'start' in when;
    calendar.createEvent({
      id: `${uid}@taylr`,
      stamp,
      summary: asLine(summary),
      ...(description && { description: asLine(description) }),
      ...(isTimed ? when : { allDay: true, start: midnight(when.from), end: midnight(addDays(when.until, 1)) }),
      // Nobody is away because of a habit, and nobody else needs to read of it.
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    });
  }
  // The last line ends as all lines do, which the library leaves to others.
  return `${calendar.toString().trimEnd()}\r\n`;
}
