/** Every text of the progress feature: the dashboard and its overall weekly completion card. */
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
    checkInAll: 'Check in all',
    identities: 'Your identities',
    noGoalsTitle: 'No Goals Created Yet',
    noGoals: 'Everything starts with one thing you want. Say it in a sentence and take it from there.',
    noHabitsTitle: 'No Active Habits',
    noHabits: 'You have a goal. Choose who you want to become, and a first small week of habits follows.',
    continueSetup: 'Continue Setup →',
    unfinished: 'Goals waiting for an identity',
  },
  overall: {
    title: 'This week',
    label: 'Overall weekly completion',
    planned: (done: number, target: number) => `${done} of ${target} planned this week`,
    beyond: 'More than planned. That counts too.',
    none: 'No Active Habits',
    noneHint: 'Plan a first week and your evidence shows here.',
  },
} as const;
