/** Texts about push on a device: its card, its banner, and confirmations when switching it on or off. */
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
  card: {
    title: 'Push Notifications',
    description: 'Reminders on this device, also while Taylr is closed. Sent only when something is open.',
    master: 'Push notifications on this device',
    device: (label: string) => `This device: ${label}`,
    morning: 'Morning reminder',
    morningHint: "What today's habits are.",
    evening: 'Evening reminder',
    eveningHint: 'When today has no check-in yet.',
    hour: 'Hour',
    minute: 'Minute',
    zone: (zone: string) => `Times are of this device's time zone, ${zone}.`,
    lastDelivered: 'Last delivered',
    neverDelivered: 'Nothing has been delivered to this device yet.',
    sendTest: 'Send a test',
    sendingTest: 'Sending...',
    blocked: 'Notifications are blocked for this site. Allow them in your browser’s settings, then reload this page.',
    onIos: 'On an iPhone or iPad, add Taylr to the home screen first: notifications come to installed apps only.',
    loadFailed: 'We couldn’t tell whether this device gets notifications.',
    again: 'Try again',
    permission: {
      title: 'Permission required',
      description: 'Push notifications require browser permission. Please allow notifications and try again.',
    },
    enableFailed: 'Error enabling notifications',
    disableFailed: 'Error disabling notifications',
    saveFailed: { title: 'Error saving settings', description: 'Your change wasn’t saved. Please try again.' },
    enabled: { title: 'Push notifications enabled', description: 'A test notification is on its way.' },
    enabledUntested: {
      title: 'Push notifications enabled',
      description: 'Reminders will come at the times you chose.',
    },
    disabled: { title: 'Push notifications disabled', description: 'Nothing will be sent to this device any more.' },
    testSent: { title: 'Test sent', description: 'It should be on this device in a moment.' },
    testFailed: { title: 'Error', description: 'The test could not be sent. Please try again.' },
  },
} as const;
