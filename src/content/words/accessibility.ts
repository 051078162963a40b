/** What the statement on /accessibility says of the audits. The other words are the daycare's (site/policies/accessibility.md), with the fields of W3C's statement generator. */
import { longDate } from '#content/rules/dates.ts';
import type { Language } from '#content/rules/language.ts';
import { type PolicySection, type SmallPrintLink, type SmallPrintSection, withInserts } from '#content/rules/policy.ts';
import { barrierLink } from './small-print.ts';

/** What the daycare says there. */
export interface Statement {
  readonly sections: readonly PolicySection<
    'standing' | 'limits' | 'words' | 'reports' | 'report' | 'tests' | 'written'
  >[];
  readonly lang?: Language | undefined;
  /** When its words were last changed, if it says so: such as 2026-11-23. */
  readonly changed?: string | undefined;
  /** The words of the button for a report. */
  readonly ask: string;
  readonly glossary: NonNullable<SmallPrintSection['terms']>;
}

/** Facts from the table of criteria and the last audit. Dates are ISO 8601. */
export interface AuditFacts {
  /** When the table was last checked against the code. */
  readonly reviewed: string;
  /** Criteria of levels A and AA that are not fully met. */
  readonly notMet: readonly string[];
  /** Numbers of criteria of level AAA. */
  readonly strict: { readonly apply: number; readonly met: number };
  readonly limits: readonly { readonly what: string; readonly instead: string }[];
  /** Of the sample: what a script listened to on its pages, with which screen reader, and when. */
  readonly heard?: { readonly what: readonly string[]; readonly with: string; readonly on: string };
  /** Version of axe-core. */
  readonly axe: string;
  /** The last audit of every page that found nothing: its day, the versions of the site and of axe-core, whether it was of this daycare’s pages or of another’s, and whether they are the same today. */
  readonly audit: {
    readonly day: string;
    readonly version: string;
    readonly axe: string;
    readonly pages: number;
    readonly runs: number;
    readonly isOurs: boolean;
    readonly isOfThisSite: boolean;
  };
  /** Files in /accessibility/reports/. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** Titles of report files, by the start of their names. */
const fileNames: readonly (readonly [start: string, words: string, kind: string])[] = [
  ['criteria.html', 'All 86 criteria of WCAG 2.2', 'web page'],
  ['openacr', 'Conformance report as OpenACR', 'YAML'],
];

export const reportAddress = (name: string) => `/accessibility/reports/${name}` as const;

const fileLink = ({ name, bytes }: AuditFacts['files'][number]): SmallPrintLink[] => {
  const known = fileNames.find(([start]) => name.startsWith(start));
  if (!known) return [];
  return [{ words: known[1], href: reportAddress(name), note: `${known[2]}, ${Math.ceil(bytes / 1000)} KB` }];
};

/** 1036 as '1,036', without `Intl`: see dates.ts. */
const withCommas = (count: number): string =>
  count < 1_000 ? String(count) : `${withCommas(Math.floor(count / 1_000))},${String(count % 1_000).padStart(3, '0')}`;

/**
 * The parts of the statement with what the audits found.
 * @param ours what the pages of this daycare are called
 */
export const statementOf = (statement: Statement, facts: AuditFacts, ours = 'Our own pages'): SmallPrintSection[] =>
  withInserts(statement.sections, insertsOf(statement, facts, ours), statement.lang);

/** The text of the part into which the site puts that, on one line. */
export function statementText(
  statement: Statement,
  facts: AuditFacts,
  insert: 'standing' | 'tests',
  ours?: string,
): string {
  const {
    text = [],
    list = [],
    folded,
  } = statementOf({ ...statement, lang: undefined }, facts, ours)[
    statement.sections.findIndex((part) => part.insert === insert)
  ]!;
  return [...text, ...list, ...(folded ? [`${folded.title}:`, ...folded.list] : [])].join(' ');
}

/** What the last audit does not cover. */
function since({ isOurs, isOfThisSite }: AuditFacts['audit'], ours: string): string {
  if (!isOurs) return `${ours}, with their words and pictures, have not been audited like this yet.`;
  return isOfThisSite ? 'The pages have not changed since.' : 'Some pages have changed since.';
}

function insertsOf(
  { changed, ask, glossary }: Statement,
  { reviewed, notMet, strict, limits, heard, axe, audit, files }: AuditFacts,
  ours: string,
) {
  return {
    standing: {
      text: [
        ...(audit.isOurs
          ? []
          : [`${ours} have not been audited yet. What follows was found on a site made of the same parts.`]),
        ...(audit.isOurs
          ? [
              notMet.length > 0
                ? `This site partially conforms to WCAG 2.2 level AA: it does not yet fully meet ${notMet.join(', ')}.`
                : 'By our own tests, all of this site that is ours conforms to WCAG 2.2 level AA. What is not ours is listed below.',
            ]
          : [
              'By its tests, all of that site that is its own conforms to WCAG 2.2 level AA. What is not is listed below.',
              // Of our pages only what their words show is known.
              ...(notMet.length > 0 ? [`${ours} do not fully meet ${notMet.join(', ')}.`] : []),
            ]),
        `Of the strictest level, AAA, ${strict.apply} criteria apply. ${audit.isOurs ? 'We meet' : 'That site meets'} ${strict.met === strict.apply ? 'all of them' : `${strict.met} of them fully`}.`,
      ],
    },
    // Other pages link to them by these addresses.
    limits: { id: 'limits', limits },
    words: { id: 'words', terms: glossary },
    reports: {
      id: 'reports',
      ...(!audit.isOurs && { text: ['They are of the site for which the parts of this one were made.'] }),
      links: files.flatMap(fileLink),
    },
    report: { button: { title: ask, link: barrierLink } },
    tests: {
      text: [
        `On ${longDate(audit.day)} axe-core ${audit.axe} ran ${withCommas(audit.runs)} times over ${audit.isOurs ? `version ${audit.version} of this site` : 'a site made of the same parts'}: ${audit.pages} pages and what opens on them. It found no barriers and left no questions open.`,
        since(audit, ours),
      ],
      list: [
        `Programs can check every page, and what opens on it. They use axe-core ${axe}, on a phone’s and a desk’s width, in light, evening, more contrast and forced colours.`,
        'They walk through every page with the Tab key. They measure what has the focus, the size of every control, 400 % zoom, text of twice the size and wide text spacing.',
        'They use the forms, menus and windows with the keyboard alone, and the forms without scripts.',
        `Every change ${heard ? '' : 'of its parts '}is tried in Chromium. Each release ${heard ? '' : 'of them '}is tried in Firefox and in the engine of Safari too.`,
        'Not tried yet: real iPhones and iPads, NVDA, JAWS, VoiceOver, TalkBack, voice control and switches.',
      ],
      ...(heard && {
        folded: { title: `Heard in a screen reader: ${heard.with}, ${longDate(heard.on)}`, list: heard.what },
      }),
    },
    written: { text: [`Written on ${longDate(changed ?? reviewed)}.`] },
  } as const;
}
