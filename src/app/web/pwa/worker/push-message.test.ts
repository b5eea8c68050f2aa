import { expect, it } from 'vitest';
import { ownAddress, readPush } from './push-message.ts';

const whole = {
  title: 'Time to check in',
  body: 'Two habits are open',
  actionUrl: '/?checkIn=all',
  tag: 'check_in_missing',
  badge: 3,
  notificationId: '0199',
  habit: {
    id: '0198',
    identityId: '0197',
    identityName: 'The Walker',
    date: '2026-03-04',
    userId: 'maya',
  },
};

it('reads a push as it was sent', () => {
  expect(readPush(JSON.stringify(whole))).toEqual(whole);
});

it.each([
  ['nothing at all', undefined],
  ['an empty text', ''],
  ['no JSON', 'Hello'],
  ['JSON that is no object', '"Hello"'],
  ['null', 'null'],
  ['an object without a word', '{}'],
  [
    'fields of another kind',
    '{"title": 7, "body": [], "actionUrl": {}, "tag": 1, "badge": "many", "notificationId": 5}',
  ],
])('makes something to show of %s', (_what, text) => {
  expect(readPush(text)).toEqual({
    title: 'Taylr',
    body: 'Something is waiting for you.',
    actionUrl: '/',
    tag: null,
    badge: null,
    notificationId: null,
    habit: null,
  });
});

it.each([
  ['another kind', 7],
  ['nothing of it', {}],
  ['a day that is none', { ...whole.habit, date: '2026-02-30' }],
  ['nobody', { ...whole.habit, userId: '' }],
])('offers no answer for a habit of %s', (_what, habit) => {
  expect(readPush(JSON.stringify({ ...whole, habit }))).toEqual({ ...whole, habit: null });
});

it('needs no body beside a title, nor a title beside a body', () => {
  expect(readPush('{"title": "A milestone"}')).toMatchObject({ title: 'A milestone', body: '' });
  expect(readPush('{"body": "Well done"}')).toMatchObject({ title: 'Taylr', body: 'Well done' });
});

it.each([
  ['-1', null],
  ['2.5', null],
  ['0', 0],
])('takes %s as the badge for %s', (sent, badge) => {
  expect(readPush(`{"title": "x", "badge": ${sent}}`).badge).toBe(badge);
});

it.each([
  ['/goals?a=1#b', 'https://taylr.example/goals?a=1#b'],
  ['https://taylr.example/settings', 'https://taylr.example/settings'],
  ['https://evil.example/', 'https://taylr.example/'],
  ['//evil.example/goals', 'https://taylr.example/'],
  ['javascript:alert(1)', 'https://taylr.example/'],
  ['http://[', 'https://taylr.example/'],
])('leads from %s to %s', (actionUrl, address) => {
  expect(ownAddress(actionUrl, 'https://taylr.example')).toBe(address);
});
