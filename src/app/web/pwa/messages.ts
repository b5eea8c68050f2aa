/** Every text of installation, updates and the app's badge. */
export const pwaMessages = {
  update: { title: 'New version', button: 'Update', later: 'Later' },
  install: {
    title: 'Install as an App',
    description: 'Put Taylr on your home screen: its own window, faster to open, and it works offline.',
    button: 'Install',
    installed: 'Taylr is installed on this device.',
    howTitle: 'How to install it here',
    how: {
      ios: [
        'Open this page in Safari.',
        'Press Share, the square with an arrow.',
        'Choose “Add to Home Screen”, then “Add”.',
      ],
      android: ['Open the menu of your browser, the three dots.', 'Choose “Install app” or “Add to Home screen”.'],
      safari: ['In the menu bar choose “File”.', 'Choose “Add to Dock”.'],
      firefox: [
        'Firefox on a computer does not install apps of this kind.',
        'Open this page in Chrome, Edge or Safari, or on your phone.',
      ],
      chromium: [
        'Press the install icon at the right-hand end of the address bar.',
        'Or open the menu, and choose “Install Taylr”.',
      ],
    },
    banner: {
      title: 'Keep Taylr within reach',
      text: 'Install it as an app: one tap, and you are here.',
      dismiss: 'Not now',
    },
  },
  badge: {
    title: 'Badge test',
    text: 'See whether your home screen shows a number or a dot on Taylr.',
    set: 'Set badge',
    clear: 'Clear badge',
    isSet: 'The badge is on. Have a look at your home screen.',
    isCleared: 'The badge is off again.',
    blocked: 'Allow notifications first: on Android the badge comes with them.',
  },
} as const;
