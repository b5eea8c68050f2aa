/** How the app is installed, as the settings tell it. */
export const installMessages = {
  title: 'Install as an App',
  description: 'Put Taylr on your home screen: its own window, faster to open, and it works offline.',
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
} as const;
