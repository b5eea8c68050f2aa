/** The columns of the check-ins as CSV; `note` is of the habit, `day note` of the whole check-in. */
export const OWN_CSV_COLUMNS = ['date', 'identity', 'habit', 'done', 'note', 'day note'] as const;
