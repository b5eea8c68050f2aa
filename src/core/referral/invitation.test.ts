import { expect, it } from 'vitest';
import { invitationNow } from './invitation.ts';

it.each([
  [
    'an account that has not been asked about notifications',
    { notices: 0, isNotificationsOpen: true },
    'notifications',
  ],
  ['an account that put them off today, or has answered', { notices: 0, isNotificationsOpen: false }, 'install'],
  ['a guest', { notices: 1, isNotificationsOpen: true }, 'notifications'],
  ['a guest who put notifications off today', { notices: 1, isNotificationsOpen: false }, 'install'],
  ['a guest with a week to look back on', { notices: 2, isNotificationsOpen: true }, null],
  ['the same, notifications put off', { notices: 2, isNotificationsOpen: false }, null],
] as const)('one invitation at most stands above the week of %s: %j', (_who, opening, invitation) => {
  expect(invitationNow(opening)).toBe(invitation);
});
