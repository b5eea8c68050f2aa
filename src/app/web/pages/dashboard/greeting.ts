import { toLocalTime } from '#core/calendar/calendar.ts';
import { dayPart } from '#core/identity/journey.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { progressMessages } from '#features/progress/messages.ts';

const texts = progressMessages.dashboard;

/** 'Good morning, Ada' at the hour of somebody's zone; without a name, 'Good morning'. */
export function greetingFor(firstName: string | null, timezone: Preferences['timezone']): string {
  const now = new Date();
  const hour = timezone === 'auto' ? now.getHours() : toLocalTime(now, timezone).hour;
  const greeting = texts.greeting[dayPart(hour)];
  return firstName ? texts.greetingTo(greeting, firstName) : greeting;
}
