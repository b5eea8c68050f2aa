const times = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What the opening of a review tells of the week, from its figures. */
export const weekTexts = {
  fact: (habit: string, done: number, target: number, isFirst: boolean) =>
    done > target
      ? `“${habit}” on ${times(done, 'day')}, with ${target} planned`
      : `“${habit}” on ${done} of ${target}${isFirst ? ` planned day${target === 1 ? '' : 's'}` : ''}`,
  activeDays: (count: number) => `In all you were active on ${times(count, 'day')}.`,
  greeting: (name: string, facts: string) => `Your week as “${name}”: you did ${facts}.`,
  plainFacts: (facts: string) => `You did ${facts}.`,
  cameBack: (name: string, weekday: string) => `Your week as “${name}”: you came back on ${weekday}, and that counts.`,
  thanks: (name: string) => `Thanks for coming back to your week as “${name}”.`,
  votes: (week: number, ever: number) =>
    ever > week
      ? `That is ${times(week, 'vote')} this week, ${ever} in all.`
      : `That is ${times(week, 'vote')} so far.`,
  paused: 'This week was paused, so nothing was asked of you.',
  allAside: 'All of it was set aside this week, so nothing was asked of you.',
  nothing: (ever: number) =>
    ever > 0
      ? `Nothing is noted for this week, and your ${times(ever, 'vote')} so far still count.`
      : 'Nothing is noted for this week, and your plan kept your place.',
  hardDays: (count: number) => (count > 0 ? ` You had ${count} hard days, so a lighter week may fit better.` : ''),
  stop: 'Your review can wait, and nothing is lost. What you wrote matters more, so please talk to a person you trust first.',
} as const;
