/** The groups of the settings, each a page below `/settings`. */
export const SETTINGS_GROUPS = ['you', 'reminders', 'your-week', 'coach', 'tools', 'data'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Where a group of the settings is: `/settings/reminders`. */
export const settingsAddress = (group: SettingsGroup) => `/settings/${group}` as const;
