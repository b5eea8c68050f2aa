/** Every text about hard days. */
export const hardDayMessages = {
  problems: {
    in_future: 'Only today or an earlier day can be hard',
    too_far_back: 'This day is too long ago to change',
  },
  /** What stands above the cards. */
  line: {
    ask: 'A hard day?',
    on: 'Today, small counts in full.',
    undo: 'Undo',
  },
  toast: {
    on: { title: 'Today is small now', description: 'One small version is a full vote.' },
    off: { title: 'Today is as planned again', description: 'What you kept stays.' },
    failed: (reason: string | null) => ({
      title: 'Error',
      description: reason ?? 'Failed to change today. Please try again.',
    }),
    undo: 'Undo',
  },
  /** How it is called among what waits on the device. */
  waiting: (isHard: boolean) => (isHard ? 'A hard day: the small versions' : 'As planned again'),
} as const;
