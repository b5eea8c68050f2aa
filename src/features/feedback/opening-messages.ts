/** What opens Help & Feedback, without the window: it is there before anything else is loaded. */
export const openingMessages = { open: 'Help & Feedback' } as const;
