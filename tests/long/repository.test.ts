// A repository of a daycare's, from its first day: the workflows that `npm run site -- new --repository` has written are run line by line, up to a site that is
// served. What is not tried here: GitHub itself, and ssh, in whose place a folder of this computer stands.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { copyProject } from '../../tasks/another-site/copy.ts';
import { answersOf } from '../new-daycare.ts';
import { node, startProcess } from '../process.ts';
import { runIn } from './copy.ts';
import { runWorkflow, shell, type Place } from './workflow-run.ts';

const day = '2026-12-01';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const commit = (folder: string, message: string) =>
  shell(`git add -A && git -c user.name=Ana -c user.email=ana@example.com commit -qm '${message}'`, folder);

/** This program, as it is fetched: a repository with a version. */
function program(): string {
  const folder = emptyFolder();
  copyProject(folder);
  for (const name of ['dist', 'node_modules']) rmSync(join(folder, name), { recursive: true });
  cpSync('.nvmrc', join(folder, '.nvmrc'));
  shell('git init -q -b main', folder);
  commit(folder, 'All');
  shell('git tag v1', folder);
  return folder;
}

/** A repository of a new daycare that has confirmed all but one file, and its copy at GitHub. */
function repository() {
  const outer = emptyFolder();
  const [folder, origin, kept, served] = ['own', 'github', 'kept', 'served'].map((name) => join(outer, name)) as [
    string,
    string,
    string,
    string,
  ];
  const made = runIn('.', ['tasks/site.ts', 'new', '--repository', folder], `${answersOf('none')}\n${program()}, v1\n`);
  expect(made.status, made.output).toBe(0);
  const files = ['closures.yaml', 'policies/accessibility.md', 'provider.yaml', 'words/registration.yaml'];
  const confirmed = runIn('.', ['tasks/site.ts', 'confirm', ...files], 'yes\n'.repeat(files.length), {
    SITE: join(folder, 'site'),
  });
  expect(confirmed.status, confirmed.output).toBe(0);
  commit(folder, 'Confirmed');
  shell(`git init -q --bare -b main ${origin} && git remote add origin ${origin} && git push -q origin main`, folder);
  mkdirSync(kept);
  const place: Place = { origin, kept, vars: { DEPLOY_TO: served }, day };
  /** What the editor does when somebody saves. */
  function save(file: string, from: RegExp, to: string): void {
    shell('git pull -q origin main', folder);
    const path = join(folder, 'site', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
    commit(folder, `Update site/${file} (via Pages CMS)`);
    shell('git push -q origin main', folder);
  }
  return { folder, place, served, save };
}

test('a repository publishes what is right and confirmed, keeps what is wrong away, goes on at night and goes back', async () => {
  const { folder, place, served, save } = repository();

  const unconfirmed = runWorkflow(place, 'publish.yml', 'push');
  expect(unconfirmed.status).toBe(1);
  expect(unconfirmed.output).toMatch(
    /^::error file=site\/policies\/privacy\.md,line=\d+,title=Not ready to be published::policies\/privacy\.md \(/m,
  );
  expect(unconfirmed.summary).toContain('### Not ready to be published\n\n- policies/privacy.md (');
  expect(unconfirmed.steps.at(-1)).toBe('Build');
  expect(existsSync(served)).toBe(false);

  save('provider.yaml', /^tagline: .*/m, 'tagline: A small place by the river.');
  const triggeredBy = { name: 'Ana', email: 'ana@example.com' };
  const confirmed = runWorkflow(place, 'confirm.yml', 'workflow_dispatch', {
    context: { type: 'file', path: 'site/policies/privacy.md' },
    inputs: {},
    triggeredBy,
  });
  expect(confirmed.status, confirmed.output).toBe(0);
  expect(confirmed.summary).toContain('### Published\n\n- Little Acorns is published: https://littleacorns.ca');
  expect(shell(`git -C ${place.origin} log -1 --format='%an: %s'`)).toBe(
    'Ana: Ana has read policies/privacy.md, and found it true\n',
  );
  expect(shell(`tar -tzf ${join(place.kept, 'artifact/build.tar.gz')}`)).toMatch(
    /^dist\/build-\S+\/client\/index\.html$/m,
  );
  const gateway = startProcess(node, ['src/gateway/main.ts'], {
    env: {
      PORT: '0',
      SITE_DIR: join(served, 'client'),
      OUTBOX_DIR: join(folder, '../outbox'),
      MAILBOX_DIR: join(folder, '../mailbox'),
    },
  });
  const [, url = ''] = await gateway.said(/is open at (http:\S+)/);
  // The runs keep this process from seeing that a connection has ended.
  const home = async () => (await fetch(url, { headers: { connection: 'close' } })).text();
  expect(await home()).toContain('A small place by the river.');

  save('facts.yaml', /^( *list:).*/m, '$1\n    - { name: Care, sum: much, per: month }');
  const wrong = runWorkflow(place, 'publish.yml', 'push');
  expect(wrong.status).toBe(1);
  const line =
    readFileSync(join(folder, 'site/facts.yaml'), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('sum: much')) + 1;
  expect(wrong.output).toMatch(
    new RegExp(`^::error file=site/facts\\.yaml,line=${line},title=.*::facts\\.yaml, line ${line}: fees`, 'm'),
  );
  expect(wrong.steps.at(-1)).toBe('Check');
  expect(await home()).toContain('A small place by the river.');

  const before = statSync(join(served, 'last-night')).mtimeMs;
  const night = runWorkflow({ ...place, day: '2026-12-02' }, 'publish.yml', 'schedule');
  expect(night.status, night.output).toBe(0);
  expect(night.output).toContain('::warning title=Every night::One change waits to be published');
  expect(statSync(join(served, 'last-night')).mtimeMs).toBeGreaterThan(before);
  expect(await home()).toContain('A small place by the river.');

  const back = (changes?: number) =>
    runWorkflow(place, 'go-back.yml', 'workflow_dispatch', { inputs: { changes }, context: {}, triggeredBy });
  const first = back(1);
  expect(first.status, first.output).toBe(0);
  expect(first.summary).toContain('- Put back: facts.yaml\n');
  expect(await home()).toContain('A small place by the river.');
  const second = back();
  expect(second.status, second.output).toBe(0);
  expect(await home()).toContain('Child care in Red Deer for children from 19 months to 6 years.');
  expect(await home()).not.toContain('A small place by the river.');
  // What an open page still loads, and the build before.
  expect(
    shell(`ls ${served}`)
      .split('\n')
      .filter((name) => name.startsWith('build-')),
  ).toHaveLength(2);
}, 600_000);
