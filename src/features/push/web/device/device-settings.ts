/** This device's push settings, in its local storage, since another device of the same person may have others. */
export type DeviceSettings = {
  pushNotificationsEnabled: boolean;
  morningPushEnabled: boolean;
  eveningPushEnabled: boolean;
  timezone: string;
};

const PREFIX = 'taylr-push-';
const KEYS = {
  pushNotificationsEnabled: `${PREFIX}enabled`,
  morningPushEnabled: `${PREFIX}morning`,
  eveningPushEnabled: `${PREFIX}evening`,
  timezone: `${PREFIX}timezone`,
} as const satisfies Record<keyof DeviceSettings, string>;
/** The user they belong to: another user gets new ones. */
const INITIALISED = `${PREFIX}settings-of`;
/** Where an older version kept its settings: a list, one entry a user. */
const LEGACY = 'taylr-user-settings';
const LEGACY_ZONE = 'Europe/London';

type LegacySettings = { userId: string; timezone?: string; push?: boolean; morning?: boolean; evening?: boolean };

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be full or blocked: push then stays off, the default.
  }
}

function getLegacy(userId: string): LegacySettings | undefined {
  try {
    const list = JSON.parse(read(LEGACY) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as LegacySettings[]).find((one) => one?.userId === userId) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates this device's settings, once per user: migrates a user's entry from an older version's list, otherwise starts with push off, morning
 * and evening on, in the device's zone.
 */
export function initialiseDeviceSettings(userId: string, deviceZone: string): void {
  if (read(INITIALISED) === userId) return;
  const legacy = getLegacy(userId);
  saveDeviceSettings({
    pushNotificationsEnabled: legacy?.push ?? false,
    morningPushEnabled: legacy?.morning ?? true,
    eveningPushEnabled: legacy?.evening ?? true,
    timezone: legacy ? (legacy.timezone ?? LEGACY_ZONE) : deviceZone,
  });
  write(INITIALISED, userId);
}

/** The settings of this device; push is off until somebody switches it on here. */
export function readDeviceSettings(): DeviceSettings {
  return {
    pushNotificationsEnabled: read(KEYS.pushNotificationsEnabled) === 'true',
    morningPushEnabled: read(KEYS.morningPushEnabled) !== 'false',
    eveningPushEnabled: read(KEYS.eveningPushEnabled) !== 'false',
    timezone: read(KEYS.timezone) ?? '',
  };
}

let shown: DeviceSettings | null = null;
const listeners = new Set<() => void>();

/** Keeps some of the settings; the others stay. */
export function saveDeviceSettings(change: Partial<DeviceSettings>): void {
  for (const [name, value] of Object.entries(change)) write(KEYS[name as keyof DeviceSettings], String(value));
  tell();
}

/** Forgets them all, at log-out. */
export function eraseDeviceSettings(): void {
  try {
    for (const key of [...Object.values(KEYS), INITIALISED]) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to erase.
  }
  tell();
}

function tell(): void {
  shown = null;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore: the same object until something changes, here or in another tab. */
export function shownDeviceSettings(): DeviceSettings {
  shown ??= readDeviceSettings();
  return shown;
}

/** Calls back at every change, until the returned function is called. */
export function onDeviceSettings(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) tell();
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
}
