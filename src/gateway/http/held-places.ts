/** Counts what is held at this moment, such as open connections: by all visitors together, by each visitor, and by the wider networks of an IPv6 address. */
import { type Network } from './networks.ts';

export interface Tally {
  /** Takes one in the name of all these networks. Returns the function that gives it back, or undefined if there is no more for one of them, or for anybody. */
  take(networks: readonly Network[]): (() => void) | undefined;
}

/**
 * @param all what may be held altogether
 * @param ofOne what one visitor may hold. A wider network may hold a multiple of it (`Network.times`), but never more than half of all: whoever owns a
 * whole network must leave room for everybody else.
 */
export function createTally(all: number, ofOne: number): Tally {
  const held = new Map<string, number>();
  let total = 0;
  const mostOf = ({ times }: Network) => (times === 1 ? ofOne : Math.min(ofOne * times, all / 2));
  const add = (networks: readonly Network[], by: 1 | -1) => {
    total += by;
    for (const { name } of networks) {
      const count = (held.get(name) ?? 0) + by;
      if (count) held.set(name, count);
      else held.delete(name);
    }
  };
  return {
    take(networks) {
      const isFull = networks.some((network) => (held.get(network.name) ?? 0) >= mostOf(network));
      if (isFull || total >= all) return undefined;
      add(networks, 1);
      return () => add(networks, -1);
    },
  };
}
