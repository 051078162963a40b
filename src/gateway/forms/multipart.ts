/** Reads the body that the EmailJS client posts. */
import { type FastifyRequest } from 'fastify';

/** More than twice the fields of any form. Parsing a thousand small parts would block the process for ten milliseconds. */
const mostParts = 64;

/** Parsed by Node; Fastify has limited the size of the body before. Of a repeated field the last value counts. */
export async function readMultipart({ headers }: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  // The beginning of the boundary, up to what a parser may read in another way, is enough to count its parts. Of two boundaries the parser could use either.
  const boundary = /;\s*boundary="?([^";\\\s]{1,70})/i.exec(type)?.[1];
  const isClear = type.match(/boundary=/gi)?.length === 1;
  if (!boundary || !isClear || hasMore(mostParts, `--${boundary}`, body)) throw notMultipart();
  const read = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(await read.catch(() => Promise.reject(notMultipart())));
}

const notMultipart = () => Object.assign(new Error('multipart'), { statusCode: 400 });

/** Whether the body contains `words` more than `most` times. */
function hasMore(most: number, words: string, body: Buffer): boolean {
  let count = 0;
  for (let at = body.indexOf(words); at >= 0 && count <= most; at = body.indexOf(words, at + words.length)) count += 1;
  return count > most;
}
