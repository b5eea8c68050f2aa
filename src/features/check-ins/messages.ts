/** Every text of the check-ins feature: refusals, the modal, toasts. */
export const checkInMessages = {
  exists: 'There is already a check-in for this day',
  closed: {
    future: 'This day is still to come',
    no_plan: 'No plan covers this day',
    pre_start: 'The plan had not started on this day',
    week_closed: 'This week is closed for check-ins',
  },
  notOfPlan: 'This habit is not part of the plan covering that day',
  duplicateHabit: 'The same habit stands in the check-in twice',
  modal: {
    title: 'Daily check-in',
    forDay: (day: string) => `For ${day}`,
    loading: 'Getting your habits...',
    emptyTitle: 'No Habits Available for Check-in',
    empty: 'There is nothing to tick today. Once a week is planned, its habits show here.',
    unavailable: 'Not open today',
    thisWeek: (done: number, target: number) => `${done} of ${target} this week`,
    addNote: 'Add a note',
    note: 'Note',
    noteHint: 'What helped, or what got in the way? Only you and your coach see it.',
    save: 'Save check-in',
    saving: 'Saving...',
    doneCount: (done: number, of: number) => `${done} of ${of} done`,
    existsTitle: 'You already checked in',
    exists: 'There is a check-in for this day already. Overwrite it with what you ticked now?',
    cancel: 'Cancel',
    overwrite: 'Yes, Overwrite',
    success: (votes: number, identity: string | null) =>
      votes === 0
        ? 'Noted'
        : `${votes} ${votes === 1 ? 'vote' : 'votes'} ${identity === null ? 'today' : `for ${identity}`}`,
    successHint: (votes: number) =>
      votes === 0 ? 'Thanks for the honest look. Tomorrow is open.' : 'That is evidence of who you are becoming.',
  },
  toast: {
    saved: { title: 'Check-in Complete!', description: 'Your progress has been saved successfully.' },
    savedUnseen: { title: 'Check-in Complete!', description: 'It is saved. Load the page again to see it here.' },
    failed: { title: 'Error', description: 'Failed to save check-in. Please try again.' },
  },
} as const;
