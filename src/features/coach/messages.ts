/** Every text of the coach feature that is not said by the coach itself. */
export const coachMessages = {
  limitReached: 'You have used all AI interactions of this guest account.',
  remaining: {
    low: (left: number) => `${left} AI interactions left as a guest.`,
    final: 'Final AI Interaction',
  },
} as const;
