/** Every text about past conversations with the coach. */
export const conversationMessages = {
  title: 'Your conversations',
  description: 'What you and the coach wrote to each other. Read it again, take it with you, or delete it.',
  empty: 'No conversations yet.',
  failed: 'Your conversations could not be loaded.',
  retry: 'Try again',
  you: 'You',
  coach: 'Taylr',
  types: {
    identity_suggestion: 'Identity suggestions',
    identity_chat: 'Identity chat',
    habit_plan: 'Habit plan',
    check_in: 'Check-in',
    weekly_review: 'Weekly review',
  },
  // A number never stands at the end of a line without what it counts.
  messages: (count: number) => (count === 1 ? '1\u00a0message' : `${count}\u00a0messages`),
  read: 'Read the conversation:',
  remove: (about: string) => `Delete the conversation about “${about}”`,
  newest: 'The newest 200 messages are shown; the download holds them all.',
  deletion: {
    title: 'Delete this conversation?',
    description:
      'Its messages are removed for good. What you built with it stays: your identities, plans and check-ins.',
    confirm: 'Delete',
    cancel: 'Keep',
    done: { title: 'Conversation deleted', description: 'Its messages are gone.' },
    failed: { title: 'Error', description: 'The conversation could not be deleted. Please try again.' },
  },
  download: 'Download all conversations',
  downloadFailed: { title: 'Error', description: 'Your conversations could not be downloaded. Please try again.' },
  fileName: (day: string) => `taylr-conversations-${day}.json`,
} as const;
