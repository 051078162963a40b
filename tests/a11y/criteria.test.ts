// @vitest-environment node
// What is claimed: the table of criteria, the OpenACR file and the accessibility statement.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { provider, providerMap } from '#content/site/provider.ts';
import { longDate } from '#content/rules/dates.ts';
import { mapMaker } from '#content/rules/map-maker.ts';
import { changed as statementChanged } from '#content/site/policies/accessibility.ts';
import { statementOf } from '#content/words/accessibility.ts';

import { criteriaHtml } from '../../a11y/criteria-page.ts';
import { criteria, levels, limits, reviewed } from '../../a11y/criteria.ts';
import { lastAudit } from '../../a11y/last-audit.ts';
import { openAcr } from '../../a11y/open-acr.ts';
import { languagesIn, ownContentOf } from '../../a11y/own-content.ts';
import { publishedFacts } from '../../a11y/reports.ts';
import { facts, statement as said } from '../../a11y/statement.ts';
import schema from './openacr-0.1.0.schema.json' with { type: 'json' };

/** How many success criteria each guideline of WCAG 2.2 has; of 4.1 the first is removed. */
const guidelines = '1.1:1 1.2:9 1.3:6 1.4:13 2.1:4 2.2:6 2.3:3 2.4:13 2.5:8 3.1:6 3.2:6 3.3:9 4.1:3';
const standard = guidelines
  .split(' ')
  .map((entry) => entry.split(':'))
  .flatMap(([guideline, count]) => Array.from({ length: Number(count) }, (_, index) => `${guideline}.${index + 1}`))
  .filter((id) => id !== '4.1.1');

/** All texts of the statement, with their titles. */
const statement = (of = facts()) => JSON.stringify(statementOf(said, of));

test('every criterion of WCAG 2.2 is in the table, once and in order, with a remark', () => {
  expect(criteria.map(({ id }) => id)).toEqual(standard);
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(86);
  expect(levels.map((level) => criteria.filter((row) => row.level === level).length)).toEqual([31, 24, 31]);
  expect(criteria.filter(({ remark }) => !remark)).toEqual([]);
});

test('a criterion that is not met is a limit in the statement, with what to do instead', () => {
  const unmet = criteria.filter(({ conformance }) => /^(?:partially|does-not)/.test(conformance));
  const known = limits.flatMap(({ ids }) => ids);
  expect(unmet.filter(({ id }) => !known.includes(id))).toEqual([]);
  for (const { what, instead } of limits) for (const text of [what, instead]) expect(statement()).toContain(text);
});

test('the statement says the standard, the state, the limits, the day, how it was tested and how to reach us', () => {
  const parts = [
    'WCAG) 2.2, level AA',
    'Known limits',
    'axe-core',
    'Orca',
    mapMaker(providerMap.embed).maker,
    'Human Rights',
  ];
  for (const part of [
    ...parts,
    provider.answersWithin,
    provider.phone,
    provider.email,
    provider.address.street,
    `Written on ${longDate(statementChanged ?? reviewed)}.`,
  ])
    expect(statement()).toContain(part);
});

test('the statement names the day, the version and the pages of the last audit, and says whether they have changed since', () => {
  const audit = lastAudit();
  const same = statement(facts([], audit, audit.site));
  for (const told of [same, statement(facts([], audit, 'another digest'))])
    for (const part of [
      longDate(audit.day),
      `version ${audit.version}`,
      `axe-core ${audit.axe}`,
      `${audit.pages} pages`,
    ])
      expect(told).toContain(part);
  expect(same).toContain('The pages have not changed since.');
  expect(statement(facts([], audit, 'another digest'))).toContain('Some pages have changed since.');
});

test('of another daycare’s pages the statement says that they were not audited, and what was', () => {
  const told = statement(facts([], { ...lastAudit(), daycare: 'Another' }));
  expect(told).toContain('a site made of the same parts');
  expect(told).toContain('have not been audited like this yet');
  for (const claim of ['of this site: ', 'have changed since', 'listened to', 'our own tests,'])
    expect(told).not.toContain(claim);
  const criteriaOfAnother = criteriaHtml({ ...lastAudit(), daycare: 'Another' });
  expect(criteriaOfAnother).toContain('How a site made of the same parts meets');
  // A daycare may have neither film nor tune.
  expect(criteriaOfAnother).not.toMatch(/\bthe tune|its one silent film|(?<!in )\bthe film|Montessori/i);
  expect(criteriaHtml()).not.toContain('made of the same parts');
});

test('until a daycare’s own pages are audited, the OpenACR file is of a site made of the same parts, and of no later day', () => {
  const ofAnother = { ...lastAudit(), daycare: 'Another', day: '2027-03-01' };
  const { title, product, report_date } = openAcr(facts([], ofAnother));
  expect(title).toContain('of the parts');
  expect(product.name).not.toContain(provider.name);
  expect(product.description).toContain(`Not the website of ${provider.longName}, which has not been audited`);
  expect(report_date).toBe(reviewed);
  const daycare = { ...provider, name: 'Little Acorns', longName: 'Little Acorns Daycare', email: 'hi@acorns.example' };
  const { author, vendor, notes, ...rest } = openAcr(facts([], ofAnother), daycare);
  expect([author, vendor]).toEqual([author, author]);
  expect(JSON.stringify(author)).not.toMatch(/acorns/i);
  expect(author.company_name).toContain('Prairie Lantern');
  expect(notes).toMatch(/^The pages of Little Acorns Daycare have not been audited yet\./);
  expect(notes + rest.evaluation_methods_used).not.toContain('Our own');
  const own = openAcr(facts([], { ...ofAnother, daycare: provider.name }));
  expect([own.author.email, own.vendor.email]).toEqual([provider.email, provider.email]);
  expect([own.title, own.report_date]).toEqual([`${provider.name} Accessibility Conformance Report`, '2027-03-01']);
});

test('what a site made of the same parts meets is said of that site, and of our own pages only what they do not', () => {
  const ofParts = { ...facts([], { ...lastAudit(), daycare: 'Another' }), notMet: ['3.1.2 Language of Parts'] };
  const told = statement(ofParts);
  expect(told).toContain('Our own pages do not fully meet 3.1.2 Language of Parts.');
  expect(told).toMatch(/AAA, \d+ criteria apply\. That site meets /);
  expect(told).not.toMatch(/This site|It meets/);
});

test('an audit of a daycare’s own is a file of its folder, and one that is none gets a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'audit.json');
  expect(lastAudit(file).daycare).toBe('Prairie Lantern');
  writeFileSync(file, JSON.stringify({ ...lastAudit(), daycare: 'Little Acorns' }));
  expect(lastAudit(file).daycare).toBe('Little Acorns');
  for (const broken of [
    '',
    '{"day":"soon"}',
    JSON.stringify({ ...lastAudit(), day: '2999-01-01' }),
    JSON.stringify({ ...lastAudit(), runs: 0 }),
  ]) {
    writeFileSync(file, broken);
    expect(() => lastAudit(file)).toThrow('audit.json: this is not what an audit writes. Take the file out;');
  }
});

test('the table follows the words, films and sounds of a daycare’s own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ids = () => ownContentOf(folder).map((each) => each.ids[0]);
  writeFileSync(join(folder, 'people.yaml'), '- name: José\n');
  writeFileSync(join(folder, 'programs.yaml'), '# Préscolaire\n- title: Preschool\n');
  writeFileSync(join(folder, 'recordings.yaml'), 'films: []\nsounds: []\n');
  expect(ids()).toEqual([]);
  writeFileSync(join(folder, 'programs.yaml'), '- title: Préscolaire\n');
  expect(ids()).toEqual(['3.1.2']);
  expect(ownContentOf(folder)[0]!.remark).toContain('such as “Préscolaire”');
  writeFileSync(join(folder, 'programs.yaml'), '- title: Préscolaire\n  lang: fr\n- name: Forêt\n  nameLang: pl\n');
  expect([ids(), languagesIn(folder)]).toEqual([[], ['French', 'Polish']]);
  writeFileSync(join(folder, 'programs.yaml'), '- title: Préscolaire\n  titleLang: fr\n');
  writeFileSync(join(folder, 'provider.yaml'), 'house: Maison d’Été\nhouseLang: fr\n');
  writeFileSync(join(folder, 'places.yaml'), '- house: Maison d’Été\n');
  expect([ids(), languagesIn(folder)]).toEqual([[], ['French']]);
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/neige.md'), '---\ntitle: Neige\n---\n\nElle est tombée.\n');
  expect(ownContentOf(folder)[0]!.remark).toContain('such as “tombée”');
  writeFileSync(join(folder, 'posts/neige.md'), '---\ntitle: Neige\nlang: fr\n---\n\nElle est tombée.\n');
  expect(ids()).toEqual([]);
  writeFileSync(join(folder, 'programs.yaml'), '- title: Préscolaire\n');
  writeFileSync(join(folder, 'recordings.yaml'), 'films:\n  - id: our-day\nsounds: []\n');
  expect(ids()).toEqual(['3.1.2', '1.2.1']);
  expect(ownContentOf(resolve('site'))).toEqual([]);
});

test('the statement links to the OpenACR file and the page for auditors', () => {
  for (const name of ['criteria.html', 'openacr.yaml'])
    expect(statement(publishedFacts())).toContain(`/accessibility/reports/${name}`);
});

test('the OpenACR file keeps the schema of OpenACR 0.1.0', () => {
  const { success, error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(openAcr());
  expect(success, error && z.prettifyError(error)).toBe(true);
});

test('the OpenACR file has every criterion of its catalogue in its chapter, with terms that the catalogue knows', () => {
  const terms = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'];
  const { chapters } = openAcr();
  for (const level of levels) {
    const chapter = chapters[`success_criteria_level_${level.toLowerCase()}`]!.criteria;
    const expected: string[] = criteria.filter((row) => row.level === level).map(({ id }) => id);
    // The catalogue still lists the criterion that WCAG 2.2 has removed.
    if (level === 'A') expected.splice(-1, 0, '4.1.1');
    expect(chapter.map(({ num }) => num)).toEqual(expected);
    for (const { components } of chapter)
      expect(components).toEqual([
        { name: 'web', adherence: { level: expect.toBeOneOf(terms), notes: expect.any(String) } },
      ]);
  }
});
