/** Every text of the weekly review: the server's, the dialog's, toasts. */
export const reviewMessages = {
  notFound: 'Weekly review not found',
  planMissing: 'Habit plan not found',
  notDueYet: 'This week is still running. Its review opens on its last day.',
  completed: 'This review is completed already',
  skipped: 'A newer review has been done since, so this week is closed',
  moved: 'This review went on in another tab. It was read again.',
  stillRunning: 'This week is still running. A short week is for what is left after it.',
  defaultSummary: (identity: string) => `Weekly review completed for ${identity}`,
  disabled: 'The review of this week is done',
  screen: {
    title: (identity: string) => `Weekly Review: ${identity}`,
    week: (days: string) => `Your week of ${days}`,
    noWeek: 'A look back at a week, and the next one planned.',
    loading: 'Getting your week...',
    again: 'Try again',
    close: 'Close',
    chat: {
      log: 'Weekly review with the coach',
      me: 'You',
      them: 'Taylr',
      typing: 'Taylr is thinking...',
      retry: 'Retry',
      notSent: 'That did not get through. Your message is back in the box.',
      box: {
        label: 'Message to the coach',
        placeholder: 'How was your week?',
        send: 'Send',
        sendHint: 'Send (Enter); new line with Shift and Enter',
        stop: 'Stop',
      },
    },
    conductFailed: (status: number) => `Failed to conduct review: ${status}`,
    moved: 'This review has moved on',
    facts: {
      label: 'Your week in pictures',
      rate: 'Completion of the week',
      badge: (rate: number) => `${Math.round(rate)}% of the week`,
      votes: (votes: number) => `${votes} ${votes === 1 ? 'vote' : 'votes'} for who you are becoming`,
      days: (days: number) => (days === 0 ? 'A quiet week' : `on ${days} ${days === 1 ? 'day' : 'days'}`),
      ofTarget: (done: number, target: number, total: string | null) =>
        total === null ? `${done} of ${target}` : `${done} of ${target} · ${total}`,
      limit: (limit: string) => `at most ${limit} a day`,
      noneADay: 'none a day',
      habit: (
        habit: string,
        figures: readonly (string | null)[],
        days: { done: string; skipped: string; paused: string },
      ) => {
        const doneOn = days.done && `, done on ${days.done}`;
        const skippedOn = days.skipped && `, skipped on ${days.skipped}`;
        const pausedOn = days.paused && `, paused on ${days.paused}`;
        const said = figures.filter((figure) => figure !== null).join(', ');
        return `${habit}: ${said}${doneOn}${skippedOn}${pausedOn}`;
      },
    },
    chips: 'Quick answers',
    otherPlan: 'Make another plan',
    ahead: {
      label: 'Your next week',
      sizes: 'Next week if you choose',
      nothing: 'All of it stays as it is.',
      stays: (habits: readonly string[]) => `As before: ${habits.map((habit) => `“${habit}”`).join(', ')}.`,
    },
    choice: {
      label: 'How should the next week be?',
      easier: { label: 'Easier', hint: 'A lighter week' },
      same: { label: 'Same', hint: 'Keep it steady' },
      harder: { label: 'Harder', hint: 'A little more' },
    },
    ways: {
      label: 'Or come back another way',
      'short-week': {
        label: 'Short week',
        hint: 'Only what fits into the days that are left',
        handOff: 'A short week it is: fewer habits, and only for the days that are left. Here it comes.',
      },
      nuclear: {
        label: 'Fresh start',
        hint: 'A new identity for the same goal',
        handOff: 'A fresh start it is. Nothing is deleted before you have seen what comes instead.',
      },
    },
    next: 'Plan the next week',
    standing: 'Your next week is planned already, so there is nothing more to do here.',
    difficulty: 'Difficulty of the next week',
  },
  toast: {
    error: 'Error',
    startFailed: 'Failed to start weekly review. Please try again.',
    updateFailed: 'Failed to update weekly review',
    createFailed: 'Failed to create weekly review',
    processFailed: 'Failed to process review. Please try again.',
    completeFailed: 'Failed to save weekly review completion',
    completed: (identity: string) => ({
      title: 'Review completed',
      description: `Weekly review for ${identity} has been saved successfully.`,
    }),
  },
} as const;
