/** Every text about one's own data: the card, the preview, refusals, the download in the deletion dialogs. */
export const dataExportMessages = {
  fileName: (today: string) => `taylr-${today}.json`,
  csvName: (today: string) => `taylr-check-ins-${today}.csv`,
  /** Names for what is created for another program's habits. */
  made: {
    /** Each habit is a sentence of its own: in one row the coach would take two names for one act, as in `meditate run`. */
    goal: (habits: readonly string[]) =>
      habits.map((name) => ('.!?'.includes(name.slice(-1)) ? name : `${name}.`)).join(' '),
    /** It stands in sentences of the coach and of the screens, as in `a vote for Meditate, Run and Read`. */
    identity: (habits: readonly string[]) => new Intl.ListFormat('en-GB').format(habits),
    /** Without it a habit called "Cigarettes" would be something to do. */
    limit: ({ name, amount, unit }: { name: string; amount: number; unit: string }) =>
      `${name}: at most ${amount} ${unit} a day`,
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
    unknown: 'Taylr can’t read this file.',
    brokenArchive: 'This archive is damaged, or too big once it’s unpacked.',
    brokenJson: 'This file is damaged: the JSON is incomplete.',
    brokenCsv: 'This file is damaged: Taylr can’t read it as CSV.',
    brokenDatabase: 'This backup is damaged: Taylr can’t read its database.',
    notLoop: 'This isn’t a Loop Habit Tracker backup.',
    allAdrift: (count: number) =>
      count === 1
        ? 'The one entry of this file belongs to no habit in it.'
        : `None of the ${count} entries of this file belongs to a habit in it.`,
    notBeaver: 'Taylr can’t read this as a Beaver Habit Tracker export.',
    notTableHabit: 'Taylr can’t read this as a Table Habit export.',
    unclearDates:
      'Dates such as 01/08/2025 can be read in two ways, and nothing in this file settles which. Write them as 2025-08-01.',
    unclearNames:
      'A name in this file has a comma in it: nobody can tell whose column is whose. Take the whole archive.',
    whose: 'Several people share this file. Choose whose habits come in.',
    notHabitTrove: 'Taylr can’t read this as HabitTrove data.',
    notAsPublished: 'Something in this file isn’t the way Taylr writes it.',
    newer: 'This file was made by another version of Taylr.',
    noColumns: 'A CSV file needs the columns date, habit and done.',
    tooMany: 'This file holds more than Taylr can import at once.',
    tooLong: 'This file takes too long to read. Please try a smaller one.',
    changing: 'Your account changed while the file was read. Please try again.',
  },
  keepCopy: 'Download your data first',
  card: {
    title: 'Your data',
    description: 'What you wrote is yours. Take it with you, or import your history.',
    take: 'Take it with you',
    json: 'Download everything',
    jsonHint: 'One file that any Taylr can read back in.',
    csv: 'Download check-ins (CSV)',
    csvHint: 'For a spreadsheet, with a line for each habit.',
    schema: 'How the file is built',
    bring: 'Import your history',
    bringHint:
      'A file from Taylr, an export of Loop Habit Tracker, HabitTrove, Beaver, Table Habit or HabitBull, or a CSV file with the columns date, habit and done, and amount, unit, skipped or days if you like. Up to 32 MB. You’ll see what’s in it before anything is saved.',
    choose: 'Choose a file',
  },
  dialog: {
    title: 'Import your history',
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
    comesIn: 'What will be imported',
    nothingComesIn: 'There’s nothing in this file that can be imported.',
    adrift: (count: number) =>
      count === 1
        ? 'One entry of this file belongs to nothing in it, and does not come in.'
        : `${count} entries of this file belong to nothing in it, and do not come in.`,
    whose: 'Several people share this file. Whose habits come in?',
    leaveOut: 'Untick anything you don’t want.',
    leftOut: (count: number) =>
      count === 1
        ? 'One habit is left out; the figures above still include it.'
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
      hardDays: ['hard day', 'hard days'],
      conversations: ['conversation', 'conversations'],
      messages: ['message', 'messages'],
      memories: ['thing your coach remembers', 'things your coach remembers'],
    },
    there: (count: string) => `${count} there already`,
    habits: 'Habits in this file',
    rhythm: (perWeek: number) => (perWeek === 7 ? 'Daily' : `${perWeek}x/week`),
    measure: {
      atLeast: (amount: string) => `at least ${amount}`,
      atMost: (amount: string) => `at most ${amount}`,
      none: (unit: string) => `no ${unit}`,
    },
    doneOn: (days: number) => `done on ${days === 1 ? '1 day' : `${days} days`}`,
    skippedOn: (days: number) => `skipped on ${days === 1 ? '1 day' : `${days} days`}`,
    archived: 'archived',
    where: 'Where these habits go',
    whereNew: 'A new goal and identity, named for these habits',
    conflicts: (count: number) =>
      count === 1 ? 'One day has another check-in already' : `${count} days have another check-in already`,
    conflictsHint: (days: string) => `For example ${days}.`,
    mine: 'Keep mine',
    theirs: 'Take those of the file',
    skipped: 'What can’t be imported as it is',
    reasons: {
      before_1970: 'Days before 1970',
      in_future: 'Days that are still to come',
      twice_in_file: 'Twice in the file: the first one counts',
      belongs_to_nothing: 'Belongs to something that is not in the file',
      contradicts_itself: 'Contradicts itself',
      week_taken: 'Weeks you’ve already planned: your plan stays',
      unknown_value: 'Values Taylr doesn’t know',
      unreadable: 'Lines or dates we couldn’t read',
      nothing_noted: 'Nothing was ever noted',
      not_a_habit: 'One-off tasks, which aren’t habits',
      shortened: 'Long texts, which will be shortened',
      frequency_bent: 'Meant in another rhythm: here a habit has days of the week, or a number of them',
      any_amount:
        'Targets over several days, or none: here every day with an amount counts, and a limit holds for each day',
      feedback_files: 'Files that were sent with feedback: they stay in this file',
    },
    cancel: 'Cancel',
    start: 'Bring it in',
    running: 'Importing...',
    readingProgress: 'How much is read',
    progress: 'How much has come in',
    stop: 'Stop',
    stopped: 'Stopped. Nothing has changed.',
    failed: 'The import didn’t work. Nothing has changed.',
    again: 'Choose another file',
    done: 'All done.',
    doneText: 'Your weeks, figures and evidence now include this history.',
    close: 'Close',
  },
} as const;
