/** Texts of the plan that runs, while it is changed by talking and by hand. */
export const runningMessages = {
  subtitle: 'Your plan as it runs now. What you change counts from today; earlier days stay as they are.',
  intro:
    'This is your plan as it runs now. Tell me what should change, or change it yourself. Nothing changes before you save.',
  habits: 'Your habits now',
  chips: { smaller: 'All smaller', days: 'Other days', swap: 'Swap one' },
  begin: { days: 'Only on ', swap: 'Swap the ' },
  save: 'Save all changes',
  unchanged: 'Nothing changed yet',
  startNew: 'Start a new plan',
  fresh: {
    note: 'Accepting it ends your running plan today. What you did this week stays.',
    back: 'Back to your running plan',
  },
  /** Changes that were begun before. */
  begun: {
    title: 'Go on where you left off?',
    /** Up to two names, and how many more there are. */
    text: (names: readonly string[], more: number) => {
      const quoted = names.map((name) => `“${name}”`);
      const all = more > 0 ? [...quoted, `${more} more`] : quoted;
      const said = all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
      return `You had begun to change ${said || 'this plan'}. It is not saved.`;
    },
    isOther: 'The plan has changed since. Going on brings back the habits as you had them.',
    goOn: 'Go on',
    drop: 'Drop it',
  },
  /** Another plan runs by now than the one that was changed. */
  overtaken: {
    title: 'Your plan was changed somewhere else',
    text: 'Nothing was saved here yet. What you have here would take the place of the plan that runs now.',
    isOver: 'The plan that this was made from has ended. What you have here would begin today.',
    mine: 'Save mine instead',
    theirs: 'Show the plan that runs now',
  },
} as const;
