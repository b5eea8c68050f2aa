/** Every text about one's own data: the card, the preview, refusals, the download in the deletion dialogs. */
export const dataExportMessages = {
  fileName: (today: string) => `taylr-${today}.json`,
  csvName: (today: string) => `taylr-check-ins-${today}.csv`,
  /** Names for what is created for another program's habits. */
  made: {
    /** The coach speaks of a goal by its first words: by the first of the habits. */
    goal: (habits: readonly string[]) => `${new Intl.ListFormat('en-GB').format(habits)}, as before`,
    frictions: 'Brought along from another app.',
    identity: 'Imported habits',
    identityAbout: 'Habits that were brought along from another app.',
    unnamed: 'A habit without a name',
    /** What is counted where the program has no word for it, and where it is how often. */
    unit: 'units',
    times: 'times',
    goalOf: ({ amount, isAtMost, inDays }: { amount: string; isAtMost: boolean; inDays: number }) =>
      `at ${isAtMost ? 'most' : 'least'} ${amount}${inDays > 1 ? ` in ${inDays} days` : ''}`,
    anyAmount: (name: string, meant: string, here: string) => `${name}: ${meant || 'no target'}, here ${here} a day`,
    person: (place: number) => `Person ${place}`,
    /** How often a habit was meant elsewhere, and how often it is here. */
    bent: (name: string, meant: string | { times: number; days: number }, perWeek: number) =>
      `${name}: ${typeof meant === 'string' ? meant : `${meant.times} in ${meant.days} days`}, here ${perWeek === 7 ? 'daily' : `${perWeek}x/week`}`,
  },
  refused: {
    empty: 'This file is empty.',
    unknown: 'This file is none that Taylr can read.',
    brokenArchive: 'This archive is damaged, or too large when it is unpacked.',
    brokenJson: 'This file is damaged: it is no complete JSON.',
    brokenCsv: 'This file is damaged: it is no readable CSV.',
    brokenDatabase: 'This backup is damaged: it is no readable database.',
    notLoop: 'This is no backup of Loop Habit Tracker.',
    allAdrift: (count: number) =>
      count === 1
        ? 'The one entry of this file belongs to no habit in it.'
        : `None of the ${count} entries of this file belongs to a habit in it.`,
    notBeaver: 'This is no export of Beaver Habit Tracker that Taylr can read.',
    notTableHabit: 'This is no export of Table Habit that Taylr can read.',
    unclearDates:
      'Dates such as 01/08/2025 can be read in two ways, and nothing in this file settles which. Write them as 2025-08-01.',
    unclearNames:
      'A name in this file has a comma in it: nobody can tell whose column is whose. Take the whole archive.',
    whose: 'Several people share this file. Choose whose habits come in.',
    notHabitTrove: 'This is no data of HabitTrove that Taylr can read.',
    notAsPublished: 'Something in this file is not as Taylr writes it.',
    newer: 'This file was made by another version of Taylr.',
    noColumns: 'A CSV file needs the columns date, habit and done.',
    tooMany: 'This file holds more than Taylr can bring in at once.',
    tooLong: 'Reading this file takes longer than it may. A smaller one may come in.',
    changing: 'Your account changed while the file was read. Please try again.',
  },
  keepCopy: 'Download your data first',
  card: {
    title: 'Your data',
    description: 'What you wrote is yours. Take it with you, or bring a history along.',
    take: 'Take it with you',
    json: 'Download everything',
    jsonHint: 'One file that any Taylr can read again.',
    csv: 'Download check-ins (CSV)',
    csvHint: 'For a spreadsheet, a line for each habit.',
    schema: 'How the file is built',
    bring: 'Bring a history along',
    bringHint:
      'A file from Taylr, an export of Loop Habit Tracker, HabitTrove, Beaver, Table Habit or HabitBull, or a CSV file with the columns date, habit and done, and amount, unit, skipped or days if you like. Up to 32 MB. You see what comes in before anything is written.',
    choose: 'Choose a file',
  },
  dialog: {
    title: 'Bring a history along',
    reading: (name: string) => `Reading ${name}...`,
    sources: {
      taylr: 'A file from Taylr.',
      loop: 'A backup of Loop Habit Tracker.',
      loop_csv: 'CSV of Loop Habit Tracker.',
      habittrove: 'Data of HabitTrove.',
      beaver: 'An export of Beaver Habit Tracker.',
      table_habit: 'An export of Table Habit.',
      habitbull: 'An export of HabitBull.',
      csv: 'A CSV file.',
    },
    span: (from: string, to: string) => (from === to ? `Check-ins of ${from}.` : `Check-ins from ${from} to ${to}.`),
    comesIn: 'What comes in',
    nothingComesIn: 'Nothing in this file can come in.',
    adrift: (count: number) =>
      count === 1
        ? 'One entry of this file belongs to nothing in it, and does not come in.'
        : `${count} entries of this file belong to nothing in it, and do not come in.`,
    whose: 'Several people share this file. Whose habits come in?',
    leaveOut: 'Untick what should stay away.',
    leftOut: (count: number) =>
      count === 1
        ? 'One habit stays away; the figures above count it.'
        : `${count} habits stay away; the figures above count them.`,
    unnamed: 'A habit without a name',
    nothingNew: 'Nothing in this file is new to your account.',
    kinds: {
      goals: ['goal', 'goals'],
      identities: ['identity', 'identities'],
      plans: ['week', 'weeks'],
      habits: ['habit of a week', 'habits of these weeks'],
      checkIns: ['check-in', 'check-ins'],
      completions: ['habit noted', 'habits noted'],
      reviews: ['weekly review', 'weekly reviews'],
      pauses: ['pause', 'pauses'],
      conversations: ['conversation', 'conversations'],
      messages: ['message', 'messages'],
      memories: ['thing your coach remembers', 'things your coach remembers'],
    },
    there: (count: string) => `${count} there already`,
    habits: 'Habits in this file',
    rhythm: (perWeek: number) => (perWeek === 7 ? 'Daily' : `${perWeek}x/week`),
    atLeast: (amount: string) => `at least ${amount}`,
    atMost: (amount: string) => `at most ${amount}`,
    doneOn: (days: number) => `done on ${days === 1 ? '1 day' : `${days} days`}`,
    skippedOn: (days: number) => `skipped on ${days === 1 ? '1 day' : `${days} days`}`,
    archived: 'archived',
    where: 'Where these habits go',
    whereNew: 'A new goal and identity, Imported habits',
    conflicts: (count: number) =>
      count === 1 ? 'One day has another check-in already' : `${count} days have another check-in already`,
    conflictsHint: (days: string) => `For example ${days}.`,
    mine: 'Keep mine',
    theirs: 'Take those of the file',
    skipped: 'What does not come in as it stands',
    reasons: {
      before_1970: 'Days before 1970',
      in_future: 'Days that are still to come',
      twice_in_file: 'Twice in the file: the first one counts',
      belongs_to_nothing: 'Belongs to something that is not in the file',
      contradicts_itself: 'Contradicts itself',
      week_taken: 'Weeks that you have planned already: your plan stays',
      unknown_value: 'Values that Taylr does not know',
      unreadable: 'Lines or dates that cannot be read',
      nothing_noted: 'Nothing was ever noted',
      not_a_habit: 'Single tasks, which are no habits',
      shortened: 'Long texts, which are shortened',
      frequency_bent: 'Meant in another rhythm: here a habit has days of the week, or a number of them',
      any_amount:
        'Targets over several days, or none: here every day with an amount counts, and a limit holds for each day',
      feedback_files: 'Files that were sent with feedback: they stay in this file',
    },
    cancel: 'Cancel',
    start: 'Bring it in',
    running: 'Bringing it in...',
    readingProgress: 'How much is read',
    progress: 'How much has come in',
    stop: 'Stop',
    stopped: 'Stopped. Nothing has changed.',
    failed: 'It could not be brought in. Nothing has changed.',
    again: 'Choose another file',
    done: 'It is all there.',
    doneText: 'Your weeks, your figures and your evidence now include this history.',
    close: 'Close',
  },
} as const;
