/** The texts of the check-ins feature that are said before its window is opened: refusals, days, toasts. */
export const checkInMessages = {
  exists: 'There is already a check-in for this day',
  closed: {
    future: 'This day is still to come',
    no_plan: 'No plan covers this day',
    pre_start: 'The plan had not started on this day',
    week_closed: 'This week is closed for check-ins',
  },
  notOfPlan: 'This habit is not part of the plan covering that day',
  noIdentity: 'Say which identity this is about',
  duplicateHabit: 'The same habit stands in the check-in twice',
  habitNotFound: 'Habit not found',
  negative: 'An amount cannot be below 0',
  tooMuch: 'That’s more than a day can hold',
  noAmount: 'This habit is done or not, without an amount',
  howMuch: 'Say how much',
  loading: 'Getting your habits...',
  day: {
    today: (day: string) => `Today, ${day}`,
    yesterday: (day: string) => `Yesterday, ${day}`,
    earlier: (day: string) => `For ${day}`,
  },
  toast: {
    saved: { title: 'Check-in Complete!', description: 'Your progress has been saved successfully.' },
    savedByChat: {
      title: 'AI Check-in Complete!',
      description: 'Thanks for the great conversation! All your progress has been tracked.',
    },
    savedUnseen: { title: 'Check-in Complete!', description: 'It is saved. Load the page again to see it here.' },
    failed: { title: 'Error', description: 'Failed to save check-in. Please try again.' },
    failedByChat: { title: 'Error', description: 'Failed to save AI check-in. Please try again.' },
  },
} as const;
