// /site-map: the provider's pages and the small print with their sections, from the route table. Template pages are left out: only their own header links to
// them (product decision 13).
import { pageParts } from '#content/values/menus.ts';
import { siteMapHead, siteMapWords } from '#content/words/site-map.ts';
import { smallPrint } from '#content/words/small-print.ts';
import { routeOf, routes, type Route } from '#routes.ts';
import { SmallPrintHead } from './small-print-head.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Page } from '#pages/page.tsx';

const { ask, ...head } = siteMapHead;
const own = routeOf('/site-map')!;
/** Links of the longest list that stands in one column; a longer one has a row of its own, in columns. */
const longest = 12;

export function SiteMap() {
  return (
    <Page path="/site-map">
      <SmallPrintHead
        {...head}
        lead={<InLanguage lang={own.lang}>{own.description}</InLanguage>}
        family="chinook"
        shape="hill"
        icon="magnifying-glass"
      >
        <p className="font-strong">
          <Link to="/contact-us" variant="block">
            {ask}
          </Link>
        </p>
      </SmallPrintHead>
      <div className="wrap grid gap-16 py-section">
        <PageTree title={siteMapWords.main} rows={routes.filter(({ group }) => group === 'main')} />
        <PageTree title={smallPrint.menuName} rows={routes.filter(({ group }) => group === 'small-print')} />
      </div>
    </Page>
  );
}

function PageTree({ title, rows }: { title: string; rows: readonly Route[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list" className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
        {rows.map(({ path, title: page, lang, description }) => (
          <li key={path} className={isLong(pageParts[path]) ? 'col-span-full' : ''}>
            <h3 {...lang}>
              <Link to={path} variant="block">
                {page}
              </Link>
            </h3>
            <p {...lang}>{description}</p>
            <SectionLinks page={page} parts={pageParts[path] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Parts = NonNullable<(typeof pageParts)['/']>;

function isLong(parts: Parts = []) {
  return parts.length > longest;
}

function SectionLinks({ page, parts }: { page: string; parts: Parts }) {
  if (!parts.length) return null;
  const columns = isLong(parts) ? 'gap-x-12 tablet:columns-2 wide:columns-3' : '';
  return (
    <ul role="list" aria-label={siteMapWords.partsOf(page)} className={`mt-3 border-l-8 border-wood pl-5 ${columns}`}>
      {parts.map(({ title, lang, link }) => (
        <li key={link} className="break-inside-avoid" {...lang}>
          <Link to={link} variant="line">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
