import { vi } from 'vitest';

import { dataAddress } from '#pages/page-data.tsx';

/** The server gives this data file, and no other address. */
export const serveData = (key: string, data: unknown) =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === dataAddress(key) ? Response.json(data) : new Response(undefined, { status: 404 })),
  );
