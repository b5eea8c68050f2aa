const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** Every text of a reminder, for the bell and for pushes. In the coach's voice; never reproachful. */
export const reminderMessages = {
  review_overdue: {
    title: (name: string) => `Your week as ${name} is open`,
    /** By the days since the plan ended: 1, 3 and 7. */
    message: (days: number) => {
      if (days >= 7) return 'Your plan kept your place. Want a tiny restart or a new page?';
      return days >= 3
        ? 'A short look back is enough to shape the next week. Any moment of today will do.'
        : 'Look back with your coach for a few minutes, and the next week plans itself more easily.';
    },
  },
  review_due: {
    title: () => 'Time to look back on your week',
    message: (name: string) => `Your week as ${name} ends today. A few minutes with your coach shape the next one.`,
  },
  check_in_missing: {
    title: () => 'Half a minute for today',
    message: (names: readonly string[]) =>
      names.length === 1
        ? `How did today go as ${names[0]}? A small step counts, and so does a rest.`
        : `How did today go as ${listed(names)}? A small step counts, and so does a rest.`,
    hardDay: 'Today is a hard one. One small version counts in full, and so does a rest.',
  },
  habit_due: {
    title: (habit: string) => habit,
    message: (name: string) => `Its moment, as ${name}. A small version counts too.`,
    hardDay: (name: string) => `Its moment, as ${name}. Today the small version counts in full.`,
  },
  plan_needed: {
    title: (name: string) => `A new week as ${name}`,
    message: () => 'Plan it with your coach in two minutes: small enough for a busy day, and yours to change.',
  },
  morning_habits: {
    title: (names: readonly string[]) => (names.length === 1 ? `Today as ${names[0]}` : 'What today holds'),
    /** The first habit of the day, and how many there are besides. */
    message: (first: string, others: number) =>
      others === 0 ? `Today's step: ${first}.` : `First: ${first}. Then ${others} more, one at a time.`,
  },
  milestone: {
    title: (name: string, votes: number) => `${votes} votes for ${name}`,
    message: (votes: number) =>
      `You have now done what you planned ${votes} times. Have a look at what that adds up to.`,
  },
  new_insight: {
    title: (name: string) => `Seen in your weeks as ${name}`,
    message: (insight: string, suggestion: string) => `${insight} ${suggestion}`,
  },
};
