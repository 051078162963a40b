import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** A page or a part as its HTML has it before any script. As in the build, no part of the HTML is sent later than the rest. */
export async function builtHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  // React leaves the contexts of the part that it drew last, which the next test of this process would find.
  await prerender(null);
  return html;
}

export const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
