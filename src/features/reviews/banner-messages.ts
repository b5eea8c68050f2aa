/** Texts of the banner for pending reviews. The dashboard loads it from the start, and nothing else of reviews. */
export const bannerMessages = {
  title: (weeks: number) => (weeks === 1 ? 'A week to look back on' : 'Weeks to look back on'),
  text: 'No hurry: a short talk, and the next week starts from where you are.',
  week: (days: string, before: number) =>
    before === 0 ? days : `${days}, and ${before} ${before === 1 ? 'week' : 'weeks'} before it`,
  open: 'Review',
  openOf: (identity: string) => `Review the week of ${identity}`,
  more: (hidden: number) => `Show ${hidden} more`,
  less: 'Show fewer',
} as const;
