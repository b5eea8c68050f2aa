import { BlockList, isIP } from 'node:net';

/** An address, or a network such as `10.0.0.0/8`, in its parts; null for anything else. */
function parse(text: string): { address: string; family: 'ipv4' | 'ipv6'; bits: number } | null {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const wanted = bits === undefined ? most : Number(bits);
  return wanted <= most ? { address, family: version === 4 ? 'ipv4' : 'ipv6', bits: wanted } : null;
}

export const isAddressOrNetwork = (text: string): boolean => parse(text) !== null;

/** Whether an address is one of a list of addresses and networks. */
export function amongAddresses(list: readonly string[]): (address: string | undefined) => boolean {
  const known = new BlockList();
  for (const one of list.map(parse)) if (one) known.addSubnet(one.address, one.bits, one.family);
  return (address = '') => {
    // How a socket for both kinds names one of the fourth.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%[^]*$/, '');
    const version = isIP(plain);
    return version !== 0 && known.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}
