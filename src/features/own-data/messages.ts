/** Every text about one's own data: the card, the preview, refusals, the download in the deletion dialogs. */
export const ownDataMessages = {
  fileName: (today: string) => `taylr-${today}.json`,
  csvName: (today: string) => `taylr-check-ins-${today}.csv`,
} as const;
