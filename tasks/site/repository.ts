/** A repository around an owner's folder, which a director edits in a browser, and whose workflows publish it. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { z } from 'zod';

import { isNeeded, leftOut } from '../../src/content/schemas/files.ts';
import { root } from '../programs.ts';
import { editorConfig } from './editor.ts';
import { pagesIn } from './entries.ts';

/** The one question that a folder alone has not. The answer is read by a shell. */
export const repositoryQuestion = {
  program: {
    ask: 'Where is this program fetched, which makes the site of the folder? The address of its Git repository, which needs no password, and after a comma the version: a tag or a commit.',
    example: 'https://git.example.com/prairie-lantern, v0.1.0',
    commas: [1, 'a comma between the address and the version'],
    schema: z
      .string()
      .regex(
        /^(?:https?:\/\/|file:\/\/|ssh:\/\/|[\w.-]+@[\w.-]+:|\/)[\w./:@~+-]+ *, *[\w./][\w./+-]*$/,
        'is no address, as git clone takes it, with a tag or a commit behind it',
      )
      .transform((text) => {
        const [address = '', version = ''] = text.split(',').map((part) => part.trim());
        return { address, version };
      }),
  },
} as const;

export type Program = z.output<(typeof repositoryQuestion)['program']['schema']>;

const workflowNames = ['publish.yml', 'go-back.yml', 'confirm.yml'];
const templates = join(root, 'tasks/site/repository');

/** Writes what stands beside the folder `site`, which is there already. */
export function writeRepository(repository: string, daycare: { name: string; url: string }, program: Program): void {
  const given = (name: string) => readFileSync(join(templates, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(repository, name), text);
  write('README.md', given('README.md').replace('NAME', daycare.name).replace('URL', daycare.url));
  write('program.env', given('program.env').replace('ADDRESS', program.address).replace('TAG', program.version));
  write('.gitignore', given('gitignore'));
  const workflows = join(repository, '.github/workflows');
  mkdirSync(workflows, { recursive: true });
  for (const name of workflowNames) cpSync(join(templates, name), join(workflows, name));
  writeEditor(join(repository, 'site'));
  // Git keeps no empty folder, and the editor puts files into these.
  for (const name of ['files', 'media', 'pages', 'pictures', 'posts']) {
    mkdirSync(join(repository, 'site', name), { recursive: true });
    write(`site/${name}/.gitkeep`, '');
  }
}

/** The editor's configuration beside an owner's folder; undefined if nobody edits it in a browser. */
export function editorFile(folder: string): string | undefined {
  const file = join(dirname(folder), '.pages.yml');
  return basename(folder) === 'site' && existsSync(file) ? file : undefined;
}

/** The forms of the files that are in a folder, or may be written there. */
const editorOf = (folder: string) =>
  editorConfig(
    (name) => name in leftOut || existsSync(join(folder, `${name}.yaml`)) || isNeeded(name, () => pagesIn(folder)),
  );

const writeEditor = (folder: string) => writeFileSync(join(dirname(folder), '.pages.yml'), editorOf(folder));

/**
 * Writes the forms anew where they are another version's, or other pages'. Workflows may have been changed on purpose, and stay.
 * @returns a sentence for each file that is, or may be, another version's
 */
export function renewRepository(folder: string): string[] {
  if (!editorFile(folder)) return [];
  const isStale = staleEditor(folder).length > 0;
  if (isStale) writeEditor(folder);
  const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const others = workflowNames.filter(
    (name) => text(join(dirname(folder), '.github/workflows', name)) !== text(join(templates, name)),
  );
  return [
    ...(isStale ? ['../.pages.yml, the forms in the browser, is written anew.'] : []),
    ...others.map(
      (name) =>
        `../.github/workflows/${name} is not that of this version, tasks/site/repository/${name}: put that in its place, with what you have changed yourself.`,
    ),
  ];
}

/** That the forms in the browser lack what the folder may have. */
export function staleEditor(folder: string): string[] {
  const file = editorFile(folder);
  return file && readFileSync(file, 'utf8') !== editorOf(folder)
    ? [
        '../.pages.yml: the forms in the browser are not those of this version and these pages. npm run site -- upgrade writes them anew.',
      ]
    : [];
}
