import { planningAddress } from '#contract/addresses.ts';
import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { DueReminder } from '#core/reminders/due-reminders.ts';
import type { Notice } from '#features/notifications/server/notify.ts';
import { reminderMessages } from '#features/reminders/messages.ts';
import type { Reminded } from '../decide/reminded-identities.ts';

export type Wording = Pick<Notice, 'title' | 'message' | 'actionUrl'>;

/** A reminder with the identities that it is about, and what else it is worded with. */
export type Worded = {
  readonly reminder: DueReminder;
  readonly about: readonly [Reminded, ...Reminded[]];
  readonly day: CalendarDay;
  /** The habits of the identities' plans, in their order. */
  readonly habits: readonly string[];
  /** For a new insight: the observation and its suggestion. */
  readonly insight: string;
};

const checkInAddress = ({ identityId }: Reminded) => `/?checkIn=${identityId}`;
const reviewAddress = ({ identityId }: Reminded) => `/?weeklyReview=${identityId}`;

/** Where the card of the identity leads as well: from the plan before, as its review chose, and shorter when the week has begun. */
function nextPlanAddress({ identityId, choice, coveredUntil }: Reminded, day: CalendarDay): string {
  const isLate = day > addDays(coveredUntil, 1);
  return planningAddress(identityId, { difficulty: choice ?? 'same', mode: isLate ? 'short-week' : null });
}

function habitWording({ habit }: DueReminder, first: Reminded): Wording {
  const { title, message, hardDay } = reminderMessages.habit_due;
  return {
    title: title(habit?.description ?? first.name),
    message: first.isHardDay ? hardDay(first.name) : message(first.name),
    actionUrl: checkInAddress(first),
  };
}

function missingWording(names: readonly string[], first: Reminded): Wording {
  const { title, message, hardDay } = reminderMessages.check_in_missing;
  return { title: title(), message: first.isHardDay ? hardDay : message(names), actionUrl: checkInAddress(first) };
}

function milestoneWording({ votes = 0 }: DueReminder, { identityId, name }: Reminded): Wording {
  const { title, message } = reminderMessages.milestone;
  return { title: title(name, votes), message: message(votes), actionUrl: `/identities/${identityId}` };
}

/** A reminder's text, and the page it links to. */
export function getWording({ reminder, about, day, habits, insight }: Worded): Wording {
  const [first] = about;
  const { name } = first;
  const names = about.map((one) => one.name);
  const texts = reminderMessages;
  switch (reminder.kind) {
    case 'review_overdue': {
      const message = texts.review_overdue.message(daysBetween(first.review?.lastDay ?? day, day));
      return { title: texts.review_overdue.title(name), message, actionUrl: reviewAddress(first) };
    }
    case 'review_due': {
      const { title, message } = texts.review_due;
      return { title: title(), message: message(name), actionUrl: reviewAddress(first) };
    }
    case 'plan_needed': {
      const { title, message } = texts.plan_needed;
      return { title: title(name), message: message(), actionUrl: nextPlanAddress(first, day) };
    }
    case 'check_in_missing':
      return missingWording(names, first);
    case 'habit_due':
      return habitWording(reminder, first);
    case 'morning_habits': {
      const { title, message } = texts.morning_habits;
      const step = message(habits[0] ?? name, Math.max(0, habits.length - 1));
      return { title: title(names), message: step, actionUrl: checkInAddress(first) };
    }
    case 'milestone':
      return milestoneWording(reminder, first);
    case 'new_insight':
      return { title: texts.new_insight.title(name), message: insight, actionUrl: '/' };
  }
}
