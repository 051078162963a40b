// Built for Node and imported by the gateway: the answer to a form that was posted without scripts is the page that the form stood on, with what came of it.
import { PostedForm } from '#forms/posted.ts';
import type { Posted } from '#forms/record.ts';
import { escapeHtml } from '#mail/escape-html.ts';
import { dataId, PageData } from '#pages/page-data.tsx';

import { App } from './app.tsx';
import { renderAt } from './render.tsx';

const root = '<div id="root">';
const dataOf = new RegExp(`<script type="application/json" id="${dataId}">(.*?)</script>`, 's');

/**
 * Resolves to HTML without scripts. Throws if rendering fails.
 * @param built the HTML of the page as the build wrote it
 * @param address its path and query
 * @param prefix of its title
 */
export async function answer(built: string, address: string, posted: Posted, prefix: string): Promise<string> {
  const known = JSON.parse(dataOf.exec(built)?.[1] ?? '{}') as Record<string, unknown>;
  const { page } = await renderAt(
    address,
    <PostedForm value={posted}>
      <PageData dataOf={(key) => known[key]}>
        <App />
      </PageData>
    </PostedForm>,
  );
  const [top = ''] = built.split(root);
  const head = top.replace('<title>', (tag) => tag + escapeHtml(prefix));
  const [before, after] = [head, built.slice(built.lastIndexOf('</div>'))].map((part) =>
    part.replaceAll(/<script\b.*?<\/script>/gs, ''),
  );
  return `${before}${root}${page}${after}`;
}
