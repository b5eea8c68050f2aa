type DaysOfWeek = 'named' | 'done' | 'partly' | 'over' | 'skipped' | 'paused';

/** Every text of the plans feature: boundaries of a week, validation, planning screen. */
export const planMessages = {
  notFound: 'No habit plan found',
  validation: {
    core: 'Choose at least two core habits',
    duplicateSeries: 'The same habit stands in the plan twice',
    noDay: 'Choose at least one day, or leave the days out',
    measure: 'Either at least, or at most',
    moment: 'A part of the day, or a time such as 13:30',
    time: 'A time such as 13:30',
    replaces: 'Another plan runs by now, or none: nothing was saved',
    startsOn: 'A plan starts today, or the day after the current one ends',
  },
  upcoming: (weekday: string, date: string) => `Your new week starts on ${weekday}, ${date}.`,
  retired: 'This plan has ended. Plan your next week whenever you like.',
  ended: 'This week has ended. Do your weekly review to plan the next one.',
  planning: {
    step: 'Habit Planning',
    coach: 'Taylr',
    you: 'You',
    subtitle: {
      normal: 'Chat with Taylr to refine your habit plan',
      new: 'Chat with Taylr to refine your habit plan',
      review: 'Chat with Taylr to refine your habit plan',
      'short-week': 'Creating a short week plan to get you back on track',
      nuclear: 'Planning a fresh start - new identity, new habits',
    },
    loading: 'Creating your personalised habit plan...',
    thinking: 'Taylr is thinking...',
    suggested: 'Your Suggested Habits',
    chips: 'What you can do next',
    core: 'Core Foundation Habits',
    coreHint: 'Small anchors that make the week. Keep at least two.',
    experimental: 'Experimental Habits',
    experimentalHint: 'Try one out. If it doesn’t stick, no harm done.',
    type: { core: 'Core', experimental: 'Experimental' },
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    daily: 'Daily',
    timesAWeek: (times: number) => `${times}x/week`,
    fresh: 'New',
    selectedOf: (selected: number, offered: number) => `${selected} of ${offered}`,
    box: {
      label: 'Message to Taylr',
      placeholder: 'Ask Taylr to adjust your habits...',
      send: 'Send',
      sendHint: 'Send (Enter); new line with Shift and Enter',
      stop: 'Stop',
    },
    retry: 'Retry',
    selectMore: (needed: number) => `Select ${needed} more core ${needed === 1 ? 'habit' : 'habits'}`,
    accept: (selected: number) => `Accept Selected Habits (${selected} selected)`,
    accepting: 'Saving your habits...',
    many: 'That is a full week. Six or fewer are easier to keep.',
    trouble: 'I had trouble processing your request. Could you try again?',
    createFailed: { title: 'Error', description: 'Failed to create habit plan. Please try again.' },
    saveFailed: { title: 'Error', description: 'Failed to save your habits. Please try again.' },
    tryAgain: 'Try again',
    savedTitle: 'Your week is set',
    saved: (identity: string) => `Every time you do one of these, it is a vote for ${identity}.`,
    firstStep: 'Your first step',
    backToDashboard: '← Back to Dashboard',
    notFoundTitle: 'We can’t find this identity',
    notFound: 'It may have been removed. Your other identities are on the dashboard.',
    notFoundAction: 'Go to the dashboard',
  },
  choice: {
    title: 'Plan Your Week',
    description: 'Whose week do you want to plan?',
  },
  card: {
    changeCheckIn: 'Change check-in',
    planNeeded: 'Plan Needed',
    planNeededHint: 'A first small week is all it takes.',
    checkIn: 'Check in',
    checkedIn: 'Checked in today',
    nothingElse: 'Nothing else to do.',
    weeklyReview: 'Weekly Review',
    pausedUntil: (date: string) => `Paused until ${date}`,
    pausedToday: 'Paused today',
    workflowComplete: 'Workflow Complete Today',
    weekComplete: 'Week Complete',
    planNext: 'Plan the next week',
    weekCompletion: 'Completion this week',
    votes: (votes: number) => `${votes} ${votes === 1 ? 'vote' : 'votes'} this week`,
    showMore: (hidden: number) => `Show ${hidden} more experimental ${hidden === 1 ? 'habit' : 'habits'}`,
    showLess: 'Show fewer',
    /** Of a habit whose whole week is paused. */
    nothingAsked: 'Paused',
    /** A habit's row, which leads to all that can be noted of it. */
    open: (habit: string) => `${habit}: note, skip or correct`,
    ofTarget: (done: number, target: number) => `${done} of ${target}`,
    today: (words: string) => `${words} today`,
    keptToday: 'Kept today',
    skippedToday: 'Skipped today',
    dots: (habit: string, done: number, target: number, days: Readonly<Record<DaysOfWeek, string>>) => {
      const named = days.named && `, on ${days.named}`;
      const doneOn = days.done && `, done on ${days.done}`;
      const partlyOn = days.partly && `, partly done on ${days.partly}`;
      const overOn = days.over && `, over the limit on ${days.over}`;
      const skippedOn = days.skipped && `, skipped on ${days.skipped}`;
      const pausedOn = days.paused && `, paused on ${days.paused}`;
      return `${habit}: ${done} of ${target} this week${named}${doneOn}${partlyOn}${overOn}${skippedOn}${pausedOn}`;
    },
  },
} as const;
