/** The configuration of Pages CMS, an editor for files in a repository: forms for all that an owner writes, made from the schemas of the files. */
import { matchesGlob } from 'node:path';

import { stringify } from 'yaml';
import type { z } from 'zod';

import { fileNames, siteFiles, type FileName } from '../../src/content/schemas/files.ts';
import { ownPageSchema } from '../../src/content/schemas/own-pages.ts';
import { policies, policySchema } from '../../src/content/schemas/policies.ts';
import { postSchema } from '../../src/content/schemas/posts.ts';
import { fieldsOf, labelOf, type Field } from './editor-fields.ts';
import { promiseFiles } from './promises.ts';

/** What the lists of the editor call a file, where its name says too little. */
const labels: Readonly<Partial<Record<FileName, string>>> = {
  provider: 'Name, address and hours',
  facts: 'Ages and fees',
  closures: 'Days you are closed',
  notices: 'Notices for a short time',
  programs: 'Groups',
  day: 'A day, by the hour',
  schools: 'Schools',
  offers: 'What you offer',
  design: 'Colours and logo',
  pages: 'Which pages there are',
  menus: 'Menus',
  people: 'People',
  gallery: 'Pictures in the galleries',
  testimonials: 'What families say',
  faqs: 'What parents ask',
  events: 'Dates',
  recordings: 'Films and sounds',
  glossary: 'Words explained',
  places: 'Free places',
};

/** A button, which starts a workflow of the repository. */
const button = (name: string, label: string, message: string, more: object = {}) => ({
  name,
  label,
  workflow: `${name}.yml`,
  ref: 'main',
  cancelable: false,
  confirm: { title: label, message, button: label },
  ...more,
});

const goBack = button(
  'go-back',
  'Take back the last change',
  'The website then says again what it said before. Pressed again, it goes one change further back.',
  { fields: [{ name: 'changes', label: 'How many changes', type: 'number', required: true, default: 1 }] },
);
const publishAgain = button(
  'publish',
  'Publish again',
  'Checks all that has been saved, and publishes it if nothing is wrong. It takes some ten minutes, and ends with a green sign or a red one.',
);
const allTrue = button(
  'confirm',
  'All of this is true of us',
  'The website may then say in your name what this file says. Save it before, if you have changed it.',
);

const isPromise = (file: string) => promiseFiles.some((pattern) => matchesGlob(file, pattern));

/** Written by commands alone. */
const ofCommands: readonly FileName[] = ['confirmed', 'version'];

const body: Field = { name: 'body', label: 'Text', type: 'text', description: 'In Markdown, as in a letter.' };

const fileOf = (name: FileName) => ({
  name: name.replace('/', '-'),
  label: labels[name] ?? labelOf(name.replace('words/', '')),
  type: 'file',
  path: `site/${name}.yaml`,
  format: 'yaml',
  ...(isPromise(`${name}.yaml`) && { actions: [allTrue] }),
  ...fieldsWithList(siteFiles[name]),
});

function fieldsWithList(schema: z.ZodType) {
  const { fields, list } = fieldsOf(schema);
  return { ...(list && { list: true }), fields };
}

const documents = (folder: string, name: string, label: string, schema: z.ZodType, description: string) => ({
  name,
  label,
  description,
  type: 'collection',
  path: `site/${folder}`,
  format: 'yaml-frontmatter',
  filename: '{primary}.md',
  view: { fields: ['title'], primary: 'title' },
  ...(isPromise(`${folder}/any.md`) && { actions: [{ ...allTrue, scope: 'entry' }] }),
  fields: [...fieldsOf(schema).fields, body],
});

const group = (name: string, label: string, items: readonly object[]) => ({ name, label, type: 'group', items });

/**
 * @param has whether a file is in the folder or may be written there
 * @returns what .pages.yml holds, beside site/
 */
export function editorConfig(has: (name: FileName) => boolean): string {
  const names = fileNames.filter((name) => !ofCommands.includes(name) && has(name));
  const isWords = (name: FileName) => name.startsWith('words/');
  const config = {
    media: [
      // Their names stand in the files without a folder.
      { name: 'pictures', label: 'Photographs', input: 'site/pictures', output: '', rename: 'safe' },
      { name: 'files', label: 'PDFs', input: 'site/files', output: 'files', extensions: ['pdf'], rename: 'safe' },
      { name: 'media', label: 'Films and sounds', input: 'site/media', output: '', rename: 'safe' },
    ],
    settings: false,
    actions: [goBack, publishAgain],
    content: [
      ...names.filter((name) => !isWords(name)).map(fileOf),
      documents('posts', 'posts', 'News', postSchema, 'What happened: each is a page, published at once.'),
      // Beside the file pages.yaml.
      documents('pages', 'own-pages', 'Pages of your own', ownPageSchema, 'A handbook, jobs, the menu of the week.'),
      group('words', 'What pages say', names.filter(isWords).map(fileOf)),
      group(
        'policies',
        'What you promise parents',
        Object.keys(policies).map((name) => ({
          name: `policies-${name}`,
          label: labelOf(name),
          type: 'file',
          path: `site/policies/${name}.md`,
          format: 'yaml-frontmatter',
          actions: [allTrue],
          fields: [...fieldsOf(policySchema).fields, body],
        })),
      ),
    ],
  };
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false });
}
