// npm run bench -- --growth: builds copies of the site with more and more posts, and prints what one more page costs.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { routes } from '../../src/routes.ts';
import { filesIn } from '../build/compress.ts';
import { node, root, run } from '../programs.ts';
import { weightOf, type Weight } from './bytes.ts';
import { table, type Row } from './figures.ts';

const points = [50, 500, 2000];
const needed = [
  'src',
  'public',
  'a11y',
  'tasks',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'postcss.config.js',
  'package.json',
  'package-lock.json',
];

/** What tasks/bench/usage.ts writes. */
const usage = z.object({ megabytes: z.number(), cpuSeconds: z.number() });

interface Built extends z.infer<typeof usage> {
  readonly count: number;
  readonly seconds: number;
  readonly pages: number;
  /** Of every route, in their order. */
  readonly weights: readonly Weight[];
}

/** Prints a line for each number of posts, with the time of the processor and of the clock that one more page costs, and how much the existing pages grew. */
export async function growth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-growth-'));
  const lines: Row[] = [['more posts', 'pages', 'seconds', 'CPU s', 'MB', 'ms a page', 'CPU ms a page']];
  let first: Built | undefined;
  let last: Built | undefined;
  try {
    for (const name of needed) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    listPosts(folder);
    for (const count of [0, ...points]) {
      const now = await built(folder, count);
      lines.push(lineOf(now, last));
      first ??= now;
      last = now;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(table(lines));
  const grown = (name: 'scripts' | 'styles' | 'html') =>
    Math.max(...(first?.weights ?? []).map((weight, index) => (last?.weights[index]?.[name] ?? 0) - weight[name]));
  console.log(
    `The most that an existing page has grown, in bytes: scripts ${grown('scripts')}, styles ${grown('styles')}, HTML ${grown('html')}.`,
  );
}

function lineOf(now: Built, before: Built | undefined): Row {
  const slope = (name: 'seconds' | 'cpuSeconds') =>
    before ? (((now[name] - before[name]) * 1000) / (now.pages - before.pages)).toFixed(1) : '';
  return [
    now.count,
    now.pages,
    now.seconds.toFixed(1),
    now.cpuSeconds.toFixed(1),
    Math.round(now.megabytes),
    slope('seconds'),
    slope('cpuSeconds'),
  ];
}

async function built(folder: string, count: number): Promise<Built> {
  writeFileSync(join(folder, 'src/content/posts/synthetic.ts'), synthetic(count));
  const file = join(folder, 'usage.json');
  const began = performance.now();
  const code = await run(node, ['--import', join(root, 'tasks/bench/usage.ts'), 'tasks/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_USAGE: file },
  });
  if (code) throw new Error(`The build with ${count} more posts failed.`);
  const site = join(folder, 'dist/client');
  return {
    count,
    seconds: (performance.now() - began) / 1000,
    ...usage.parse(JSON.parse(readFileSync(file, 'utf8'))),
    pages: filesIn(site).filter((name) => name.endsWith('.html')).length,
    weights: routes.map(({ path }) => weightOf(site, path)),
  };
}

/** Adds the synthetic posts to the list of posts. */
function listPosts(folder: string) {
  const file = join(folder, 'src/content/posts/index.ts');
  const list = readFileSync(file, 'utf8')
    .replace('import { winterBag }', "import { synthetic } from './synthetic.ts';\nimport { winterBag }")
    .replace('\n].toSorted(', '\n  ...synthetic,\n].toSorted(');
  if (!list.includes('...synthetic')) throw new Error('The list of posts has another form than this task expects.');
  writeFileSync(file, list);
}

/** Source code of posts that are older than all others, as long as the real ones, each with a different text. */
const synthetic = (count: number) => `
import { authors, byline } from './authors.ts';
import { categories, tags, type Post } from './post.ts';

const things = ['snow', 'mittens', 'soup', 'clay', 'blocks', 'books', 'puddles', 'songs', 'seeds', 'maps', 'shadows', 'bread'];
const acts = ['fold', 'carry', 'count', 'mix', 'draw', 'plant', 'sort', 'build', 'read', 'share', 'wash', 'watch'];
const sentence = (seed: number) =>
  \`On day \${seed} the children \${acts[seed % 12]} \${things[(seed * 7) % 12]} and then \${acts[(seed * 5) % 12]} \${things[(seed * 11) % 12]}, \${seed % 90} of them before lunch.\`;
const paragraph = (seed: number) => Array.from({ length: 5 }, (_, index) => sentence(seed * 31 + index)).join(' ');

export const synthetic: readonly Post[] = Array.from({ length: ${count} }, (_, index) => ({
  slug: \`synthetic-\${index}\`,
  sample: true,
  title: \`Number \${index}: we \${acts[index % 12]} \${things[index % 12]}\`,
  date: new Date(Date.UTC(2020, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
  author: byline(Object.values(authors)[0]!),
  excerpt: sentence(index),
  category: categories[index % categories.length]!,
  tags: [tags[index % tags.length]!],
  picture: { name: 'cur-math', alt: 'Two child dolls with golden beads', focus: '50% 58%' },
  lead: paragraph(index),
  parts: Array.from({ length: 4 }, (_part, part) => ({
    heading: \`Part \${part + 1} of number \${index}\`,
    paragraphs: [paragraph(index * 5 + part), paragraph(index * 5 + part + 3)],
  })),
  quote: { text: sentence(index + 7), by: 'A parent' },
  comments: [],
}));
`;
