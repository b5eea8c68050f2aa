/** Texts of a habit's days, amount and time, while planning and of a running plan. */
export const editMessages = {
  fields: {
    title: 'Days, amount, time',
    of: (habit: string) => `of “${habit}”`,
    unfinished: 'Not finished yet',
  },
  days: {
    label: 'Days',
    any: 'Any days',
    weekdays: 'Weekdays',
    weekend: 'Weekend',
    times: 'Days a week',
    daily: 'Every day',
    aWeek: (times: number) => `${times} ${times === 1 ? 'day' : 'days'} a week`,
    every: (days: string) => `Every ${days}`,
    day: 'day',
    fewer: 'One day fewer',
    more: 'One day more',
  },
  amount: {
    label: 'Amount',
    kinds: { none: 'Done or not', atLeast: 'At least', atMost: 'At most' },
    number: 'How much',
    unit: 'Of what',
    suggestions: 'Suggestions',
    problems: {
      missing: 'How much? Such as 6',
      nonsense: 'A number, such as 6 or 2.5',
      nothing: 'More than 0. For none, choose “At most”.',
      tooMuch: '1,000,000 at most',
      noUnit: 'Of what? Such as glasses',
      longUnit: '30 letters at most',
    },
    measure: {
      atLeast: (amount: string, unit: string) => `${amount} ${unit}`,
      atMost: (amount: string, unit: string) => `at most ${amount} ${unit}`,
      none: (unit: string) => `no ${unit}`,
    },
    /** What a day then asks for. */
    meaning: {
      atLeast: (amount: string, unit: string) => `Done once a day has ${amount} ${unit}.`,
      atMost: (amount: string, unit: string) => `Kept on a day with ${amount} ${unit} or fewer.`,
      none: (unit: string) => `None: kept on a day with no ${unit} at all.`,
    },
    anew: {
      unit: 'Another unit has a history of its own: a new one, or that of before if the habit had it once.',
      limit: 'To reach an amount and to keep a limit are two habits: the history starts anew.',
    },
  },
  moment: {
    label: 'Time of day',
    any: 'Any time',
    exact: 'Exact time',
    time: 'Time',
    missing: 'Choose a time, or a part of the day',
  },
  unfinished: (habit: string) => `Finish “${habit}” first`,
  dialog: {
    menu: 'Edit habits…',
    title: 'Edit habits',
    description: (identity: string) =>
      `What you change in the plan of ${identity} counts from today, also for what is noted today. Earlier days stay.`,
    nextStays: 'Your next week is planned already and stays as it is.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    saved: (identity: string) => ({
      title: 'Habits changed',
      description: `The plan of ${identity} counts from today.`,
    }),
    failed: { title: 'Error', description: 'Your changes could not be saved. They are still here: please try again.' },
    offline: 'You are offline, so nothing was saved. Your changes are still here: save them once you are back.',
  },
} as const;
