/** The networks that a visitor's address counts towards in all limits, and the places that they hold at one moment. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

export interface Network {
  readonly name: string;
  /** The limit of this network as a multiple of one visitor's limit. */
  readonly multiple: number;
}

/** The visitor's own first. An IPv6 household has a /64, often a /56, at some providers a /48; several may share the wider ones, so their limits are higher (decision 010). */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  // A dual-stack server receives IPv4 addresses as IPv6 (::ffff:203.0.113.7).
  const [plain = ''] = (isIPv4(address) ? `::ffff:${address}` : address).split('%');
  if (!isIPv6(plain)) return [{ name: 'no address', multiple: 1 }];
  const name = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  if (name.startsWith('::ffff:')) return [{ name, multiple: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(name);
  const network = (bits: number, multiple: number, ...numbers: number[]) => ({
    name: `${numbers.map((number) => number.toString(16)).join(':')}/${bits}`,
    multiple,
  });
  return [network(64, 1, a, b, c, d), network(56, 4, a, b, c, d & 0xff00), network(48, 16, a, b, c)];
}

/** A visitor is an IPv4 address or an IPv6 /64. */
export const visitorOf = ({ ip }: { readonly ip: string }) => networksOf(ip)[0].name;

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

/** The eight 16-bit groups of a normalised IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** Places that are held at this moment. A wider network may hold a multiple of a visitor's, but never more than half of all: its owner must leave room for everybody. */
export function createPlaces(total: number, perVisitor: number) {
  const held = new Map<string, number>();
  let heldInAll = 0;
  const maxOf = ({ multiple }: Network) => (multiple === 1 ? perVisitor : Math.min(perVisitor * multiple, total / 2));
  const add = (networks: readonly Network[], by: 1 | -1) => {
    heldInAll += by;
    for (const { name } of networks) {
      const count = (held.get(name) ?? 0) + by;
      if (count) held.set(name, count);
      else held.delete(name);
    }
  };
  /** Reserves one place for all these networks. Returns the function that releases it, or undefined if one of the networks or the whole is at its limit. */
  return (networks: readonly Network[]): (() => void) | undefined => {
    const isFull = networks.some((network) => (held.get(network.name) ?? 0) >= maxOf(network));
    if (isFull || heldInAll >= total) return undefined;
    add(networks, 1);
    return () => add(networks, -1);
  };
}
