import { expect, it } from 'vitest';
import { countedAs, toNetwork } from './network-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.0'],
  ['127.0.0.1', '127.0.0.0'],
  ['::ffff:203.0.113.9', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8:0001::7', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('keeps of %s only %s', (address, kept) => {
  expect(toNetwork(address)).toBe(kept);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unix', 'unix'],
])('counts %s as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});

it.each(['', 'unix', '1.2.3', '1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', 'g::1'])(
  'keeps nothing of %j',
  (text) => {
    expect(toNetwork(text)).toBeNull();
  },
);
