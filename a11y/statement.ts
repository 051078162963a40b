// The facts of the accessibility statement, from the table of criteria and the last audit. The words are in site/policies/accessibility.md and src/content/words/accessibility.ts.
import packages from '../package.json' with { type: 'json' };
import { glossary } from '../src/content/site/glossary.ts';
import { changed, head, sections } from '../src/content/site/policies/accessibility.ts';
import { provider } from '../src/content/site/provider.ts';
import type { AuditFacts, Statement } from '../src/content/words/accessibility.ts';
import { criteria, limits, listened, reviewed } from './criteria.ts';
import { lastAudit, siteDigest } from './last-audit.ts';

const applying = criteria.filter(({ conformance }) => conformance !== 'not-applicable');
const strict = applying.filter(({ level }) => level === 'AAA');

/** What the daycare says there. */
export const statement: Statement = { sections, changed, ask: head.ask, glossary };

/** @param files names and sizes of the published reports */
export function facts(files: AuditFacts['files'] = [], audit = lastAudit(), site = siteDigest()): AuditFacts {
  const { day, version, axe, pages, runs } = audit;
  const isOurs = audit.daycare === provider.name;
  return {
    reviewed,
    notMet: applying
      .filter(({ level, conformance }) => level !== 'AAA' && conformance !== 'supports')
      .map(({ id, name }) => `${id} ${name}`),
    strict: { apply: strict.length, met: strict.filter(({ conformance }) => conformance === 'supports').length },
    limits: limits.map(({ what, instead }) => ({ what, instead })),
    ...(isOurs && { heard: listened }),
    axe: packages.devDependencies['axe-core'],
    audit: { day, version, axe, pages, runs, isOurs, isOfThisSite: audit.site === site },
    files,
  };
}
