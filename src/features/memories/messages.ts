/** Every text of the coach's memory. */
export const memoryMessages = {
  title: 'What the coach remembers',
  description:
    'What you told the coach about each goal, in your own words. It uses this to plan and to talk with you. Correct or erase whatever you like.',
  empty: 'Nothing yet. When you tell the coach what gets in the way, what works or why it matters, it shows here.',
  failed: 'What the coach remembers could not be loaded.',
  retry: 'Try again',
  kinds: { obstacle: 'What gets in the way', worked: 'What worked', own_words: 'In your own words' },
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
