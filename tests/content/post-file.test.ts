import { expect, test } from 'vitest';

import { parsePost } from '#content/reader/posts.ts';
import { provider } from '#content/site/provider.ts';

import { mistakesOf } from './mistakes-of.ts';

const head = `title: Soup
date: 2026-11-02
comments: []
excerpt: There was soup.
category: Food
tags: [Child]
picture: { name: lunch, says: A bowl }
quote: { text: More, by: Ben }
`;
const post = (body: string, more = '') => parsePost('soup.md', `---\n${head}${more}---\n\n${body}`);
test('a text becomes parts: paragraphs, a list, a table with what it shows, and links by themselves', () => {
  const { slug, lead, parts } = post(
    `It was **not** hot.

## How it went

We ate *slowly*
and [told nobody](/about#values).

- One \\*bowl\\*
- Two bowls

Table: Who ate what

| Who | What |
| --- | ---- |
| Ana | Soup |

[Ask us](/contact-us)

[The province](https://www.alberta.ca/x)

After a table a part goes on, from {provider.hours}.
`.replace('**not** hot', 'not hot'),
  );
  expect(slug).toBe('soup');
  expect(lead).toBe('It was not hot.');
  expect(parts).toEqual([
    {
      heading: 'How it went',
      paragraphs: [['We ate ', { em: 'slowly' }, '\nand ', { words: 'told nobody', to: '/about#values' }, '.']],
      list: ['One *bowl*', 'Two bowls'],
      table: { caption: 'Who ate what', head: ['Who', 'What'], rows: [['Ana', 'Soup']] },
      links: [
        { words: 'Ask us', to: '/contact-us' },
        { words: 'The province', href: 'https://www.alberta.ca/x' },
      ],
    },
    { paragraphs: [`After a table a part goes on, from ${provider.hours}.`] },
  ]);
});

test('a file may begin with the mark of its encoding, and one that is no text is a mistake', () => {
  const text = `---\n${head}---\n\nLead.\n`;
  expect(parsePost('soup.md', `\uFEFF${text}`).head.title).toBe('Soup');
  expect(mistakesOf(() => parsePost('soup.md', `PK\0${text}`))).toEqual([
    expect.stringContaining('posts/soup.md, line 1: the file is not plain text in UTF-8.'),
  ]);
});

const good = 'Lead.\n\n## Heading\n\nMore.\n\n';

test.each([
  ['HTML', `${good}<b>Bold</b> words`, 'line 18: HTML is not shown. Write the words alone: **strong**'],
  ['a block of HTML', `${good}<script>alert(1)</script>`, 'line 18: HTML is not shown'],
  ['a picture', `${good}![A bowl](bowl.jpg)`, 'line 18: pictures stand in the head of the file'],
  ['a large heading', 'Lead.\n\n# Soup', 'line 14: a heading begins with two marks'],
  ['a heading above its first paragraph', '## Heading\n\nLead.', 'line 12: the text begins with one paragraph'],
  ['a list above its first paragraph', '- Boots\n\nLead.', 'line 12: the text begins with one paragraph'],
  ['no text', '', 'there is no text. Begin with one paragraph'],
  ['a link to no page', `${good}[Here](/soup)`, 'the link “Here” leads to /soup, which is neither a page of the site'],
  ['a link that runs a program', `${good}[Here](javascript:alert)`, 'leads to javascript:alert, which is neither'],
  ['a table without words above it', `${good}| A |\n| - |\n| B |`, 'a table needs a line above it'],
  ['a list in a list', `${good}- One\n  - Two`, 'a list can only have lines of words'],
  ['code', `${good}    four spaces`, 'four spaces at the beginning make this a program’s code'],
  [
    'a link without its end',
    `${good}See [here](/contact-us for`,
    '“See [here](/contact-us for” has a mark without its',
  ],
  ['strong words without their end', `${good}A **bold word`, '“A **bold word” has a mark without its partner'],
  ['a space in a name in braces', `${good}Call { provider.phone }.`, 'line 18: “{ provider.phone }” is no name in'],
  ['a name that stands for nothing', `${good}At most {facts.fee}.`, 'line 18: “{facts.fee}” stands for nothing'],
])('a text with %s is a mistake with its line and what to do', (_, body, says) => {
  const mistakes = mistakesOf(() => post(body));
  expect(mistakes.join('\n')).toContain(says);
  for (const mistake of mistakes) expect(mistake).toMatch(/^posts\/soup\.md/);
});

test.each([
  ['a name with a space', () => parsePost('My soup.md', ''), 'posts/My soup.md: the name of the file becomes a part'],
  ['no head', () => parsePost('soup.md', 'Lead.'), 'posts/soup.md, line 1: the file must begin with a head'],
  ['a mistake in the head', () => post(good, 'film: b-day\n'), 'posts/soup.md, line 10: film must be one of '],
  [
    'an author who is not in people.yaml',
    () => post(good, 'author: Doreen\n'),
    'line 10: author is “Doreen”, which is the id of nobody in people.yaml. It has ',
  ],
  ['an entry that is not known', () => post(good, 'x: y\n'), 'has a name that is not known here: “x”'],
  [
    'a long excerpt',
    () => parsePost('soup.md', `---\n${head.replace('There', 'There, '.repeat(40))}---\n\n${good}`),
    'line 5: excerpt is longer than 200 letters',
  ],
])('a file with %s is a mistake', (_, read, says) => {
  expect(mistakesOf(read).join('\n')).toContain(says);
});

test('a file from Windows is read like any other', () => {
  const text = `---\n${head}---\n\nIt was hot.\n\n## How it went\n\n- One bowl\n- Two\n  bowls\n`;
  expect(parsePost('soup.md', text.replaceAll('\n', '\r\n'))).toEqual(parsePost('soup.md', text));
});
