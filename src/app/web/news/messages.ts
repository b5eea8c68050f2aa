/** What is new in a version, on the dashboard and in the help. */
export const newsMessages = {
  title: 'What’s new',
  since: (version: string) => `New in Taylr ${version}`,
  version: (version: string, day: string) => `Taylr ${version}, ${day}`,
  more: (count: number) => (count === 1 ? 'And one more thing' : `And ${count} more`),
  dismiss: 'Got it',
} as const;
