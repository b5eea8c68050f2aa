/** Every text of installation and updates. */
export const pwaMessages = {
  update: { title: 'New version', button: 'Update', later: 'Later' },
} as const;
