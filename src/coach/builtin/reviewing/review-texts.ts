import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { FrictionCode } from '../knowledge/shape.ts';

/** A few of the user's words set beside a sentence, or nothing. */
function aside(words: string | null): string {
  return words ? ` (“${words}”)` : '';
}

/** By these words of its own the coach knows again what it asked last. */
export const MARKS = {
  evoke: 'What made',
  instead: 'What was the week full of instead',
  possible: 'make possible for you',
  obstacle: 'in the way of',
  skips: 'Was it the days, or the habit?',
  ahead: 'could get in the way',
  leave: 'Want an idea?',
  idea: 'which you would rather',
  importance: 'still fit who you want to be',
  pause: 'Shall we pause them?',
  away: 'Which would suit you?',
  choice: 'your call',
} as const;

/** What the coach says back of an obstacle beyond the user's own words. */
const SO: Readonly<Record<FrictionCode, string>> = {
  no_time: 'So the day was full before it began.',
  no_motivation: 'So the pull was not there when the time came.',
  forgetting: 'So the moment went by before you saw it.',
  tiredness: 'So by then there was not much left in the tank.',
  environment: 'So the things around you pulled the other way.',
  perfectionism: 'So if it could not be whole, it was hard to begin.',
  social: 'So other people shaped those days a lot.',
  travel: 'So no two days looked the same.',
  health: 'So your body set the pace.',
  knowledge: 'So the first step was not clear.',
};

/** The other half of an idea: the same size, made to fit what stood in the way. */
const INSTEAD: Readonly<Record<FrictionCode, string>> = {
  no_time: 'keep the size and hang it on a gap that your day has anyway',
  no_motivation: 'keep the size and pair it with something you like',
  forgetting: 'keep the size and leave something in plain sight for it',
  tiredness: 'keep the size and move it to when you have more in the tank',
  environment: 'keep the size and set things out the night before',
  perfectionism: 'keep it and let a rough version count in full',
  social: 'keep the size and tell one person who is on your side',
  travel: 'keep the size and tie it to something you do on any day',
  health: 'keep it and let a gentle version count on poor days',
  knowledge: 'keep the size and begin with the one step you know',
};

const LEANING: Readonly<Record<Choice, string>> = {
  easier: 'After a week like this I lean towards easier',
  same: 'Much of it holds, so I lean towards the same',
  harder: 'It has held for a while, so I lean towards harder',
};

/** More than twice, in words. */
const OFTEN = ['three', 'four', 'five', 'six', 'seven'] as const;

const times = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What the coach says in a weekly review. Each text asks one question or none; quoted parts are the user's words or a habit's. */
export const reviewTexts = {
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
  evoke: (habit: string | null) => `${MARKS.evoke} ${habit ? `“${habit}”` : 'that'} work?`,
  instead: `${MARKS.instead}?`,
  possible: (habit: string | null) =>
    `Your weeks have been full for a while. What does ${habit ? `“${habit}”` : 'that'} ${MARKS.possible} now?`,
  helped: [
    (words: string) => `So what carried it was “${words}”.`,
    (words: string) => `“${words}”: that is what made room for it.`,
    (words: string) => `You found your way there: “${words}”.`,
  ],
  gained: (words: string) => `“${words}”: so that is what it gives you.`,
  fullOf: (words: string | null) => (words ? `So the week was full of “${words}”.` : 'So the week was full.'),
  heard: [
    (words: string) => `“${words}”: thanks for putting it so plainly.`,
    (words: string) => `So that was your week: “${words}”.`,
  ],
  unquoted: 'Thanks for telling me that.',
  obstacle: (habit: string | null) =>
    `What inside you or around you got most ${MARKS.obstacle} ${habit ? `“${habit}”` : 'the rest'}?`,
  /** More than two skips of one habit: asked about once, as what they are. */
  setAside: (habit: string | null, skips: number) =>
    `You set ${habit ? `“${habit}”` : 'one habit'} aside ${OFTEN[skips - 3] ?? skips} times this week. ${MARKS.skips}`,
  itWas: (words: string | null) => (words ? `So it was “${words}”.` : 'Thanks for telling me what it was.'),
  ahead: `What inside you or around you ${MARKS.ahead} next week?`,
  inTheWay: (words: string | null) => (words ? `“${words}” stood in the way.` : 'Thanks for telling me what it was.'),
  mayBeInTheWay: (words: string | null) =>
    words ? `“${words}” could stand in the way.` : 'Thanks for looking ahead with me.',
  so: (code: FrictionCode | null) => (code ? SO[code] : 'So that is where it got hard.'),
  leave: MARKS.leave,
  idea: (change: string, other: string) => `Here is one idea. ${change} Or you ${other}. Tell me ${MARKS.idea}.`,
  otherwise: (code: FrictionCode | null) =>
    code ? INSTEAD[code] : 'keep the size and give it a moment that suits you more',
  allStays: 'leave all as it is for now, since it holds',
  smaller: (habit: string | null) => `Make ${habit ? `“${habit}”` : 'the hardest one'} smaller and keep its cue.`,
  larger: (habit: string | null) => `Let ${habit ? `“${habit}”` : 'what works'} grow by a little.`,
  said: (words: string | null) => (words ? `You said “${words}”.` : ''),
  noted: (words: string | null) => `All right${aside(words)}.`,
  noIdea: (words: string | null) => `All right${aside(words)}, no idea today.`,
  picked: (words: string | null) => (words ? `“${words}” it is, then.` : 'Good, then that is settled.'),
  brief: (words: string | null) => (words ? `“${words}” is enough for today.` : 'That is enough for today.'),
  importance: (name: string | null) => `Does ${name ? `“${name}”` : 'this identity'} ${MARKS.importance}?`,
  stays: (words: string | null) => `Then it stays${aside(words)}.`,
  otherWays: (words: string | null) =>
    `Good to know${aside(words)}. You can rename it, pause it or open a fresh page; nothing goes before you say so.`,
  vent: (words: string | null) =>
    `${words ? `“${words}”: that is a lot to carry.` : 'That is a lot to carry.'} It sounds like this week took more than it gave.`,
  canPause: 'The habits can wait for a while, and nothing counts as missed.',
  offerPause: MARKS.pause,
  pauseAgreed: (words: string | null) =>
    `Then we pause${aside(words)}. Write “pause until” and the day, and those days stop counting.`,
  away: (words: string | null) => `${words ? `“${words}”: good` : 'Good'} to know before we plan.`,
  shortWeek: 'A short week asks only for the days you are there; a pause asks for none.',
  offerShort: MARKS.away,
  shortAgreed: (words: string | null) => `Then next week asks only for the days you are there${aside(words)}.`,
  wish: (words: string | null) => `That is clear${aside(words)}.`,
  asked: (words: string | null) => `A fair question${aside(words)}.`,
  share: (percent: number) => `That is ${percent} % of what was planned.`,
  choice: (lean: Choice) =>
    `Below you can choose easier, same or harder for next week. ${LEANING[lean]}, but it is ${MARKS.choice}.`,
  choiceAgain: `The choice below stays open: easier, same or harder. It is ${MARKS.choice}.`,
  tap: `Tap it below, and we plan from there; it is ${MARKS.choice}.`,
  elsewhere: (word: string | null) => `I leave ${word ? `“${word}”` : 'that'} to others; your week is what I do best.`,
  whoAnswers: (word: string | null) => `You ask who I am${aside(word)}: an automated coach, not a human.`,
  back: (question: string) => `Back to your week. ${question}`,
  care: 'Thanks for telling me. Please take that to your doctor or somebody you trust first; the plan can be small.',
  stop: 'Your review can wait, and nothing is lost. What you wrote matters more, so please talk to a person you trust first.',
} as const;
