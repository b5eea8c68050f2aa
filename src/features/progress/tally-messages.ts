const votes = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'vote' : 'votes'}`;
const more = (count: number) => (count === 1 ? 'One more' : `${count} more`);

/** Every text of the wall of votes and of the picture that can be made of it. */
export const tallyMessages = {
  title: 'Your tally',
  hint: 'One mark for each vote, tied in fives.',
  toFirstBundle: (left: number) => `${more(left)} and your first five are tied.`,
  spans: { label: 'How much a row holds', day: 'Days', week: 'Weeks', month: 'Months', year: 'Years' },
  whose: { label: 'Whose votes', one: 'This identity', all: 'All of them' },
  rows: 'Votes, the newest first. Plus and minus change how much a row holds',
  row: (when: string, count: number, shares: readonly (readonly [name: string, count: number])[]) => {
    const each = shares.length > 1 ? `: ${shares.map(([name, own]) => `${own} for ${name}`).join(', ')}` : '';
    return `${when}: ${votes(count)}${each}`;
  },
  legend: 'Whose mark is whose',
  loading: 'Drawing your tally',
  failed: 'We couldn’t load your tally.',
  retry: 'Try again',
  share: 'Make a picture',
  picture: {
    title: 'A picture of your tally',
    description: 'It is drawn on this device and goes nowhere until you send it.',
    shape: 'Shape',
    shapes: { portrait: 'Portrait', square: 'Square' },
    look: 'Colours',
    looks: { dark: 'Dark', light: 'Light' },
    withName: 'Show the identity’s name',
    preview: (count: number, name: string | null) =>
      `Preview: ${votes(count)}${name === null ? '' : ` for ${name}`}, as tally marks`,
    headline: (count: number) => (count === 1 ? 'vote' : 'votes'),
    since: (date: string) => `since ${date}`,
    forMe: 'for who I am becoming',
    save: 'Save picture',
    send: 'Share',
    file: 'my-tally.png',
    failed: 'The picture could not be made. Try the other shape.',
  },
} as const;
