// npm run site -- check, where all pages are drawn, or files are taken away. What is said of entries alone: tests/tasks/site.test.ts.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { check, copyOfSite, edit, lineOf } from '../tasks/owner-folder.ts';

test('a link to a page that is switched off is wrong, with its line, or with the page whose words have it; one to a part that there is not is told of', () => {
  const folder = copyOfSite();
  edit(folder, 'pages.yaml', /^- path: \/(?:about|outdoorplay|teachers-details)\n(?: .*\n)+/gm, '');
  edit(folder, 'posts/fees.md', /^## /m, 'A [fine yard](/outdoorplay) we have.\n\n## ');
  edit(folder, 'menus.yaml', /#literacy/, '#literary');
  edit(folder, 'posts/after-school.md', /#register/, '#our-yard');
  const { status, output } = check(folder);
  expect(status).toBe(1);
  expect(output).toContain(
    `- posts/fees.md, line ${lineOf(folder, 'posts/fees.md', 'A [fine yard]')}: the link leads to /outdoorplay, which is switched off. Take it out, or put /outdoorplay into pages.yaml again.`,
  );
  expect(output).toContain(
    `- words/home.yaml, line ${lineOf(folder, 'words/home.yaml', '    link: /about')}: the link leads to /about,`,
  );
  expect(output).toContain(
    `- menus.yaml, line ${lineOf(folder, 'menus.yaml', '            link: /curriculum#literary')}: the link leads to /curriculum#literary, but /curriculum has no part “literary” (did you mean “literacy”?).`,
  );
  expect(output).toContain(
    `- posts/after-school.md, line ${lineOf(folder, 'posts/after-school.md', '[Register]')}: the link leads to /#our-yard, but / has no part “our-yard”. Take out “#our-yard” to lead to the top of the page.`,
  );
  expect(output).toMatch(/^- pages\.yaml: \/teachers-details is switched off, but linked from \/about-2 \(“.+”\)/m);
});

test('a folder that builds passes, whatever is stale in it, shown nowhere or the sample’s', () => {
  const folder = copyOfSite();
  edit(folder, 'facts.yaml', /\bchecked: .*/, 'checked: 2020-01-31');
  // Pages of the owner's own, without a link in menus.yaml; they link to each other.
  for (const path of ['event', 'event-details', 'error-404'])
    edit(folder, 'pages.yaml', new RegExp(`(/${path}\n[^]*?)  template: yes\n`), '$1');
  const { status, output } = check(folder, '2099-01-01');
  expect(status, output).toBe(0);
  expect(output).toContain('fees (Full-time daycare, Part-time daycare) ended on ');
  expect(output).toContain('- pages.yaml: only the site map leads to /event. Put a link into menus.yaml.');
  expect(output).toContain(
    '- events.yaml: every event is over, so nothing leads to /event-details. Put in the next event, or take the page out',
  );
});

test('a page of a post that has not what the page shows is wrong', () => {
  const folder = copyOfSite();
  edit(folder, 'pages.yaml', /(\/post-slide-show\n[^]*?post: ).*/, '$1fees');
  expect(check(folder).output).toContain(
    '- pages.yaml: /post-slide-show shows the pictures of a post, but posts/fees.md has no “pictures”. Name a post that has, or take the page out.',
  );
});

test('a folder among posts, a file with the wrong ending, and days that are none, are wrong', () => {
  const folder = copyOfSite();
  mkdirSync(join(folder, 'posts/old'));
  renameSync(join(folder, 'faqs.yaml'), join(folder, 'faqs.yml'));
  renameSync(join(folder, 'words/home.yaml'), join(folder, 'words/home.yaml.txt'));
  renameSync(join(folder, 'posts/fees.md'), join(folder, 'posts/fees.txt'));
  renameSync(join(folder, 'events.yaml'), join(folder, 'event.yaml'));
  rmSync(join(folder, 'offers.yaml'));
  edit(folder, 'words/footer.yaml', /^pictures: .*\n/m, '');
  edit(folder, 'policies/privacy.md', /^\{pictures\}/m, '## Photographs\n\n{pictures}');
  writeFileSync(join(folder, 'closures.yaml'), '- Spring: 2027-03-30\n');
  const { output } = check(folder);
  expect(output).toContain('- posts/old: no folder can stand here.');
  expect(output).toContain('- faqs.yml is read by nothing. Rename it to faqs.yaml.');
  expect(output).toContain('- words/home.yaml.txt is read by nothing. Rename it to words/home.yaml.');
  expect(output).toContain('Did you mean event.yaml? Rename it to events.yaml.');
  expect(output).not.toContain('event.yaml: nothing reads');
  expect(output).toMatch(/policies\/privacy\.md, line \d+: “Photographs” would be left out, since words\/footer\.yaml/);
  expect(output).toContain('Copy tasks/site/blank/offers.yaml, and make its words yours.');
  expect(output).toContain('- posts/fees.txt: the name of a post ends with .md. Rename it to fees.md.');
  expect(output).toContain('- closures.yaml, line 1: entry 1: name is missing.');
  expect(check(join(folder, 'posts')).output).toContain('This is no folder of a site');
  expect(check(join(folder, 'pages.yaml')).output).toContain('There is no such folder');
  renameSync(join(folder, 'posts'), join(folder, 'Post'));
  expect(check(folder).output).toMatch(/^- Post: nothing reads a folder of this name\. Rename it to posts\.$/m);
});
