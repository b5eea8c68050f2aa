/** What is said of measures and of numbers where they are written, apart from what every day shows. */
export const measureMessages = {
  itself: {
    atLeast: (amount: string) => amount,
    atMost: (amount: string) => `at most ${amount}`,
    none: (unit: string) => `no ${unit}`,
  },
  readAs: (amount: string, other: string) => `Read as ${amount}, not ${other}.`,
} as const;
