/** Counts what is in use at this moment, such as open connections: in all, by each visitor, and by the wider networks of an IPv6 address. */
import { type Network } from './networks.ts';

export interface Places {
  /** Reserves one place for all these networks. Returns the function that releases it, or undefined if one of the networks or the whole is at its limit. */
  reserve(networks: readonly Network[]): (() => void) | undefined;
}

/**
 * @param total places in all
 * @param perVisitor places of one visitor. A wider network may hold a multiple of it (`Network.multiple`), but never more than half of the total: whoever owns
 * a whole network must leave room for everybody else.
 */
export function createPlaces(total: number, perVisitor: number): Places {
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
  return {
    reserve(networks) {
      const isFull = networks.some((network) => (held.get(network.name) ?? 0) >= maxOf(network));
      if (isFull || heldInAll >= total) return undefined;
      add(networks, 1);
      return () => add(networks, -1);
    },
  };
}
