// The sections of a page of the small print beside their table of contents, which comes first in the document.
import { siteLanguage, type Language } from '#content/rules/language.ts';
import type { SmallPrintLink, SmallPrintSection } from '#content/rules/policy.ts';
import { smallPrint } from '#content/words/small-print.ts';
import { TableOfContents } from '#ui/navigation/table-of-contents.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Fold } from '#ui/control/fold.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { SentenceTable } from '#ui/layout/sentence-table.tsx';
import { BesideContents, Paragraphs, Prose, TextList, TextPart } from '#ui/layout/text-part.tsx';

interface SmallPrintSectionsProps {
  sections: readonly SmallPrintSection[];
  /** Of the titles. */
  lang: Language | undefined;
  day?: string | undefined;
}

export function SmallPrintSections({ sections, lang, day }: SmallPrintSectionsProps) {
  return (
    <div className="wrap py-section">
      <BesideContents contents={<TableOfContents title={smallPrint.contents} parts={sections} lang={lang} />}>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {day && <p className="mt-12 text-small text-ink-soft">{smallPrint.updated(day)}</p>}
      </BesideContents>
    </div>
  );
}

function Section({ id, title, lang, ...content }: SmallPrintSection) {
  return (
    <TextPart id={id} title={title} lang={lang}>
      <Content {...content} />
    </TextPart>
  );
}

function Content(content: Partial<SmallPrintSection>) {
  const { text = [], list, folded, limits, table, terms, inserted, links, button, close = [] } = content;
  return (
    <>
      <Paragraphs texts={text} />
      {list && <TextList items={list} />}
      {folded && (
        <Fold summary={folded.title}>
          <TextList items={folded.list} />
        </Fold>
      )}
      {limits && <Limits limits={limits} />}
      {table && <SentenceTable {...table} />}
      {terms && <Terms terms={terms} />}
      {inserted && (
        <Prose lang={inserted.lang ?? siteLanguage}>
          <Content {...inserted} />
        </Prose>
      )}
      <Paragraphs texts={close} />
      {links && <Links links={links} />}
      {button && (
        <p className="print:hidden!">
          <Link to={button.link} button="solid">
            {button.title}
          </Link>
        </p>
      )}
    </>
  );
}

/** Known limits, each as a card: the limit, and below it the alternative. */
function Limits({ limits }: { limits: NonNullable<SmallPrintSection['limits']> }) {
  return (
    <ul role="list" className="grid max-w-prose gap-5">
      {limits.map(({ what, instead }) => (
        <li
          key={what}
          className="rounded-t-panel border-b-8 border-wood bg-paper-2 forced-colors:border-2 forced-colors:border-ink more-contrast:border-2 more-contrast:border-ink"
        >
          <p className="px-6 py-5">{what}</p>
          <p className="grid grid-cols-auto-1 gap-3 bg-spruce-tint px-6 py-5">
            <span className="pt-1 print:hidden">
              <Icon name="arrow-right" />
            </span>
            <span>
              <strong>{smallPrint.instead}</strong> {instead}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Terms({ terms }: { terms: NonNullable<SmallPrintSection['terms']> }) {
  return (
    <dl>
      {terms.map(({ term, lang, means }) => (
        <div key={term} className="border-b-2 border-line py-3 tablet:flex tablet:flex-wrap tablet:gap-x-2" {...lang}>
          <dt className="font-strong tablet:w-48 tablet:shrink-0 print:w-30">{term}</dt>
          {/* Where the text is much larger, below the term. */}
          <dd className="tablet:grow tablet:basis-48">{means}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: { links: readonly SmallPrintLink[] }) {
  return (
    <ul role="list" className="max-w-prose wrap-anywhere">
      {links.map(({ words, to, href, note }) => (
        <li key={words} className="flex flex-wrap items-center gap-x-4 border-b-2 border-line">
          <Link {...(to ? { to } : { href: href! })} variant="line">
            {words}
          </Link>
          {note && <span className="text-ink-soft"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
