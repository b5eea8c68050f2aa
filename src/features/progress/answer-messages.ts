const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const votes = (count: number) => times(count, 'vote', 'votes');
const days = (count: number) => times(count, 'day', 'days');

/** Texts of the questions to one's own evidence, and of their answers. */
export const answerMessages = {
  asked: {
    when: 'When do I manage it?',
    'after-miss': 'What happens after a miss?',
    improving: 'Is it getting better?',
    'longest-run': 'What is my longest run?',
    hardest: 'Which habit is hardest?',
    easiest: 'Which habit is easiest?',
    votes: 'How many votes so far?',
  },
  whose: 'Whose evidence',
  loading: 'Asking your evidence',
  failed: 'Your evidence could not be asked just now.',
  retry: 'Try again',
  missing: {
    days: (have: number, need: number) => `Two weeks of a plan are needed to tell: ${have} of ${need} days are there.`,
    misses: (have: number, need: number) =>
      `Too few gaps between your votes to tell, which is no bad sign: ${have} so far, and it takes ${need}.`,
    weeks: (have: number, need: number) => `It takes ${need} weeks to compare; ${have} are there so far.`,
    habits: (have: number, need: number) =>
      `At least ${need} habits with two whole weeks behind them are needed; ${have} are there so far.`,
    votes: () => 'The first vote is still to come. From then on there is something to tell.',
  },
  when: {
    best: (day: string, count: number, of: number) => `${day} is your day: ${votes(count)} on ${of} of them.`,
    worst: (day: string, count: number, of: number) => `Hardest on ${day}: ${count} on ${of}.`,
    part: (part: string, done: number, target: number) => `${part} ${done} of ${target} times`,
    parts: (parts: readonly string[]) => `By the time of day: ${parts.join(', ')}.`,
    even: 'No weekday stands out: you manage it on all of them alike.',
    bar: (day: string, count: number, of: number) => `${day}: ${votes(count)} on ${days(of)}`,
    chart: 'Votes a day, by weekday',
  },
  afterMiss: {
    told: (next: number, all: number) =>
      next === 0
        ? `You came back after each of ${times(all, 'miss', 'misses')}, mostly not on the very next day.`
        : `After a miss you were back the very next day ${next} of ${all} times.`,
    names: ['After one day', 'After two', 'Later'] as const,
    bar: (name: string, count: number) => `${name}: ${times(count, 'time', 'times')}`,
    chart: 'How soon you came back',
  },
  improving: {
    told: {
      up: (after: number, before: number) =>
        `Yes: ${votes(after)} in the last four weeks, ${before} in the four before.`,
      same: (after: number, before: number) =>
        `It holds steady: ${votes(after)} in the last four weeks, ${before} in the four before.`,
      down: (after: number, before: number) =>
        `Less just now: ${votes(after)} in the last four weeks, ${before} in the four before.`,
    },
    away: (after: number, before: number) => `Days that counted: ${after} and ${before}.`,
  },
  weeks: {
    bar: (from: string, count: number) => `Week from ${from}: ${votes(count)}`,
    chart: 'Votes, week by week',
  },
  run: {
    told: (longest: number, current: number) =>
      current === longest
        ? `${days(longest)} in a row, and it is the one that you are in.`
        : `${days(longest)} in a row. The run you are in: ${days(current)}.`,
    names: { longest: 'Longest', current: 'Now' },
    bar: (name: string, count: number) => `${name}: ${days(count)}`,
    chart: 'Days in a row',
  },
  habits: {
    told: {
      hardest: (habit: string, done: number, target: number) =>
        `“${habit}” asks most of you: done ${done} of ${target} times.`,
      easiest: (habit: string, done: number, target: number) =>
        `“${habit}” comes easiest: done ${done} of ${target} times.`,
    },
    bar: (habit: string, done: number, target: number) => `${habit}: ${done} of ${target} times`,
    chart: 'How much of each habit was done',
  },
  votes: {
    told: (ever: number, month: number, week: number) =>
      `${votes(ever)} in all, ${month} this month, ${week} last week.`,
  },
} as const;
