/** Every text of the goals feature: validation, the goal-capture form, toasts. */
export const goalMessages = {
  notFound: 'Goal not found',
  validation: {
    description: 'Please provide more details about your goal (at least 10 characters)',
    currentLevel: 'Please tell us how close you are to achieving this goal',
    currentFrictions:
      "Please describe what's currently preventing you from achieving this goal (at least 10 characters)",
  },
  levels: {
    not_started: "Haven't started yet",
    some_progress: 'Made some progress',
    mostly_there: 'Mostly there',
    very_close: 'Very close',
  },
  capture: {
    step: 'Goal Capture',
    title: 'What would you like to achieve?',
    subtitle: 'Say it in your own words. Taylr turns it into the person you want to become.',
    back: '← Back to Dashboard',
    description: {
      label: 'Your goal',
      hint: 'What would be different, and how would you notice?',
      placeholder: 'For example: run 5 km without stopping, and feel fit enough to play with my kids after work',
    },
    currentLevel: { label: 'How close are you today?' },
    currentFrictions: {
      label: 'What gets in the way?',
      hint: 'Time, energy, other people, the weather: it all helps to build a plan that fits your life.',
      placeholder: 'For example: I come home tired, and once I sit down I do not get up again',
    },
    submit: 'Continue with AI Identity Coach',
    submitting: 'Creating your goal...',
    created: { title: 'Goal Created', description: 'A good start. Now let us find out who you want to become.' },
    failed: { title: 'Error', description: 'Failed to create goal. Please try again.' },
    loading: 'Loading the form…',
  },
  missing: {
    title: 'Goal not found',
    text: 'It may have been deleted. Your other goals are where you left them.',
    create: 'Create a New Goal',
  },
  unreachable: {
    title: 'Your goal could not be loaded',
    text: 'Check your connection, then try again.',
    again: 'Try again',
  },
} as const;
