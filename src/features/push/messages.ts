/** Every server text about push: answers to its calls, and the test push. */
export const pushMessages = {
  foreign: 'This is the device of somebody else',
  saved: 'Subscription saved',
  saveFailed: 'Failed to save subscription',
  removed: 'Subscription removed',
  removeFailed: 'Failed to remove subscription',
  test: {
    sent: 'Test notification sent',
    noDevice: 'Push notifications are not switched on here',
    failed: 'The push service did not take the test notification',
    morning: { title: 'Good morning!', body: 'This is a test. In the morning, your habits of the day come like this.' },
    evening: { title: 'Good evening!', body: 'This is a test. In the evening, a missing check-in is told like this.' },
  },
} as const;
