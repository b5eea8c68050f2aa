import { RRuleTemporal } from 'rrule-temporal';
import { type CalendarDay, toCalendarDay, toWeekday, type Weekday } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { FREQUENCY } from '#core/plan/plan.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import type { Skips } from '../skips.ts';

/** A year of whole weeks, in which a rule of repetition is counted out; it begins on a Monday. */
const COUNTED = { from: '20240101T000000Z', days: 364 };
/** Coarser than an hour: nobody keeps a habit more often than once a day here. */
const COUNTABLE = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** A habit's intended frequency: so many times in so many days. `said` is how its program writes it. */
export type Frequency = {
  readonly times: number;
  readonly days: number;
  readonly said?: string | undefined;
  /** The weekdays that it names; null when it does not mean each of them every week. */
  readonly named?: readonly Weekday[] | null;
};

/** Times a week, 1 to 7: every day is 7, three times in a month is 1. Reports adjusted and unreadable frequencies. */
export function timesAWeek(name: string, { times, days, said, named }: Frequency, skips: Skips): number {
  const aWeek = (times * 7) / days;
  if (!Number.isFinite(aWeek) || aWeek <= 0) {
    skips.note('unknown_value', `${name}: ${said ?? `${times} / ${days}`}`);
    return FREQUENCY.min;
  }
  const perWeek = Math.min(Math.max(Math.round(aWeek), FREQUENCY.min), FREQUENCY.max);
  if (named === null || Math.abs(perWeek - aWeek) > 0.01) {
    skips.note('frequency_bent', dataExportMessages.made.bent(name, said ?? { times, days }, perWeek));
  }
  return perWeek;
}

/** The weekdays of a rule's days when they are all of these in a year of weeks; else null. */
function weekdaysOf(days: readonly CalendarDay[]): Weekday[] | null {
  const weekdays = new Set(days.map(toWeekday));
  return days.length === (weekdays.size * COUNTED.days) / 7 ? [...weekdays] : null;
}

/**
 * Expands a recurrence rule (RFC 5545) over a year: FREQ=WEEKLY;BYDAY=MO,TH is 104 times in 364 days, and names two weekdays. Days that it names but not
 * for every week are told, as all that is left of them is how often.
 */
export function parseFrequency(rule: string): Frequency {
  const bare = rule.trim().replace(/^RRULE:/i, '');
  const whole = bare.includes('=') ? bare : `FREQ=${bare}`;
  try {
    const {
      count: _count,
      until: _until,
      ...options
    } = new RRuleTemporal({
      rruleString: `DTSTART:${COUNTED.from}\nRRULE:${whole.toUpperCase()}`,
    }).options();
    if (!COUNTABLE.includes(options.freq)) return { times: Number.NaN, days: 1, said: rule };
    const from = new Date(Date.UTC(2024, 0, 1));
    const until = new Date(from.getTime() + COUNTED.days * DAY - 1);
    const at = new RRuleTemporal(options).between(from, until, true);
    const days = at.map(({ epochMilliseconds }) => toCalendarDay(new Date(epochMilliseconds), 'UTC'));
    const named = options.byDay?.length ? { named: weekdaysOf(days) } : {};
    return { times: days.length, days: COUNTED.days, said: rule, ...named };
  } catch {
    return { times: Number.NaN, days: 1, said: rule };
  }
}
