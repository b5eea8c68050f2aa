/** Every text about one's own data: the card, the preview, refusals, the download in the deletion dialogs. */
export const ownDataMessages = {
  fileName: (today: string) => `taylr-${today}.json`,
  csvName: (today: string) => `taylr-check-ins-${today}.csv`,
  /** What is made for habits that were kept in another program. */
  made: {
    goal: 'Imported habits',
    frictions: 'Brought along from another app.',
    identity: 'Imported habits',
    identityAbout: 'Habits that were brought along from another app.',
    unnamed: 'A habit without a name',
    skipped: 'Skipped',
    times: (done: number, wanted: number) => `${done} of ${wanted}`,
  },
  refused: {
    empty: 'This file is empty.',
    unknown: 'This file is none that Taylr can read.',
    brokenArchive: 'This archive is damaged, or too large when it is unpacked.',
    brokenJson: 'This file is damaged: it is no complete JSON.',
    brokenCsv: 'This file is damaged: it is no readable CSV.',
    brokenDatabase: 'This backup is damaged: it is no readable database.',
    notLoop: 'This is no backup of Loop Habit Tracker.',
    notHabitTrove: 'This is no data of HabitTrove that Taylr can read.',
    notAsPublished: 'Something in this file is not as Taylr writes it.',
    newer: 'This file was made by another version of Taylr.',
    noColumns: 'A CSV file needs the columns date, habit and done.',
    tooMany: 'This file holds more than Taylr can bring in at once.',
  },
} as const;
