/** The commands of `npm run mail`: list the letters that wait and why, retry one, or delete one. */
import { type Delivery } from '#gateway/letters/delivery/delivery.ts';
import { type Heading } from '#gateway/letters/letter.ts';
import { type Entry } from '#gateway/letters/outbox/queue.ts';
import { type Trouble } from '#gateway/letters/delivery/server-watch.ts';

export type Command =
  | { readonly command: 'list' }
  | { readonly command: 'retry'; readonly id: string }
  | { readonly command: 'drop'; readonly id: string };

/** A letter that is not delivered yet, without address, subject and content. Times in ms since 1970. */
export interface Item extends Heading {
  readonly isDead: boolean;
  /** Failed tries since the gateway started. */
  readonly failures: number;
  /** Time of the next try: `now` if it is queued or being sent, `never` if it is not retried before a restart. */
  readonly next: number | 'now' | 'never';
  /** Code and reply of the last failure, without addresses. */
  readonly why: string;
}

export interface Listing {
  readonly letters: readonly Item[];
  /** Number of letters that are not listed. */
  readonly more: number;
  readonly setAside: readonly string[];
  readonly trouble?: Trouble;
}

export type Reply = { readonly listing: Listing } | { readonly done: string } | { readonly problem: string };

/** Letters in one listing. */
const maxListed = 500;
/** Characters of an abbreviated id: fewer could be a typing mistake. */
const minIdLength = 4;

interface Dependencies {
  readonly delivery: Delivery;
  readonly setAside: () => Promise<readonly string[]>;
  readonly trouble: () => Trouble | undefined;
  /** Deletes the file of a letter. */
  readonly remove: (entry: Entry) => Promise<void>;
}

export function createOperator({
  delivery,
  setAside,
  trouble,
  remove,
}: Dependencies): (command: Command) => Promise<Reply> {
  function find(id: string): Entry | string {
    const found = [...delivery.entries.values()].filter((entry) => entry.id.startsWith(id));
    if (id.length < minIdLength) return `Please give at least ${minIdLength} characters of the letter's id.`;
    if (found.length > 1) return `Several letters begin with ${id}. Please give more of the id.`;
    return found[0] ?? `No letter that waits begins with ${id}.`;
  }

  function retry(id: string): Reply {
    if (id === 'all') {
      const count = [...delivery.entries.values()].filter(delivery.retry).length;
      return { done: count === 1 ? 'One letter is sent again now.' : `${count} letters are sent again now.` };
    }
    const entry = find(id);
    if (typeof entry === 'string') return { problem: entry };
    return { done: delivery.retry(entry) ? 'It is sent again now.' : 'It is being sent at this moment.' };
  }

  async function drop(id: string): Promise<Reply> {
    const entry = find(id);
    if (typeof entry === 'string') return { problem: entry };
    if (!delivery.drop(entry)) return { problem: 'It is being sent at this moment. Please look again in a minute.' };
    await remove(entry);
    return { done: 'It is given up and deleted. Nobody will receive it.' };
  }

  async function list(): Promise<Listing> {
    const entries = [...delivery.entries.values()];
    const why = trouble();
    return {
      letters: entries.slice(0, maxListed).map(itemOf),
      more: Math.max(0, entries.length - maxListed),
      setAside: await setAside(),
      ...(why ? { trouble: why } : {}),
    };
  }

  return async (command) => {
    if (command.command === 'list') return { listing: await list() };
    return command.command === 'retry' ? retry(command.id) : drop(command.id);
  };
}

const itemOf = ({ id, kind, accepted, isDead, failures, due, last }: Entry): Item => ({
  id,
  kind,
  accepted,
  isDead,
  failures,
  next: due ?? (isDead && kind === 'confirmation' ? 'never' : 'now'),
  why: last ? [last.code, last.words].filter(Boolean).join(': ') : '',
});
