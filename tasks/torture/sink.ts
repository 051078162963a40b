// A mail server in a process of its own that takes everything and counts: how many letters, and how many of them for the first time.
import { openMailServer } from './mail-server.ts';

const ids = new Set();
let count = 0;
const server = await openMailServer({
  onMail({ raw }) {
    count += 1;
    ids.add(/^Message-ID: (\S+)/im.exec(raw.toString('latin1'))?.[1]);
  },
});
process.on('message', () => process.send({ count, different: ids.size }));
process.send({ url: server.url });
