/** Every text of the coach feature that is not said by the coach itself. */
export const coachMessages = {
  limitReached: 'You have used all AI interactions of this guest account.',
  conversationMissing: 'Conversation not found',
  conversationMoved: 'Something else was said in this chat meanwhile. Please read it and try again.',
  conversationEnded: 'This chat has led to an identity already. Start a new one for another.',
  identityChat: {
    divider: 'OR CREATE YOUR OWN',
    title: 'Create Custom Identity with AI Coach',
    online: 'Online',
    log: 'Conversation with the coach',
    greeting: (goal: string) =>
      `You want to reach this: “${goal}”. Picture yourself there. What kind of person do you imagine becoming?`,
    coach: 'Taylr',
    me: 'You',
    typing: 'Taylr is thinking...',
    firstPlaceholder: 'Start chatting to explore your identity options...',
    box: {
      label: 'Message to the coach',
      placeholder: 'Continue the conversation...',
      send: 'Send',
      sendHint: 'Send (Enter); new line with Shift and Enter',
    },
    failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
    created: 'Identity Created Successfully!',
    createdText: (name: string) => `You are on the way to “${name}”.`,
    plan: 'Plan Your First Habits',
  },
  remaining: {
    low: (left: number) => `${left} AI interactions left as a guest.`,
    final: 'Final AI Interaction',
  },
} as const;
