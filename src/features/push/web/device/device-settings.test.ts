import { beforeEach, expect, it, vi } from 'vitest';
import {
  eraseDeviceSettings,
  initialiseDeviceSettings,
  onDeviceSettings,
  readDeviceSettings,
  saveDeviceSettings,
  shownDeviceSettings,
} from './device-settings.ts';

const fresh = {
  pushNotificationsEnabled: false,
  morningPushEnabled: true,
  eveningPushEnabled: true,
  timezone: 'Asia/Tokyo',
};

const older = (...list: object[]) => localStorage.setItem('taylr-user-settings', JSON.stringify(list));

beforeEach(() => {
  eraseDeviceSettings();
  localStorage.clear();
});

it('begins with push off, both reminders on, and the zone of the device', () => {
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  expect(readDeviceSettings()).toEqual(fresh);
});

it('keeps what somebody had in the list of an older version', () => {
  older(
    { userId: 'nia', timezone: 'Europe/Paris', push: true },
    { userId: 'maya', timezone: 'America/Denver', push: true, morning: false, evening: true },
  );
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  expect(readDeviceSettings()).toEqual({
    pushNotificationsEnabled: true,
    morningPushEnabled: false,
    eveningPushEnabled: true,
    timezone: 'America/Denver',
  });
});

it('takes what an entry of that list does not say as it was then', () => {
  older({ userId: 'maya' });
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  expect(readDeviceSettings()).toEqual({ ...fresh, timezone: 'Europe/London' });
});

it.each(['no JSON', '{}', '[null]', '"maya"'])('begins afresh when that list is %s', (text) => {
  localStorage.setItem('taylr-user-settings', text);
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  expect(readDeviceSettings()).toEqual(fresh);
});

it('does so once', () => {
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  saveDeviceSettings({ pushNotificationsEnabled: true, morningPushEnabled: false });
  older({ userId: 'maya', push: false });
  initialiseDeviceSettings('maya', 'Europe/Rome');
  expect(readDeviceSettings()).toEqual({ ...fresh, pushNotificationsEnabled: true, morningPushEnabled: false });
});

it('gives somebody else on this device nothing of it', () => {
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  saveDeviceSettings({ pushNotificationsEnabled: true, eveningPushEnabled: false });
  initialiseDeviceSettings('nia', 'Asia/Tokyo');
  expect(readDeviceSettings()).toEqual(fresh);
});

it('tells of changes, here and in other tabs, and answers the same object until then', () => {
  initialiseDeviceSettings('maya', 'Asia/Tokyo');
  const heard = vi.fn<() => void>();
  const leave = onDeviceSettings(heard);
  const before = shownDeviceSettings();
  expect(shownDeviceSettings()).toBe(before);
  saveDeviceSettings({ morningPushEnabled: false });
  expect(shownDeviceSettings().morningPushEnabled).toBe(false);
  localStorage.setItem('taylr-push-morning', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'taylr-push-morning' }));
  expect(shownDeviceSettings().morningPushEnabled).toBe(true);
  leave();
  saveDeviceSettings({ morningPushEnabled: false });
  expect(heard).toHaveBeenCalledTimes(2);
});
