/** Every text of the help page but its questions and answers, which are content. */
export const helpMessages = {
  title: 'Help',
  lead: 'Answers to what people ask in their first weeks.',
  search: 'Search the answers',
  placeholder: 'For example: missed day',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  contact: {
    title: 'Still a question?',
    write: 'Write to the people who run this site:',
    runs: (host: string) => `The people who run ${host} read what you send under`,
    feedback: 'Help & Feedback',
    signedOut: 'Help & Feedback, which is there once you are signed in.',
  },
  nothing: 'No answers match. Try fewer words, or different ones.',
};
