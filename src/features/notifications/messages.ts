/** Every text of the notifications feature apart from the bell's own: refusals, the list, toasts. */
export const notificationMessages = {
  notFound: 'Notification not found',
  notAPath: 'Expected a path of this site, such as /goals',
  list: {
    title: 'Notifications',
    loading: 'Loading notifications...',
    empty: 'No notifications yet',
    clear: 'Clear All',
    clearing: 'Clearing...',
    failed: 'Failed to fetch notifications',
    again: 'Try again',
    tiers: { critical: 'Critical', important: 'Important', informational: 'Informational' },
  },
  enable: {
    button: 'Enable Browser Notifications',
    enabling: 'Enabling...',
    hint: 'Get notifications even when the app is closed',
  },
  /** Said to a screen reader when something has come, not at every poll. */
  arrived: (unread: number) => `New notification. ${unread} unread.`,
  countsFailed: (status: number) => `Failed to fetch notification counts: ${status}`,
  toast: {
    cleared: { title: 'Notifications Cleared', description: 'All notifications have been cleared successfully.' },
    clearFailed: { title: 'Error', description: 'Failed to clear notifications. Please try again.' },
    readFailed: { title: 'Error', description: 'Failed to mark notification as read' },
  },
} as const;
