/** Every text of the coach's memory. */
export const memoryMessages = {
  title: 'What the coach remembers',
  description:
    'What you told the coach about each goal, in your own words. It plans by this and talks with you by it. Correct or delete whatever you like.',
  empty:
    'Nothing yet. When you tell the coach how you live, what gets in the way, what works or why it matters, it shows here.',
  failed: 'We couldn’t load what the coach remembers.',
  retry: 'Try again',
  kinds: {
    fact: 'What your plans have to fit',
    obstacle: 'What gets in the way',
    worked: 'What worked',
    own_words: 'In your own words',
  },
  /** Where an entry comes from, after its kind. */
  sources: { goal: 'written with the goal', conversation: (day: string) => `you said it on ${day}` },
  /** An entry that was corrected since has the day of that. */
  source: (kind: string, source: string) => `${kind} · ${source}`,
  edit: (text: string) => `Correct “${text}”`,
  erase: (text: string) => `Erase “${text}”`,
  editLabel: 'What the coach should remember',
  save: 'Save',
  cancel: 'Cancel',
  corrected: { title: 'Corrected', description: 'The coach goes by your new words from now on.' },
  erased: { title: 'Erased', description: 'The coach no longer knows of it.' },
  correctFailed: { title: 'Error', description: 'Your correction could not be saved. Please try again.' },
  eraseFailed: { title: 'Error', description: 'The entry could not be erased. Please try again.' },
  notFound: 'Memory not found',
} as const;
