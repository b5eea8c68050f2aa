/** What is said of a day's amount and of its target, wherever a habit shows. */
export const habitMessages = {
  reached: (amount: string, target: string, unit: string) => `${amount} of ${target} ${unit}`,
  /** Of a limit. */
  left: (amount: string) => `${amount} left`,
  atLimit: 'At the limit',
  over: (amount: string) => `${amount} over`,
  noneSoFar: 'None so far',
  limit: (target: string, unit: string) => `limit ${target} ${unit}`,
  limitNone: 'limit: none',
  sum: (amount: string, unit: string) => `${amount} ${unit} this week`,
  moments: { morning: 'Morning', noon: 'Noon', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
} as const;
