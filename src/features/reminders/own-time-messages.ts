/** Texts of a habit's own time: its refusals, and where it is set. */
export const ownTimeMessages = {
  habitNotFound: 'Habit not found',
  notPlanned: 'This habit stands in no plan any more',
  tooMany: 'Twenty different times are the most. Let some habits share one.',
  title: 'Reminder',
  off: 'Off',
  remind: 'Remind me',
  hint: 'In the bell, and on devices where push is on. Nothing comes once it is done or skipped.',
  time: 'Time',
  remindAt: 'Reminder at',
  missing: 'Choose a time',
  /** More reminders on a day than may be pushed. */
  over: (reminders: number, most: number) =>
    `That makes up to ${reminders} reminders a day, with morning and evening. At most ${most} are pushed.`,
  raise: (most: number) => `Allow ${most} a day`,
  raised: (most: number) => ({
    title: `Up to ${most} notifications a day`,
    description: 'Settings has it under “At most a day”.',
  }),
  /** Reminders are of a kind that the settings have switched off. */
  isOff: '“Important” notifications are switched off, so no reminder comes.',
  switchOn: 'Switch them on',
  switchedOn: {
    title: 'Important notifications are on',
    description: 'Settings has them under “Notifications”.',
  },
  failed: { title: 'Error', description: 'The reminder could not be saved. Please try again.' },
  raiseFailed: { title: 'Error', description: 'That could not be changed. Please try again.' },
} as const;
