import { expect, it } from 'vitest';
import { noticeNow } from './notice.ts';

const account = { hasBegun: true, hasOverdue: false, isGuest: false, isNotificationsOpen: true };

it.each([
  ['an account that has not been asked about notifications', {}, 'notifications'],
  ['an account that put them off today, or has answered', { isNotificationsOpen: false }, 'install'],
  ['a guest', { isGuest: true }, 'notifications'],
  ['a guest who put notifications off today', { isGuest: true, isNotificationsOpen: false }, 'guest'],
  ['anybody with a week to look back on', { isGuest: true, hasOverdue: true }, null],
  ['anybody who has not checked in yet', { isGuest: true, hasBegun: false }, null],
] as const)('one notice at most stands above the week of %s: %j', (_who, change, notice) => {
  expect(noticeNow({ ...account, ...change })).toBe(notice);
});
