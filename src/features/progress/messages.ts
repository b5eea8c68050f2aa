const dayWords = {
  complete: 'complete',
  partial: 'partial',
  missed: 'below half',
  today: 'today, still open',
  future: 'still to come',
  pre_start: 'before the start',
  rest: 'rest day',
  paused: 'paused',
} as const;
type DayWord = keyof typeof dayWords;

/** Every text of the progress feature: the dashboard with its week, quick actions, usage figures and insights. */
export const progressMessages = {
  dashboard: {
    name: 'Dashboard',
    greeting: {
      morning: 'Good morning',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
      night: 'Hello',
    },
    greetingTo: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
    guestBanner: 'Your progress can be reached from this device only until you create an account.',
    addGoal: 'Add New Goal',
    identities: 'Your identities',
    noGoalsTitle: 'No Goals Created Yet',
    noGoals: 'Everything starts with one thing you want. Say it in a sentence and take it from there.',
    noHabitsTitle: 'No Active Habits',
    noHabits: 'You have a goal. Choose who you want to become, and a first small week of habits follows.',
    continueSetup: 'Continue Setup →',
    unfinished: 'Goals waiting for an identity',
    /** Before the habit that comes next: 'After lunch:'. */
    next: (occasion: string | null) => `${occasion ?? 'Next'}:`,
    notLoaded: { title: 'That did not get through', description: 'Please try again in a moment.' },
  },
  overall: {
    title: 'This week',
    label: 'Overall weekly completion',
    planned: (done: number, target: number) => `${done} of ${target} planned this week`,
    beyond: 'More than planned. That counts too.',
    none: 'No Active Habits',
    noneHint: 'Plan a week and your evidence shows here.',
    /** The same to somebody who has planned weeks before. */
    noneNowHint: 'What you did is kept. Plan a week and it goes on here.',
  },
  tracker: {
    label: 'Days of this week',
    waiting: 'a check-in waits to be sent',
    change: '. Open the check-in of this day',
    choose: 'Choose a day to note or change it.',
    day: (day: string, percentage: number, state: DayWord, isToday: boolean) => {
      const figure = state === 'complete' || state === 'partial' || state === 'missed' ? `${percentage}%, ` : '';
      return `${day}: ${figure}${dayWords[state]}${isToday && state !== 'today' ? ', today' : ''}`;
    },
  },
  quick: {
    label: 'Quick actions',
    actions: {
      check_in: (pending: number) => (pending > 1 ? `Daily Check-in (${pending})` : 'Daily Check-in'),
      weekly_review: () => 'Weekly Review',
      plan: () => 'Plan Your Week',
      update_progress: () => 'Update Progress',
    },
    addGoal: 'Add New Goal',
    settings: 'Settings',
  },
  usage: {
    title: 'Showing up this week',
    week: 'Week number',
    daysActive: 'Days active',
    ofSeven: 'of 7',
    longestStreak: 'Longest streak',
    days: (days: number) => (days === 1 ? 'day' : 'days'),
    aiLeft: 'AI interactions left',
  },
  insight: {
    title: (count: number) => (count === 1 ? 'Your coaching insight' : 'Your coaching insights'),
    description: 'One pattern, and one thing to try.',
    tabs: 'Your identities',
    action: 'Try this',
    close: 'Got it',
  },
} as const;
