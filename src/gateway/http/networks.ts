/** The networks that a visitor's address counts towards in all limits. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

export interface Network {
  readonly name: string;
  /** The limit of this network as a multiple of one visitor's limit. */
  readonly multiple: number;
}

/**
 * The networks of an address, the visitor's own first. An IPv6 household has a /64, often a /56, at some providers a /48. Without limits of their own, the
 * wider ones would count as 256 and 65,536 visitors; since several households may share them, their limits are higher (decision 010).
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ name: isIPv4(address) ? address : 'no address', multiple: 1 }];
  const groups = groupsOf(address);
  const mapped = mappedAddress(groups);
  if (mapped !== undefined) return [{ name: mapped, multiple: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const network = (bits: number, multiple: number, ...numbers: number[]) => ({
    name: `${numbers.map((number) => number.toString(16)).join(':')}/${bits}`,
    multiple,
  });
  return [network(64, 1, a, b, c, d), network(56, 4, a, b, c, d & 0xff00), network(48, 16, a, b, c)];
}

/** Returns a function that tells whether an address is one of these addresses and CIDR ranges (TRUSTED_PROXY). Throws if one of them is neither. */
export function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const versionOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
  for (const network of networks) {
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = network.split('/');
    list.addSubnet(address, Number(bits), versionOf(address));
  }
  return (address) => list.check(address, versionOf(address));
}

/** The eight 16-bit groups of an IPv6 address. The URL parser normalises every notation. */
function groupsOf(address: string): number[] {
  const [plain] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address in an IPv4-mapped IPv6 address (::ffff:203.0.113.7), as a dual-stack server receives it. */
function mappedAddress(groups: readonly number[]): string | undefined {
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
