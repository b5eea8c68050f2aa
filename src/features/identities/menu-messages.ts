/** Texts of the menu of an identity, which the dashboard needs before any other. */
export const identityMenuMessages = {
  label: (name: string) => `More for ${name}`,
  evidence: 'Evidence',
  pause: 'Pause…',
  endPause: 'End pause',
  rename: 'Rename…',
  archive: 'Archive…',
} as const;
