const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const dayAndMonth = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

type OfHabit = Record<'thisWeek' | 'lastWeek' | 'thisMonth' | 'ever' | 'longest', number> & {
  since: string;
  last: string | null;
};

/** Every text of the bar in which one says what was done, or what should change. */
export const barMessages = {
  label: 'Say what you did, or what should change',
  open: 'Say what you did, or what should change',
  keys: 'Ctrl K',
  description: 'Nothing is done before you have seen what was understood.',
  box: {
    label: 'What you did, or what should change',
    placeholder: 'Walked today, and make the reading shorter',
    send: 'Read it',
    sendHint: 'Read it (Enter); new line with Shift and Enter',
    stop: 'Stop',
  },
  examples: 'Ask your evidence',
  reading: 'Reading your words…',
  card: {
    title: 'This is what I understood',
    said: 'Your words',
    doIt: (count: number) => (count === 0 ? 'Nothing chosen' : `Do it (${times(count, 'thing', 'things')})`),
    doing: 'Doing it…',
    back: 'Change the words',
    unsure: 'Not sure. Switch it on if you meant this.',
    already: 'It stands like that already.',
    nothing: 'There is nothing to do in that.',
  },
  note: {
    done: (habit: string) => `Done: ${habit}`,
    decline: (habit: string) => `Not done: ${habit}`,
    skip: (habit: string) => `Skip: ${habit}`,
    add: (habit: string, quantity: string) => `Add ${quantity}: ${habit}`,
    set: (habit: string, quantity: string) => `${quantity} in all: ${habit}`,
    clear: (habit: string) => `Nothing noted: ${habit}`,
    yesterday: (line: string) => `Yesterday. ${line}`,
  },
  pause: (span: string) => `Pause everything: ${span}`,
  endPause: (whose: string | null, span: string) => `End the pause${whose ? ` of ${whose}` : ''}: ${span}`,
  hardDay: 'A hard day: today asks for the small versions',
  asPlanned: 'Today is as planned again',
  week: {
    title: 'Here is your whole week, where habits can be moved from day to day.',
    open: 'Arrange week',
  },
  replies: {
    isHard: 'Today is a hard day already: the small versions count in full.',
    isAsPlanned: 'Today is as planned: it was not called hard.',
    'hard-later': 'A day is called hard on the day itself. Say so then, and what it asks gets small.',
    remind:
      'I cannot set a reminder from here. Press a habit to give it one at a time of its own; the daily ones are in Settings, under Reminders.',
    'one-off':
      'Your plan holds what comes back every week, so a thing for one day has no place in it. Your calendar or a list is better for that.',
    notPaused: 'Nothing is paused, so there is nothing to end.',
    moved: (habit: string, count: number) =>
      `“${habit}” is meant for ${times(count, 'day', 'days')} a week. Move one of them where the week is drawn, and the others stay.`,
    habit: (habit: string, { thisWeek, lastWeek, thisMonth, ever, longest, since, last }: OfHabit) =>
      ever === 0
        ? `“${habit}”: not done yet, since ${dayAndMonth(since)}.`
        : `“${habit}”: ${times(thisWeek, 'time', 'times')} this week, ${lastWeek} last week, ${thisMonth} this month, ${ever} in all since ${dayAndMonth(since)}. Longest run: ${longest} in a row.${last ? ` Last on ${dayAndMonth(last)}.` : ''}`,
    day: ({ isToday, done, open }: { isToday: boolean; done: readonly string[]; open: readonly string[] }) => {
      const day = isToday ? 'Today' : 'Yesterday';
      if (done.length === 0)
        return `${day}: ${open.length > 0 ? `${quoted(open)} is not noted as done` : 'nothing is noted yet'}.`;
      return `${day}: done ${quoted(done)}.${open.length > 0 ? ` Not noted: ${quoted(open)}.` : ''}`;
    },
    open: (habits: readonly string[]) =>
      habits.length === 0 ? 'All of it is noted for today.' : `Still open: ${quoted(habits)}. Any one of them will do.`,
    since: (identity: string, since: string) => `${identity}: since ${dayAndMonth(since)}.`,
  },
  plan: {
    changed: (before: string, after: string) => (before === after ? `Change: ${after}` : `${before} → ${after}`),
    added: (habit: string) => `Add to the plan: ${habit}`,
    dropped: (habit: string) => `Take out of the plan: ${habit}`,
    saved: 'Plan changed',
  },
  notUnderstood: {
    title: 'Not understood, so it is back in the box:',
    none: 'I could not make anything of that. This can be done from here:',
    tick: 'Tick habits by hand',
    plan: 'Change the plan by hand',
    help: 'What can I say?',
  },
  done: {
    many: (count: number) => `${count} things done`,
    notUndone: 'That could not be taken back',
    undo: 'Undo',
  },
  failed: {
    offline: 'You are offline, so nobody can read it yet. Your words are kept here.',
    reading: 'That did not get through. Your words are kept here.',
    some: (line: string, why: string | null) => `Not done: ${line}.${why ? ` ${why}.` : ''}`,
  },
  dictate: {
    start: 'Dictate',
    stop: 'Stop dictating',
    where:
      'Your browser turns your voice into words. Most browsers send the sound to their maker for that; Taylr gets the words alone, when you send them.',
    begin: 'Start listening',
    cancel: 'Not now',
    listening: 'Listening…',
    refused: 'The browser did not let me listen. You can type instead.',
  },
  palette: {
    title: 'Go to, tick or do',
    description: 'Type a few letters, choose with the arrow keys, and press Enter.',
    label: 'Search pages, habits and actions',
    placeholder: 'Page, habit or action',
    list: 'What fits',
    none: 'Nothing has that name. Enter reads it as something you say.',
    say: (words: string) => `Say “${words}”`,
    sayEmpty: 'Say what you did, or what should change',
    kinds: { page: 'Page', habit: 'Habit', action: 'Action', say: 'Coach' },
    tick: (habit: string) => `Tick: ${habit}`,
    untick: (habit: string) => `Untick: ${habit}`,
    evidence: (identity: string) => `Evidence of ${identity}`,
    checkIn: 'Check in',
    review: 'Weekly review',
    plan: (identity: string) => `Edit habits of ${identity}`,
    pause: 'Pause days',
    exportData: 'Export my data',
    keys: 'Keyboard shortcuts',
    help: 'Help',
    settings: (group: string) => `Settings: ${group}`,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    description: 'They work wherever you are not typing.',
    list: [
      { keys: ['Ctrl', 'K'], does: 'Search pages, habits and actions' },
      { keys: ['?'], does: 'This list' },
      { keys: ['↑', '↓'], does: 'From one habit to the next' },
      { keys: ['Space'], does: 'Tick or untick a habit' },
      { keys: ['Enter'], does: 'Send what you wrote, or open what is chosen' },
      { keys: ['Shift', 'Enter'], does: 'A new line' },
      { keys: ['Ctrl', 'Z'], does: 'Take back the last change of a plan' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
} as const;
