// What stands beside the folder in a repository, and what its buttons and nights do. Its workflows are run in tests/long/repository.test.ts.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { expect, test } from 'vitest';

import { editorConfig } from '../../tasks/site/editor.ts';
import { answerTo } from '../../tasks/site/questions.ts';
import { repositoryQuestion } from '../../tasks/site/repository.ts';
import { editorFormat } from './editor-format.ts';
import { newRepository, site } from './new-repository.ts';
import { workflowFormat } from './workflow-format.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
    encoding: 'utf8',
  });
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const workflows = (folder: string) => readdirSync(join(folder, '.github/workflows'));

test('a new repository has the folder, forms that the editor takes, workflows that GitHub takes, and a page for the director', () => {
  const { folder, output } = newRepository();
  expect(git(folder, 'status', '--short', '--branch')).toBe('## main\n');
  expect(git(folder, 'ls-files')).not.toContain('schemas/');
  expect(read(folder, 'program.env')).toMatch(/^PROGRAM=https:\/\/git\.example\.com\/lantern\nVERSION=v0\.1\.0\n$/m);
  const config = editorFormat.parse(parse(read(folder, '.pages.yml')));
  const files = git(folder, 'ls-files', 'site').split('\n');
  for (const { path } of config.content.flatMap((each) => (each.type === 'group' ? each.items : each)))
    if (!/places|schools|day|notices/.test(path))
      expect(
        files.some((file) => file.startsWith(path)),
        path,
      ).toBe(true);
  for (const { input } of config.media) expect(files).toContain(`${input}/.gitkeep`);
  for (const file of workflows(folder)) workflowFormat.parse(parse(read(folder, `.github/workflows/${file}`)));
  const page = read(folder, 'README.md');
  expect(page).toMatch(/^# The website of Little Acorns\n\nHere stands all that https:\/\/littleacorns\.ca says\./);
  for (const { label } of [...config.actions, ...config.media.slice(0, 1)]) expect(page).toContain(`**${label}**`);
  expect(output).toContain(`SITE=`);
  expect(output).toContain('git -C ');
});

test('the editor takes the forms of all files, also of those that few daycares have', () => {
  expect(editorFormat.safeParse(parse(editorConfig(() => true))).error?.issues).toBeUndefined();
});

test('every button of the editor starts a workflow that takes what it sends, and no step has it in the words that a shell runs', () => {
  const { folder } = newRepository();
  const { actions, content } = editorFormat.parse(parse(read(folder, '.pages.yml')));
  const buttons = content
    .flatMap((each) => (each.type === 'group' ? each.items : each))
    .flatMap((each) => each.actions ?? []);
  expect(buttons.length).toBeGreaterThan(10);
  for (const { workflow } of [...actions, ...buttons]) {
    const { on, jobs } = workflowFormat.parse(parse(read(folder, `.github/workflows/${workflow}`)));
    expect(on.workflow_dispatch.inputs).toHaveProperty('payload');
    const steps = 'steps' in jobs.publish ? jobs.publish.steps : [];
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  }
});

test.each([
  ['https://git.example.com/lantern, v0.1.0', 0],
  ['git@git.example.com:us/lantern.git, 3c382ee7', 0],
  ['https://git.example.com/lantern', 1],
  ['https://git.example.com/lantern, v1; rm -rf ~', 1],
  ['https://git.example.com/$(id), v1', 1],
  ['--upload-pack=x, v1', 1],
  ['https://git.example.com/lantern, -f', 1],
])('“%s” as the address and the version of the program: %i mistakes', (answer, count) => {
  expect(answerTo('program', answer, repositoryQuestion.program).mistakes).toHaveLength(count);
});

test('forms of another version are told of by check, and written anew by upgrade', () => {
  const { folder } = newRepository();
  const env = { SITE: join(folder, 'site') };
  const before = read(folder, '.pages.yml');
  writeFileSync(join(folder, '.pages.yml'), before.replace('label: Groups', 'label: Classes'));
  expect(site(['check'], '', env).output).toContain(
    '- ../.pages.yml: the forms in the browser are not those of this version',
  );
  expect(site(['upgrade'], '', env).output).toContain('../.pages.yml, the forms in the browser, is written anew.');
  expect(read(folder, '.pages.yml')).toBe(before);
  writeFileSync(join(folder, '.github/workflows/go-back.yml'), 'name: Another\n');
  const { output } = site(['upgrade'], '', env);
  expect(output).toContain(
    '../.github/workflows/go-back.yml is not that of this version, tasks/site/repository/go-back.yml',
  );
  expect(output).not.toMatch(/publish\.yml|\.pages\.yml/);
});

/** Saves a file as the editor does. */
function save(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, 'site', file), text);
  git(folder, 'commit', '-qam', `Update site/${file} (via Pages CMS)`);
}

const press = (folder: string, button: string, payload: object = {}) =>
  site(['press', button], '', { SITE: join(folder, 'site'), PAYLOAD: JSON.stringify(payload) });

test('each press of the way back goes one change further, keeps what follows it in the history, and what was found true', () => {
  const { folder } = newRepository();
  const first = read(folder, 'site/glossary.yaml');
  save(folder, 'glossary.yaml', '[]\n# one\n');
  save(folder, 'glossary.yaml', '[]\n# two\n');
  expect(press(folder, 'confirm', { context: { path: 'site/closures.yaml' } }).status).toBe(0);
  const confirmed = read(folder, 'site/confirmed.yaml');
  expect(confirmed).toContain('file: closures.yaml');
  save(folder, 'notices.yaml', '[]\n');
  const triggeredBy = { name: 'Éva', email: 'eva@example.com' };
  expect(press(folder, 'go-back', { triggeredBy }).status).toBe(0);
  expect(read(folder, 'site/glossary.yaml')).toContain('two');
  expect(git(folder, 'log', '-1', '--format=%an <%ae> %s')).toBe('Éva <eva@example.com> Take back the last change\n');
  expect(press(folder, 'go-back').status).toBe(0);
  expect(read(folder, 'site/glossary.yaml')).toContain('one');
  save(folder, 'glossary.yaml', '[]\n# three\n');
  expect(press(folder, 'go-back', { inputs: { changes: '2' } }).status).toBe(0);
  expect(read(folder, 'site/glossary.yaml')).toBe(first);
  expect(read(folder, 'site/confirmed.yaml')).toBe(confirmed);
  const refused = press(folder, 'go-back');
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('There are not so many changes: 0 can be taken back.');
  expect(git(folder, 'status', '--short')).toBe('');
});

test('a button that asks for what there is not changes nothing', () => {
  const { folder } = newRepository();
  for (const [button, payload, said] of [
    ['confirm', { context: { path: 'site/../README.md' } }, 'Nothing that ../README.md says is to be confirmed.'],
    ['go-back', { inputs: { changes: -1 } }, 'How many changes are to be taken back? A number from 1 to 99.'],
    ['delete', {}, 'There is no button delete.'],
  ] as const) {
    const pressed = press(folder, button, payload);
    expect(pressed.status).toBe(1);
    expect(pressed.output).toContain(said);
  }
  const typed = site(['press', 'go-back'], '', { SITE: join(folder, 'site'), PAYLOAD: 'facts.yaml' });
  expect(typed.status).toBe(1);
  expect(typed.output).toContain('This is nothing that the editor sends: facts.yaml.');
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1\n');
});

test('from ten days before GitHub stops a schedule that nobody has touched, each night says so', () => {
  const { folder } = newRepository();
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-10-01T12:00:00Z' };
  execFileSync('git', ['-C', folder, 'commit', '-q', '--amend', '--no-edit'], { env });
  const night = (day: string) =>
    site(['nights'], '', { SITE: join(folder, 'site'), TODAY: day, GITHUB_ACTIONS: 'true' }).output;
  expect(night('2026-11-19')).toBe('The nightly build goes on by itself until 30 November 2026 at least.\n');
  expect(night('2026-11-20')).toMatch(
    /^::warning title=Every night::Nothing has been changed since 1 October 2026\. After 60 days, on 30 November 2026, GitHub stops/,
  );
});

test('at GitHub a mistake is noted at its file and line, and the summary says it in the owner’s words, whatever signs they have', () => {
  const { folder } = newRepository();
  const path = join(folder, 'site/pages.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text}- { path: '/100%<b>', title: A, description: B }\n`);
  const summary = join(folder, 'summary.md');
  const { output, status } = site(['check'], '', {
    SITE: join(folder, 'site'),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(status).toBe(1);
  const line = text.split('\n').length;
  const said = `pages.yaml, line ${line}: entry 15: path is “/100%<b>”, which is no page of the program.`;
  expect(output).toContain(`\n::error file=site/pages.yaml,line=${line},title=Wrong::${said.replace('%', '%25')}`);
  expect(readFileSync(summary, 'utf8')).toContain(`### Wrong\n\n- ${said.replace('<b>', String.raw`\<b\>`)}`);
});
