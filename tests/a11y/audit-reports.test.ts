// @vitest-environment node
// The reports that are published: what we claim by OpenACR's own schema, and what the last audit found as auditors' programs read it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

import { criteria } from '../../a11y/criteria.ts';
import { openAcr } from '../../a11y/open-acr.ts';
import { outcomes } from '../../a11y/outcomes.ts';
import { publishedFacts } from '../../a11y/reports.ts';
import { currentAudit, facts, lastAudit, reportsFolder } from '../../a11y/statement.ts';
import { statementOf } from '#content/words/accessibility.ts';
import { provider } from '#content/records/provider.ts';
import { routes } from '#routes.ts';

import schema from './openacr-0.1.0.schema.json' with { type: 'json' };

const files = readdirSync(reportsFolder);
const text = (start: string) =>
  readFileSync(
    join(
      reportsFolder,
      files.find((name) => name.startsWith(start))!,
    ),
    'utf8',
  );

interface Assertion {
  by: string;
  test: string;
  result: string;
}
interface Node {
  id: string;
  type: string | string[];
  outcome?: string;
  assertions?: Assertion[];
}

test('the OpenACR file keeps the schema of OpenACR 0.1.0', () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  expect(ajv.validate(schema, openAcr()), ajv.errorsText()).toBe(true);
});

test('the dated reports are those of the last audit', () => {
  const { day } = lastAudit()!;
  const dated = files.filter((name) => /\d{4}-\d\d-\d\d/.test(name));
  expect(dated.toSorted()).toEqual(
    [`audit-${day}.html`, `axe-${day}.json`, `earl-${day}.jsonld`, `wcag-em-${day}.jsonld`].toSorted(),
  );
});

test('an audit is told of, and its reports are published, only while the site is the one that was audited', () => {
  const audit = lastAudit()!;
  expect(currentAudit(audit.site)).toEqual(audit);
  expect(currentAudit('another digest')).toBeUndefined();
  const told = (about: Parameters<typeof facts>[1]) =>
    statementOf(facts([], about))
      .find(({ id }) => id === 'tested')!
      .text!.join(' ');
  expect(told(audit)).toContain(`over ${audit.pages} pages`);
  expect(told(undefined)).toContain('have changed since');
  expect(told(undefined)).not.toMatch(/ran|found no/);
  const published = publishedFacts().files.map(({ name }) => name);
  for (const name of ['criteria.html', 'openacr.yaml', 'statement.md']) expect(published).toContain(name);
  expect(published.some((name) => name.includes(audit.day))).toBe(currentAudit() !== undefined);
});

test('EARL has every page of the route table, and whatever an assertion names is defined', () => {
  const { '@graph': graph } = JSON.parse(text('earl')) as { '@graph': Node[] };
  const ids = new Set(graph.map(({ id }) => id));
  for (const { path } of routes) expect(ids.has(provider.url + path), path).toBe(true);
  const assertions = graph.flatMap((node) => node.assertions ?? []);
  expect(assertions.length).toBeGreaterThan(routes.length * 80);
  for (const { by, test: named, result } of assertions) {
    expect(ids.has(by), by).toBe(true);
    expect(ids.has(named) || named === 'https://www.w3.org/TR/WCAG22/', named).toBe(true);
    expect(
      outcomes.some((outcome) => result === `#${outcome}`),
      result,
    ).toBe(true);
  }
  expect(new Set(graph.flatMap(({ outcome }) => outcome ?? []))).toEqual(
    new Set(outcomes.map((each) => `earl:${each}`)),
  );
  const failed = assertions.filter(({ by, result }) => by !== '#provider' && result === '#failed');
  expect(failed.map((each) => each.test)).toEqual([]);
});

test('the WCAG-EM report has the site as its sample, and a result for each criterion', () => {
  const { defineScope, selectSample, auditSample } = JSON.parse(text('wcag-em')) as {
    defineScope: { wcagVersion: string; conformanceTarget: string };
    selectSample: { structuredSample: { description: string }[] };
    auditSample: { test: { id: string }; result: { outcome: { id: string } } }[];
  };
  expect(defineScope).toMatchObject({ wcagVersion: '2.2', conformanceTarget: 'AA' });
  expect(selectSample.structuredSample.map(({ description }) => description)).toEqual(
    routes.map(({ path }) => provider.url + path),
  );
  expect(auditSample).toHaveLength(criteria.length);
  expect(new Set(auditSample.map((each) => each.test.id)).size).toBe(criteria.length);
  expect(auditSample.map((each) => each.test.id)).toContain('WCAG22:focus-not-obscured-enhanced');
});

test('the reports are below 1.5 MB together, so that they stay light to read and to keep', () => {
  const size = files.reduce((sum, name) => sum + statSync(join(reportsFolder, name)).size, 0);
  expect(size).toBeLessThan(1_500_000);
});
