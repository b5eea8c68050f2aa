/** What is said of a day's amount and of its target, wherever a habit shows. Amounts come with their unit where they are not `of` another. */
export const habitMessages = {
  reached: (amount: string, target: string) => `${amount} of ${target}`,
  /** Of a limit. */
  left: (amount: string) => `${amount} left`,
  atLimit: 'At the limit',
  over: (amount: string) => `${amount} over`,
  noneSoFar: 'None so far',
  limit: (target: string) => `limit ${target}`,
  limitNone: 'limit: none',
  sum: (amount: string) => `${amount} this week`,
  moments: { morning: 'Morning', noon: 'Noon', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
} as const;
