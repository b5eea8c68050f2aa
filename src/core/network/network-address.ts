/** The groups of an IPv6 address with `::` filled up, or null: `2001:db8::1` has `2001`, `db8`, five times `0`, `1`. */
function getGroups(address: string): string[] | null {
  const halves = address.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => half.split(':').filter((group) => group !== ''));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...(head ?? []), ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
}

/** Normalises an address: IPv4-mapped ones to IPv4, and without the interface (zone) suffix. */
const toPlain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%[^]*$/, '');

const short = (groups: readonly string[]) => groups.map((group) => Number.parseInt(group, 16).toString(16));

/**
 * The key under which an address is rate-limited: `203.0.113.9` itself, for `2001:db8:1:2::3` its network `2001:db8:1:2::/64`, as one connection
 * has all of that. Anything else stays unchanged.
 */
export function countedAs(address: string): string {
  const plain = toPlain(address);
  const groups = getGroups(plain);
  return groups ? `${short(groups.slice(0, 4)).join(':')}::/64` : plain;
}

/**
 * The network of an address, which is all that we store: `203.0.113.9` is `203.0.113.0` (/24), `2001:db8:1:2::3` is `2001:db8:1::` (/48). Null
 * for anything else.
 */
export function toNetwork(address: string): string | null {
  const plain = toPlain(address);
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0`;
  const groups = getGroups(plain);
  if (!groups) return null;
  const network = short(groups.slice(0, 3));
  while (network.at(-1) === '0') network.pop();
  return `${network.join(':')}::`;
}
