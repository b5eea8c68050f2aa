/** Texts of a habit's own time: its refusals, and where it is set. */
export const ownTimeMessages = {
  habitNotFound: 'Habit not found',
  notPlanned: 'This habit stands in no plan any more',
  tooMany: 'Twenty different times are the most. Let some habits share one.',
} as const;
