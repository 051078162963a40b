// The real gateway behind the forms of a test: the page's own origin leads to it, and every request is kept.
import type { AddressInfo } from 'node:net';

import { onTestFinished, vi } from 'vitest';

import { openGateway, type Options } from '../gateway/gateway.ts';

export interface Seen {
  readonly url: string;
  readonly method: string;
  readonly type: string | null;
  /** The fields that were sent. */
  readonly fields: Record<string, unknown>;
}

export async function openService(options: Options = {}) {
  const gateway = await openGateway(options);
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  // A connection that a test leaves open must not hold up its end.
  gateway.app.server.keepAliveTimeout = 1;
  const { port } = gateway.app.server.address() as AddressInfo;
  const seen: Seen[] = [];
  const real = fetch;
  /** Set to answer instead of the gateway. */
  const instead: { answer?: () => Promise<Response> } = {};

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const isForm = init.body instanceof FormData;
    const body = isForm ? await native(init.body as FormData) : init.body;
    const fields = isForm ? Object.fromEntries(init.body as FormData) : init.body ? JSON.parse(String(init.body)) : {};
    seen.push({
      url: url.href,
      method: init.method ?? 'GET',
      type: new Headers(init.headers).get('content-type'),
      fields,
    });
    if (instead.answer && init.method === 'POST') return instead.answer();
    return real(`http://127.0.0.1:${port}${url.pathname}`, { ...init, ...(body ? { body } : {}) });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { ...gateway, seen, posts: () => seen.filter(({ method }) => method === 'POST'), instead };
}

/** The same fields in the form data that the network of the runtime knows. */
async function native(data: FormData): Promise<BodyInit> {
  const pairs = [...data].map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(new URLSearchParams(pairs)).formData();
}
