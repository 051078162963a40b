// The sections of a page of the small print beside their table of contents, which comes first in the document.
import { smallPrint, type SmallPrintLink, type SmallPrintSection } from '#content/words/small-print.ts';
import { TableOfContents } from '#ui/navigation/table-of-contents.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Table } from '#ui/layout/table.tsx';

export function SmallPrintSections({
  sections,
  day,
}: {
  sections: readonly SmallPrintSection[];
  day?: string | undefined;
}) {
  return (
    <div className="wrap py-section">
      <div className="post-margin">
        <TableOfContents title={smallPrint.contents} parts={sections} />
        <div className="post-text print-text">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {day && <p className="mt-12 text-small text-ink-soft">{smallPrint.updated(day)}</p>}
        </div>
      </div>
    </div>
  );
}

function Section({ id, title, text = [], list, limits, table, terms, links, button, close = [] }: SmallPrintSection) {
  return (
    <section id={id} className="post-part">
      <h2 className="text-2">{title}</h2>
      {text.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {list && (
        <ul className="post-list">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {limits && <Limits limits={limits} />}
      {table && <Table {...table} />}
      {terms && <Terms terms={terms} />}
      {close.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {links && <Links links={links} />}
      {button && (
        <p className="print:hidden!">
          <Link to={button.link} button="solid">
            {button.title}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Known limits, each as a card: the limit, and below it the alternative. */
function Limits({ limits }: { limits: NonNullable<SmallPrintSection['limits']> }) {
  return (
    <ul role="list" className="print-limits">
      {limits.map(({ what, instead }) => (
        <li key={what} className="edged">
          <p>{what}</p>
          <p className="print-instead">
            <Icon name="arrow-right" />
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
    <dl className="print-terms">
      {terms.map(({ term, means }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: { links: readonly SmallPrintLink[] }) {
  return (
    <ul role="list" className="print-links">
      {links.map(({ words, to, href, note }) => (
        <li key={words}>
          <Link {...(to ? { to } : { href: href! })} variant="line">
            {words}
          </Link>
          {note && <span className="text-ink-soft"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
