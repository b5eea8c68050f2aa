/** The texts of updates, and of the offer to install the app: they come with every page. */
export const pwaMessages = {
  update: { title: 'New version', button: 'Update', later: 'Later' },
  install: {
    button: 'Install',
    banner: {
      title: 'Keep Taylr within reach',
      text: 'Install it as an app: one tap, and you are here.',
      dismiss: 'Not now',
    },
  },
} as const;
