import { BlockList, isIP } from 'node:net';

type Subnet = readonly [network: string, bits: number];

/** Networks of homes and offices, and this machine: reached only where the operator allows it. */
const PRIVATE: readonly Subnet[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
];

/**
 * Never a service of somebody's: the metadata of clouds and other link-local addresses, documentation, benchmarks, multicast, broadcast, and
 * IPv6 addresses that carry an IPv4 address, behind which any of these could hide (IANA's registries of special-purpose addresses).
 */
const NEVER: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

function listOf(subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of subnets) list.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}

const [isPrivate, isNever] = [listOf(PRIVATE), listOf(NEVER)];
const LOOPBACK = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

/** `::ffff:10.0.0.1`, or `::ffff:a00:1` as an URL writes it, is 10.0.0.1; anything else stays. */
function plain(address: string): string {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address) ?? [];
  if (!high || !low) return address;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** What an address of a machine is: `public`; `private`, which an operator may allow; or `never` to be sent to. */
export function addressKind(address: string): 'public' | 'private' | 'never' {
  const bare = plain(address);
  if (isIP(bare) === 0) return 'never';
  if (isIn(isPrivate, bare)) return 'private';
  return isIn(isNever, bare) ? 'never' : 'public';
}

/** Whether an address is this machine's own. */
export const isThisMachine = (address: string): boolean => isIP(plain(address)) > 0 && isIn(LOOPBACK, plain(address));

/** The address of a machine that stands in an URL in the place of a name, without brackets; null for a name. */
export function literalIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) > 0 ? bare : null;
}
