/** The words of /accessibility, with the fields of W3C's statement generator. The audits' results come in as `Facts` (a11y/statement.ts). */
import { longDate } from '#content/rules/dates.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { barrierLink, type SmallPrintLink, type SmallPrintSection } from './small-print.ts';
import { glossary } from '#content/site/glossary.ts';
import { barrier, message } from '#content/site/words/forms.ts';
import { glossaryHead } from './glossary.ts';

/** Facts from the table of criteria and the last audit. Dates are ISO 8601. */
export interface Facts {
  /** When the table was last checked against the code. */
  readonly reviewed: string;
  /** Criteria of levels A and AA that are not fully met. */
  readonly notMet: readonly string[];
  /** Numbers of criteria of level AAA. */
  readonly strict: { readonly apply: number; readonly met: number };
  readonly limits: readonly { readonly what: string; readonly instead: string }[];
  /** What a person listened to, with which screen reader, and when. */
  readonly heard: readonly { readonly what: string; readonly with: string; readonly on: string }[];
  /** Version of axe-core. */
  readonly axe: string;
  /** The last audit of every page that found nothing: its day, the versions of the site and of axe-core, and whether the site is the same today. */
  readonly audit: {
    readonly day: string;
    readonly version: string;
    readonly axe: string;
    readonly pages: number;
    readonly runs: number;
    readonly isOfThisSite: boolean;
  };
  /** Files in /accessibility/reports/. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

export const accessibilityHead = {
  title: 'Accessibility',
  lead: 'Every parent can find, understand and send everything here. Where we fall short, we say so.',
  notice: { title: 'Something keeps you out?', text: 'Tell us. We mend it, and help you meanwhile.' },
  report: barrier.title,
} as const;

const { street, town, province, postalCode } = provider.address;

/** Titles of report files, by the start of their names. */
const fileNames: readonly (readonly [start: string, words: string, kind: string])[] = [
  ['criteria.html', 'All 86 criteria of WCAG 2.2', 'web page'],
  ['openacr', 'Conformance report as OpenACR', 'YAML'],
];

export const reportAddress = (name: string) => `/accessibility/reports/${name}` as const;

const fileLink = ({ name, bytes }: Facts['files'][number]): SmallPrintLink[] => {
  const known = fileNames.find(([start]) => name.startsWith(start));
  if (!known) return [];
  return [{ words: known[1], href: reportAddress(name), note: `${known[2]}, ${Math.ceil(bytes / 1000)} KB` }];
};

/** 1036 as '1,036', without `Intl`: see dates.ts. */
const withCommas = (count: number): string =>
  count < 1_000 ? String(count) : `${withCommas(Math.floor(count / 1_000))},${String(count % 1_000).padStart(3, '0')}`;

export function statementOf({
  reviewed,
  notMet,
  strict,
  limits,
  heard,
  axe,
  audit,
  files,
}: Facts): SmallPrintSection[] {
  return [
    {
      id: 'promise',
      title: 'What we promise',
      text: [
        `${provider.longName} wants every parent to use this site with ease. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Beyond it we aim at level AAA, the strictest one.`,
      ],
    },
    {
      id: 'standing',
      title: 'Where we stand',
      text: [
        notMet.length === 0
          ? 'By our own tests, all of this site that is ours conforms to WCAG 2.2 level AA. What is not ours is listed below.'
          : `This site partially conforms to WCAG 2.2 level AA: it does not yet fully meet ${notMet.join(', ')}.`,
        strict.met === strict.apply
          ? `Of the strictest level, AAA, ${strict.apply} criteria apply. We meet all of them.`
          : `Of the strictest level, AAA, ${strict.apply} criteria apply. We meet ${strict.met} of them fully.`,
      ],
    },
    {
      id: 'limits',
      title: 'Known limits, and what to do instead',
      limits,
    },
    {
      id: 'barrier',
      title: barrier.title,
      text: [
        'If something on this site keeps you out, please tell us. We send you what you need in another form, and we mend the site.',
      ],
      links: [
        { words: provider.phone, href: phoneLink(provider.phone), note: `${provider.hours}` },
        { words: provider.email, href: mailLink(provider.email), note: 'no phone needed' },
        { words: 'How to find us', to: '/contact-us#find-us', note: `${street}, ${town}, ${province}, ${postalCode}` },
      ],
      button: { title: accessibilityHead.report, link: barrierLink },
    },
    {
      id: 'answer',
      title: 'How soon we answer, and who else can help',
      text: [
        message.promise,
        'If our answer does not help, say that you want to complain. The person who runs the daycare then reads your case and writes back.',
        'You can also turn to the Alberta Human Rights Commission, at no cost.',
      ],
      links: [{ words: 'Alberta Human Rights Commission', href: 'https://albertahumanrights.ab.ca', note: '' }],
    },
    {
      id: 'tested',
      title: 'How we test',
      text: [
        'We test ourselves. Nobody from outside has audited the site yet.',
        `On ${longDate(audit.day)} axe-core ${audit.axe} ran ${withCommas(audit.runs)} times over version ${audit.version} of this site: ${audit.pages} pages and what opens on them. It found no barriers and left no questions open.`,
        audit.isOfThisSite
          ? 'The pages have not changed since.'
          : 'Some pages have changed since. We check all of them again before each release.',
      ],
      list: [
        `Programs can check every page, and what opens on it. They use axe-core ${axe}, on a phone’s and a desk’s width, in light, evening, more contrast and forced colours.`,
        'They walk through every page with the Tab key. They measure what has the focus, the size of every control, 400 % zoom, text of twice the size and wide text spacing.',
        'They use the forms, menus and windows with the keyboard alone, and the forms without scripts.',
        ...heard.map(({ what, with: tool, on }) => `${what} (${tool}, ${longDate(on)}).`),
        'Every change is tried in Chromium. Firefox and the engine of Safari were tried by hand in November 2026.',
        'Not tried yet: real iPhones and iPads, NVDA, JAWS, VoiceOver, TalkBack, voice control and switches.',
      ],
    },
    {
      id: 'work',
      title: 'What we do so that it stays so',
      list: [
        'Accessibility is the first goal of this site, and part of every change.',
        'Each part of it has tests for keyboard, contrast and screen readers, which one command runs.',
        'We write in short, plain sentences, and measure the reading level of each page.',
        'We listen to the site with a screen reader, and read what you write to us.',
      ],
    },
    {
      id: 'made-for',
      title: 'What the site is made for',
      text: [
        'It is made for Safari from 16.4, Chrome and Edge from 117 and Firefox from 128, with the aids that work in them, on any device. Older browsers show it more plainly; everything can be read and sent there too.',
        'It uses HTML, CSS, WAI-ARIA, SVG and JavaScript. Without JavaScript everything can be read and every form can be sent.',
      ],
    },
    { id: 'words', title: glossaryHead.title, text: [glossaryHead.lead], terms: glossary },
    {
      id: 'reports',
      title: 'Reports for auditors',
      text: ['The proof behind this page, for people who check sites and for their programs.'],
      links: files.flatMap(fileLink),
    },
    {
      id: 'behind',
      title: 'Who stands behind this',
      text: [
        `${provider.name} wrote this statement and stands behind it. We read it again with every larger change, and at least once a year.`,
        `Written on ${longDate(reviewed)}.`,
      ],
    },
  ];
}
