// Built for Node and imported by the gateway: the answer to a form that was posted without scripts is the page that the form stood on, with what came of it.
import type { ReactNode } from 'react';

import { PostedForm } from '#forms/posted.ts';
import type { Posted } from '#forms/record.ts';
import { escapeHtml } from '#mail/escape-html.ts';
import { dataId, PageData } from '#pages/page-data.tsx';
import { AnsweredOn } from '#pages/places/asked.ts';

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
  const page = await drawn(built, address, (app) => <PostedForm value={posted}>{app}</PostedForm>);
  const [top, after] = around(built).map((part) => part.replaceAll(/<script\b.*?<\/script>/gs, '')) as [string, string];
  return `${top.replace('<title>', (tag) => tag + escapeHtml(prefix))}${root}${page}${after}`;
}

/**
 * The page with the answer to the question in its address. With scripts it is hydrated as it is, and alive. Throws if rendering fails.
 * @param day on which it is answered, year-month-day
 */
export async function answerQuestion(built: string, address: string, day: string): Promise<string> {
  const page = await drawn(built, address, (app) => <AnsweredOn value={day}>{app}</AnsweredOn>);
  const [top, after] = around(built);
  return `${top.replace('<html', (tag) => `${tag} data-answered="${day}"`)}${root}${page}${after}`;
}

async function drawn(built: string, address: string, within: (app: ReactNode) => ReactNode): Promise<string> {
  const known = JSON.parse(dataOf.exec(built)?.[1] ?? '{}') as Record<string, unknown>;
  const { page } = await renderAt(
    address,
    within(
      <PageData dataOf={(key) => known[key]}>
        <App />
      </PageData>,
    ),
  );
  return page;
}

/** What stands before the page in its document, and behind it. */
function around(built: string): [string, string] {
  const [top = ''] = built.split(root);
  return [top, built.slice(built.lastIndexOf('</div>'))];
}
