/** The texts of the badge's test, which Android alone shows. */
export const badgeMessages = {
  title: 'Badge test',
  text: 'See whether your home screen shows a number or a dot on Taylr.',
  set: 'Set badge',
  clear: 'Clear badge',
  isSet: 'The badge is on. Have a look at your home screen.',
  isCleared: 'The badge is off again.',
  blocked: 'Allow notifications first: on Android the badge comes with them.',
} as const;
