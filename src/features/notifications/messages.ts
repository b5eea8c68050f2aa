/** Every text of the notifications feature. */
export const notificationMessages = {
  notFound: 'Notification not found',
  notAPath: 'Expected a path of this site, such as /goals',
} as const;
