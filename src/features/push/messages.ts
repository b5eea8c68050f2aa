/** Every server text about push: answers to its calls, and the test push. */
export const pushMessages = {
  foreign: 'This device belongs to someone else',
  saved: 'Subscription saved',
  saveFailed: 'Failed to save subscription',
  removed: 'Subscription removed',
  removeFailed: 'Failed to remove subscription',
  test: {
    sent: 'Test notification sent',
    noDevice: 'Push notifications aren’t turned on here',
    failed: 'The push service did not take the test notification',
    morning: {
      title: 'Good morning!',
      body: 'This is a test. Each morning, your habits for the day will look like this.',
    },
    evening: {
      title: 'Good evening!',
      body: 'This is a test. In the evening, a reminder to check in will look like this.',
    },
  },
} as const;
