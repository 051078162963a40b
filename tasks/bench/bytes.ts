// What a page asks for before anybody has touched it, in bytes of brotli. tests/build/bytes.test.ts holds the budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The weight of a built page's HTML, of its style sheets and of its scripts, and the addresses of its scripts. */
export function weightOf(site, path) {
  const file = join(path.slice(1), 'index.html');
  const html = readFileSync(join(site, file), 'utf8');
  const scripts = JSON.parse(/\[("\/assets\/[^\]]*\.js")\]/.exec(html.replaceAll('`', '"'))[0]);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address);
  return {
    html: compressed(site, file),
    styles: sum(sheets.map((address) => compressed(site, address))),
    scripts: sum(scripts.map((address) => compressed(site, address))),
    addresses: scripts,
  };
}

const compressed = (site, file) => readFileSync(join(site, `${file}.br`)).length;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
