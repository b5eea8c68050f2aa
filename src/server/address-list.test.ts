import { expect, it } from 'vitest';
import { amongAddresses, isAddressOrNetwork } from './address-list.ts';

it.each<[string, boolean]>([
  ['10.0.0.2', true],
  ['10.0.0.0/8', true],
  ['0.0.0.0/0', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.example', false],
  ['', false],
])('takes %j as an address or a network: %s', (text, isOne) => {
  expect(isAddressOrNetwork(text)).toBe(isOne);
});

it.each<[string | undefined, boolean]>([
  ['10.200.3.4', true],
  ['::ffff:10.200.3.4', true],
  ['11.0.0.1', false],
  ['::ffff:11.0.0.1', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['fd12:3456::1', true],
  ['fe80::1%eth0', false],
  ['2001:db8::1', false],
  ['nonsense', false],
  [undefined, false],
])('knows whether %s is among them: %s', (address, isAmong) => {
  expect(amongAddresses(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])(address)).toBe(isAmong);
});
