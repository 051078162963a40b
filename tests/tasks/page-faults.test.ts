// What owners write that no single file shows to be wrong.
import { expect, test } from 'vitest';

import { routeOf } from '#routes.ts';

import { wordWarnings } from '../../tasks/build/words.ts';
import { pageFaults } from '../../tasks/site/page-faults.ts';

const page = (search: string, title: string, body: string) => ({
  route: routeOf('/post-right-sidebar')!,
  search,
  html: `<title>${title}</title><meta name="description" content="About ${title}"/>${body}`,
});

test('pages of one title or description, and links that cannot be told apart, are said with their addresses', () => {
  expect(pageFaults([page('?post=a', 'One', ''), page('?post=b', 'One', '')])).toEqual([
    expect.stringMatching(
      /^\/post-right-sidebar\?post=a and \/post-right-sidebar\?post=b have the same title: “One”\./,
    ),
    expect.stringContaining('have the same description: “About One”.'),
  ]);
  const inFrench = page('?post=c', 'Neige', '');
  expect(
    pageFaults([{ ...inFrench, html: inFrench.html.replace('<title>', '<title lang="fr">') }, page('', 'One', '')]),
  ).toEqual([]);
  expect(
    pageFaults([inFrench, { ...inFrench, html: inFrench.html.replace('<title>', '<title lang="fr">') }])[0],
  ).toContain('“Neige”');
  const links =
    '<a href="/x">Read <b>more</b></a><a href="/a">Our menu</a><a href="/b" class="c">Our menu</a><a href="/a"><img alt="Our menu"/></a>';
  expect(pageFaults([page('', 'Two', links)])).toEqual([
    '/post-right-sidebar: a link is called “read more”, which says nothing by itself. Say where it leads.',
    '/post-right-sidebar: two links are called “our menu”, and lead to different places: /a and /b. Give one of them another name.',
  ]);
  expect(pageFaults([page('', 'A', '<a href="/a">A</a><a href="/a">A</a>'), page('?post=b', 'B', '')])).toEqual([]);
});

test('an abbreviation in an address is as it is, and another one is to be explained', () => {
  const said = '<main><p>Come to 82 Avenue NW in March.</p><p>The AHS lets us cook.</p></main>';
  expect(wordWarnings('/', said, '["82 Avenue NW"]')).toEqual([expect.stringContaining('“AHS”')]);
  expect(wordWarnings('/', said)).toHaveLength(2);
});
