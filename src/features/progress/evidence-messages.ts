const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: number) => times(count, 'day', 'days');
const votes = (count: number) => times(count, 'vote', 'votes');

const stateWords = {
  done: 'everything due',
  partial: 'partly done',
  low: 'below half',
  none: 'no vote',
  rest: 'rest day',
  paused: 'paused',
  outside: 'no plan that day',
  open: 'still open',
} as const;
type StateWord = keyof typeof stateWords;

const choices = { easier: 'easier', same: 'the same', harder: 'harder' } as const;

/** Every text of the evidence page. */
export const evidenceMessages = {
  whatIsAVote: 'What is a vote?',
  title: 'Evidence',
  back: '← Dashboard',
  loading: 'Gathering your evidence',
  failed: 'We couldn’t load your evidence.',
  retry: 'Try again',
  notFoundTitle: 'We can’t find this identity',
  notFound: 'It may have been replaced by a fresh start, or the address isn’t quite right.',
  home: 'Go to the dashboard',
  empty: {
    title: 'Your first vote is waiting',
    text: 'Each habit you do is a vote for this person, and they gather here. A limit that you keep counts once its day is over; a skipped day counts neither way.',
    checkIn: 'Check in',
    plan: 'Plan this week',
  },
  figures: {
    title: 'So far',
    votes: (count: number) => (count === 1 ? 'vote for this person' : 'votes for this person'),
    thisWeek: (count: number) => (count === 0 ? 'The next one counts just as much' : `${count} of them this week`),
    forgiving: 'Forgiving streak',
    forgivingMeaning: 'Days with a vote, where one missed day is forgiven; rest days and paused ones are passed over.',
    strength: 'Strength',
    strengthHint: 'of your habits today',
    strengthMeaning: 'How much a habit has become your own: it rises with each time and fades slowly.',
    more: 'More figures',
    strict: 'Days in a row',
    strictMeaning: 'Days with a vote, one after the other.',
    daysActive: 'Days active',
    daysActiveMeaning: 'Days with at least one vote, ever.',
    returns: 'Came back',
    returnsMeaning: 'How often the day after a miss had a vote again, in the last four weeks.',
    consistency: 'Consistency',
    consistencyHint: (recorded: number, weeks: number) => `${recorded} of ${times(weeks, 'week', 'weeks')} recorded`,
    consistencyMeaning: 'How much of the plan was done, week by week, on average of the last four.',
    days,
    daysUnit: (count: number) => (count === 1 ? 'day' : 'days'),
    best: (count: number) => `Best ${days(count)}`,
    bestSoFar: 'Best so far. A new one starts any day',
    percent: '%',
  },
  map: {
    title: (year: number) => `Your ${year}`,
    earlier: (year: number) => `Show ${year}`,
    later: (year: number) => `Show ${year}`,
    grid: (year: number) => `Days of ${year}. Arrow keys move from day to day and from week to week`,
    day: (
      date: string,
      { state, done, planned, isToday }: { state: StateWord; done: number; planned: number; isToday: boolean },
    ) => {
      const ofPlanned = planned > 0 ? ` of ${planned}` : '';
      const isAllDue = state === 'done' && done < planned ? `, ${stateWords.done}` : '';
      const figure = done > 0 ? `${done}${ofPlanned} done${isAllDue}` : stateWords[state];
      return `${date}${isToday ? ', today' : ''}: ${figure}`;
    },
    legend: 'What the shapes mean',
    shapes: {
      done: 'Everything due',
      partial: 'Partly done',
      none: 'Below half',
      rest: 'Rest day',
      paused: 'Paused',
    },
    reviewShape: 'Weekly review',
    reviews: (year: number) => `Weekly reviews of ${year}. Arrow keys move from one to the next`,
    review: (from: string, until: string) => `Weekly review of ${from} to ${until}`,
    reviewFigures: (rate: number | null, choice: keyof typeof choices | null) =>
      [rate === null ? null : `${rate}% of the plan`, choice && `next week ${choices[choice]}`]
        .filter(Boolean)
        .join(', '),
    noDays: (year: number) => `Nothing is noted in ${year}.`,
  },
  strength: {
    title: 'How strong each habit has grown',
    hint: 'It rises with each time and fades slowly. One missed day barely dents it.',
    span: (from: string, to: string) => `The lines go from ${from} to ${to}, and up to 100%.`,
    earlier: 'No longer in your plan',
    now: (percent: number) => `Strength ${percent}%`,
    curve: (from: { date: string; strength: number }, to: { date: string; strength: number }) =>
      `From ${from.strength}% on ${from.date} to ${to.strength}% on ${to.date}.`,
    firstPoint: ({ date, strength }: { date: string; strength: number }) => `${strength}% on ${date}.`,
    noCurve: 'Its curve begins at the end of its first week.',
    record: (count: number, longest: number) => (longest > 1 ? `${votes(count)}, best run ${longest}` : votes(count)),
    run: (current: number) => (current > 1 ? `${current} in a row now` : ''),
    experimental: 'Experimental',
  },
  amounts: {
    title: (unit: string) => `Week by week, in ${unit}`,
    week: (until: string, amount: string) => `Week to ${until}: ${amount}`,
    soFar: (from: string, amount: string) => `Since ${from}: ${amount}`,
    target: (amount: string) => `The line: ${amount} a week`,
    limit: (amount: string) => `At most ${amount} a day`,
    none: 'None is the aim',
  },
} as const;
