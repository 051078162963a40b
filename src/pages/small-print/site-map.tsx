// /site-map: the provider's pages and those of the small print, each with its parts, made from the route table. Template pages are reached from their own header
// only (product decision 13).
import { pageParts, siteMapHead, siteMapWords } from '#content/words/site-map.ts';
import { smallPrint } from '#content/words/small-print.ts';
import { routes, type Route } from '#routes.ts';
import { PrintHead } from './print-head.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Sections } from '#ui/hydration/part.tsx';

const { ask, ...head } = siteMapHead;

export function SiteMap() {
  return (
    <Sections>
      <PrintHead {...head} family="chinook" shape="hill" icon="magnifying-glass">
        <p className="font-strong">
          <Link to="/contact-us" look="block">
            {ask}
          </Link>
        </p>
      </PrintHead>
      <div className="wrap grid gap-16 py-section">
        <Branches title={siteMapWords.main} rows={routes.filter(({ group }) => group === 'main')} />
        <Branches title={smallPrint.menuName} rows={routes.filter(({ group }) => group === 'small-print')} />
      </div>
    </Sections>
  );
}

function Branches({ title, rows }: { title: string; rows: readonly Route[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className="print-tree mt-8">
        {rows.map(({ path, title: page, description }) => (
          <li key={path}>
            <h3>
              <Link to={path} look="block">
                {page}
              </Link>
            </h3>
            <p>{description}</p>
            <Leaves page={page} parts={pageParts[path] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leaves({ page, parts }: { page: string; parts: NonNullable<(typeof pageParts)['/']> }) {
  if (!parts.length) return null;
  return (
    <ul role="list" aria-label={siteMapWords.partsOf(page)}>
      {parts.map(({ title, link }) => (
        <li key={link}>
          <Link to={link} look="line">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
