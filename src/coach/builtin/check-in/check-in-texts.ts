/** What the coach says in a check-in. Quoted parts are the user's words or a habit's; each text asks one question or none. */
export const checkInTexts = {
  done: [
    (words: string) => `“${words}”: that counts, and it is noted.`,
    (words: string) => `“${words}”: you did it, and it is noted.`,
    (words: string) => `You showed up: “${words}”. It is noted.`,
  ],
  doneUnsaid: (habit: string) => `Good: “${habit}” is noted for today.`,
  missed: (words: string | null) => `Thanks for telling me straight${words ? ` (“${words}”)` : ''}.`,
  alsoMissed: 'Thanks for telling me straight about the miss.',
  dent: 'One miss barely dents a habit; the next one is what counts.',
  slip: 'A slip is information, not day zero.',
  situation: 'What was different about today?',
  tomorrow: 'What is the two-minute version tomorrow?',
  partial: (words: string | null, habit: string) =>
    `${words ? `“${words}” is a start` : 'That is a start'} on “${habit}”.`,
  count: 'Shall I count it for today?',
  future: (words: string | null) => `${words ? `“${words}” is` : 'That is'} still to come, so I leave it open.`,
  otherDay: (words: string | null) =>
    `${words ? `“${words}” is` : 'That is'} for another day, so I note none of it today.`,
  otherPerson: (words: string | null) =>
    `${words ? `“${words}” is` : 'That is'} not yours to tick, so I note none of it.`,
  unclear: (words: string | null) => `${words ? `“${words}” could` : 'That could'} go two ways, so I note nothing yet.`,
  heard: (words: string | null) => `Thanks for checking in${words ? ` with “${words}”` : ''}.`,
  plan: (words: string | null) =>
    `${words ? `“${words}” is` : 'That is'} a thing for your plan page; here I only note the day.`,
  elsewhere: (word: string | null) =>
    `I leave ${word ? `“${word}”` : 'that'} to others; your habits are what I do best.`,
  whoAnswers: 'You ask who I am: an automated coach, not a human.',
  held: (habit: string) => `Did “${habit}” hold today?`,
  happened: (habit: string) => `Did “${habit}” happen today?`,
  which: (first: string, second: string) => `Which of these happened: “${first}”, “${second}”, both or neither?`,
  openEnd: 'How did your habits go today?',
  allKnown: ['That is the whole list for today.', 'Now I have all of them for today.', 'The day is all noted.'],
  later: 'The rest stays open; tell me when it is done.',
  goodbye: 'That is enough for today. The rest stays open.',
} as const;
