/** The bell's own texts, without its list: it is there before anything else is loaded. */
export const bellMessages = {
  /** The total of unread ones is part of the button's name. */
  label: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  manyFrom: 100,
  many: '99+',
} as const;
