// npm run bench -- --growth: builds copies of the site with ever more posts, and tells what a page more costs.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { routes } from '../../src/routes.ts';
import { node, root, run } from '../programs.ts';
import { weightOf } from './bytes.ts';
import { table } from './site.ts';

const points = [50, 500, 2000];
const needed = [
  'src',
  'public',
  'tasks',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'postcss.config.js',
  'package.json',
  'package-lock.json',
];

/** Prints a line a number of posts, the slope between them in ms of a processor and of the clock a page, and what became of the existing pages. */
export async function growth() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-growth-'));
  const lines = [['posts more', 'pages', 'seconds', 'CPU s', 'MB', 'ms a page', 'CPU ms a page']];
  const results = [];
  try {
    for (const name of needed) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    listThem(folder);
    for (const count of [0, ...points]) results.push(await built(folder, count));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [index, now] of results.entries()) {
    const before = results[index - 1];
    const slope = (name) =>
      before ? (((now[name] - before[name]) * 1000) / (now.pages - before.pages)).toFixed(1) : '';
    lines.push([
      now.count,
      now.pages,
      now.seconds.toFixed(1),
      now.cpuSeconds.toFixed(1),
      Math.round(now.megabytes),
      slope('seconds'),
      slope('cpuSeconds'),
    ]);
  }
  console.log(table(lines));
  const [first, last] = [results[0], results.at(-1)];
  const grown = (name) => Math.max(...first.weights.map((weight, index) => last.weights[index][name] - weight[name]));
  console.log(
    `The most that an existing page has grown, in bytes: scripts ${grown('scripts')}, styles ${grown('styles')}, HTML ${grown('html')}.`,
  );
}

async function built(folder, count) {
  writeFileSync(join(folder, 'src/content/posts/synthetic.ts'), synthetic(count));
  const usage = join(folder, 'usage.json');
  const began = performance.now();
  const code = await run(node, ['--import', join(root, 'tasks/bench/usage.ts'), 'tasks/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_USAGE: usage },
  });
  if (code) throw new Error(`The build with ${count} posts more failed.`);
  const site = join(folder, 'dist/client');
  return {
    count,
    seconds: (performance.now() - began) / 1000,
    ...JSON.parse(readFileSync(usage, 'utf8')),
    pages: readdirSync(site, { recursive: true }).filter((file) => file.endsWith('.html')).length,
    weights: routes.map(({ path }) => weightOf(site, path)),
  };
}

/** Puts the synthetic posts into the list of posts. */
function listThem(folder) {
  const file = join(folder, 'src/content/posts/index.ts');
  const list = readFileSync(file, 'utf8')
    .replace('import { winterBag }', "import { synthetic } from './synthetic.ts';\nimport { winterBag }")
    .replace('\n].toSorted(', '\n  ...synthetic,\n].toSorted(');
  if (!list.includes('...synthetic')) throw new Error('The list of posts has another form than this measure knows.');
  writeFileSync(file, list);
}

/** Posts older than all others, each with words of its own, as long as the real ones. */
const synthetic = (count) => `
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
