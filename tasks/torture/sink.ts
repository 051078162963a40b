// A mail server in a process of its own that accepts everything. On a message from its parent it sends how many letters came, and how many different ones.
import { openMailServer } from './mail-server.ts';

/** What it sends. */
export interface Counted {
  readonly count: number;
  readonly different: number;
}

const ids = new Set<string | undefined>();
let count = 0;
const server = await openMailServer({
  onMail({ raw }) {
    count += 1;
    ids.add(/^Message-ID: (\S+)/im.exec(raw.toString('latin1'))?.[1]);
  },
});
process.on('message', () => {
  const counted: Counted = { count, different: ids.size };
  process.send?.(counted);
});
process.send?.({ url: server.url });
