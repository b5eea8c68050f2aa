/** Texts of the offers of push on a device, in the bell and on the dashboard, and of what keeps it from being switched on. */
export const deviceMessages = {
  hook: {
    unsupported: 'Push notifications are not supported in this browser',
    unavailable: 'Push notifications not available',
    denied: 'Notification permission was denied. Please enable in browser settings.',
    askFailed: 'Failed to request notification permission',
    subscribeFailed: 'Failed to subscribe to push notifications',
    unsubscribeFailed: 'Failed to unsubscribe from push notifications',
  },
  /** Of the button in the bell. */
  bell: {
    unsupported: {
      title: 'Browser notifications not supported',
      description: "Your browser doesn't support notifications",
    },
    blocked: {
      title: 'Notifications blocked',
      description: 'Please enable notifications in your browser settings and refresh the page',
    },
    enabled: {
      title: 'Browser notifications enabled!',
      description: "You'll now receive notifications even when the app is closed",
    },
    notEnabled: { title: 'Notifications not enabled', description: 'Browser notifications were not granted' },
    failed: {
      title: 'Error enabling notifications',
      description: 'Failed to enable browser notifications. Please try again.',
    },
  },
  /** Of the banner on the dashboard; on a phone its text is for screen readers only. */
  banner: {
    title: 'Be reminded',
    text: 'A nudge in the morning and one in the evening, only while something is open.',
    enable: 'Enable',
    enabling: 'Enabling...',
    dismiss: 'Not today',
    unsupported: { title: 'Browser Not Supported', description: "Your browser doesn't support notifications" },
    blocked: {
      title: 'Permission Denied',
      description: 'Please enable notifications in your browser settings and refresh the page.',
    },
    enabled: {
      title: 'Enhanced Notifications Enabled!',
      description: "You'll now receive notifications even when the app is closed",
    },
    notEnabled: { title: 'Notifications not enabled', description: 'Browser notifications were not granted' },
    failed: { title: 'Error', description: 'Failed to enable notifications. Please try again.' },
  },
} as const;
