/** Texts after a help card, and where help lines are shown on request; a separate file, since few users ever see them. */
export const helpMessages = {
  /** Asked on the visit after a help card. */
  gentleQuestion: {
    title: 'How are you today?',
    text: 'Last time, something you wrote sounded heavy, so I stopped and showed you people to talk to. I may have read it wrongly. Tell me where you are, and we go on from there.',
    safe: "I'm safe, let's go on",
    help: "I'd like to see help",
    answered: {
      safe: { title: 'Good to have you here', description: 'We take it gently. People to talk to stay one tap away.' },
      misread: { title: 'Thank you for telling me', description: 'I am sorry that I misread you. Let us go on.' },
    },
    failed: { title: 'Error', description: 'Your answer did not get through. Please try again.' },
  },
  /** Under a help card, and under the question. */
  misread: { other: 'You misread me', minor: 'I am 13 or older' },
  help: {
    link: 'Someone to talk to',
    title: 'Someone to talk to',
    description: 'Any time, about anything that weighs on you.',
    close: 'Close',
  },
} as const;
