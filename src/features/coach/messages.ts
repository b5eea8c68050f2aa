/** Every text of the coach feature except the coach's own replies. */
export const coachMessages = {
  limitReached: 'You have used all AI interactions of this guest account.',
  notSaid: 'The coach could not answer that. Please put it another way.',
  /** The first words of an offer that another program made. */
  proposed: (reason: string) =>
    `One of your connected tools proposes this week: “${reason}” Change what you like; nothing counts before you start it.`,
  offerRefused: 'These words cannot be offered as a plan. What they are about is for the person to say.',
  noOffers: 'This goal has no plans at the moment: the person finds the reason in the app',
  basicMode: 'Basic mode answered this one: the AI service is not available right now. It was not counted.',
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
    them: 'Taylr',
    me: 'You',
    typing: 'Taylr is thinking...',
    firstPlaceholder: 'Start chatting to explore your identity options...',
    box: {
      label: 'Message to the coach',
      placeholder: 'Continue the conversation...',
      send: 'Send',
      sendHint: 'Send (Enter); new line with Shift and Enter',
      stop: 'Stop',
    },
    notSent: 'That did not get through. Your message is back in the box.',
    retry: 'Retry',
    moved: 'This chat has moved on',
    failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
    offer: {
      title: 'Who you could be',
      name: 'Name',
      description: 'What that person does',
      agree: (name: string) => `Become “${name}”`,
      agreePlain: 'Become this person',
      agreeing: 'Creating Identity...',
      said: 'Yes, that is me.',
      chips: 'Quick answers',
    },
    agreedByHand: (name: string) => `“${name}” is yours. Next we plan a few small habits for it.`,
    created: 'Identity Created Successfully!',
    createdText: (name: string) => `You are on the way to “${name}”.`,
    plan: 'Plan Your First Habits',
  },
  engine: {
    title: 'Who answers',
    builtin: 'The built-in coach. What you write to it stays on this server.',
    model: (provider: string, model: string) =>
      `${model}, a language model of ${provider}. What you write to the coach is sent there to be answered, with the goal and the habits it is about; what calls for help is not. When it does not answer, the built-in coach does.`,
    providers: {
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      compatible: 'a server that the operator chose',
    },
  },
  remaining: {
    low: (left: number) => `${left} AI interactions left as a guest.`,
    final: 'Final AI Interaction',
  },
} as const;
