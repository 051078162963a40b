// The parts of a page of the small print beside their list of contents. Reading order: contents, then the parts.
import { smallPrint, type PrintLink, type PrintPart } from '#content/words/small-print.ts';
import { TableOfContents } from '#ui/navigation/table-of-contents.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Table } from '#ui/layout/table.tsx';

export function PrintParts({ parts, day }: { parts: readonly PrintPart[]; day?: string | undefined }) {
  return (
    <div className="wrap py-section">
      <div className="post-margin">
        <TableOfContents title={smallPrint.contents} parts={parts} />
        <div className="post-text print-text">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
          {day && <p className="mt-12 text-small text-ink-soft">{smallPrint.updated(day)}</p>}
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, text = [], list, limits, table, terms, links, button, close = [] }: PrintPart) {
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
        <p className="no-print">
          <Link to={button.link} button="solid">
            {button.title}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Two sheets of paper on each other: what one may meet, and the way round it. */
function Limits({ limits }: { limits: NonNullable<PrintPart['limits']> }) {
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

function Terms({ terms }: { terms: NonNullable<PrintPart['terms']> }) {
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

function Links({ links }: { links: readonly PrintLink[] }) {
  return (
    <ul role="list" className="print-links">
      {links.map(({ words, to, href, note }) => (
        <li key={words}>
          <Link {...(to ? { to } : { href: href! })} look="line">
            {words}
          </Link>
          {note && <span className="text-ink-soft"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
