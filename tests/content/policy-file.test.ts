import { expect, test } from 'vitest';

import { parsePolicy } from '#content/reader/policies.ts';
import { SiteError } from '#content/reader/site-file.ts';
import { withInserts } from '#content/rules/policy.ts';

const head = 'title: Privacy\nchanged: 2026-11-23\nnotice: { title: None, text: No cookies. }\nask: Ask\n';
const policy = (body: string, more = '') =>
  parsePolicy('privacy', `---\n${head}${more}---\n\n${body}\n\n## Children\n\nOurs.\n\n{pictures}\n`);
const good = 'Lead.\n\n## What you send {#sent}\n\nA form.\n\n{forms}\n\n';

test('a text becomes parts with their addresses; what the site puts in stands where its name does', () => {
  const { lead, sections } = policy(`${good}Write to a@b.ca.\n\n## Ask us\n\n- To see it.\n\n[Write](/contact-us)\n`);
  expect(lead).toBe('Lead.');
  expect(sections).toEqual([
    { id: 'sent', title: 'What you send', text: ['A form.'], insert: 'forms', close: ['Write to a@b.ca.'] },
    { id: 'ask-us', title: 'Ask us', list: ['To see it.'], links: [{ words: 'Write', to: '/contact-us' }] },
    { id: 'children', title: 'Children', text: ['Ours.'], insert: 'pictures' },
  ]);
  const table = { caption: 'Forms', head: ['Form'], rows: [['Question']] };
  expect(withInserts(sections, { forms: { text: ['See:'], table }, pictures: {} })[0]).toEqual({
    id: 'sent',
    title: 'What you send',
    text: ['A form.', 'See:'],
    table,
    close: ['Write to a@b.ca.'],
  });
});

test('a part of nothing but what the site does not have is left out, with its heading', () => {
  const sections = [{ id: 'children', title: 'Children', insert: 'pictures' as const }];
  const titles = (pictures: string[]) =>
    withInserts(sections, { pictures: { text: pictures } }).map(({ title }) => title);
  expect(titles(['We post no child’s face.'])).toEqual(['Children']);
  expect(titles([])).toEqual([]);
});

test.each([
  ['no name in braces', good.replace('{forms}', 'None.'), '{forms}, the table of what each form asks for, must stand'],
  [
    'a misspelt name',
    good.replace('{forms}', '{froms}'),
    'line 10: “{froms}” stands for nothing. Known are {forms}, {pictures}, and names such as {provider.phone}.',
  ],
  ['a name that stands twice', `${good}{forms}`, '“What you send” has two names in braces'],
  ['words above the first heading', `Lead.\n\nMore.\n\n${good}`, 'the second paragraph stands above the first heading'],
  ['two lists in a part', `${good}- One\n\nTwo\n\n- Three`, '“What you send” has two lists. Begin a new part'],
  ['a link in a sentence', `${good}Write [here](/contact-us).`, 'line 10: “Write here.” has a link or strong words'],
  ['a link in a list of words', `${good}- One\n- [Two](/contact-us)`, '“Two” has a link or strong words'],
  ['a heading above nothing', `${good}## More\n`, 'line 16: nothing stands below the heading “More”'],
  ['an address that stands twice', `${good}## More {#sent}\n\nMore.`, '“More” has the address #sent of another part'],
])('a policy with %s is a mistake', (_, body, says) => {
  expect(() => policy(body)).toThrow(SiteError);
  expect(() => policy(body)).toThrow(says);
  expect(() => policy(body)).toThrow(/^policies\/privacy\.md/);
});

test('a name that stands for nothing is said with its line and the nearest', () => {
  expect(() => policy(`${good}Call\n{provider.fone}.`)).toThrow(
    'policies/privacy.md, line 17: “{provider.fone}” stands for nothing in provider.yaml or facts.yaml (did you mean “{provider.phone}”?).',
  );
});

test('a mistake in the head is said with its line', () => {
  expect(() => policy(good, 'chnged: 1\n')).toThrow('policies/privacy.md, line 6: ');
});
