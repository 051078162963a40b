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
/** Of the lists that one column shows whole, in links. */
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
      <ul role="list" className="mt-8 gap-x-12 tablet:columns-2 wide:columns-3">
        {rows.map(({ path, title: page, lang, description }) => (
          <li key={path} className={`pb-10 ${(pageParts[path]?.length ?? 0) > longest ? '' : 'break-inside-avoid'}`}>
            <h3 className="break-after-avoid" {...lang}>
              <Link to={path} variant="block">
                {page}
              </Link>
            </h3>
            <p className="break-after-avoid" {...lang}>
              {description}
            </p>
            <SectionLinks page={page} parts={pageParts[path] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionLinks({ page, parts }: { page: string; parts: NonNullable<(typeof pageParts)['/']> }) {
  if (!parts.length) return null;
  return (
    <ul role="list" aria-label={siteMapWords.partsOf(page)} className="mt-3 border-l-8 border-wood pl-5">
      {parts.map(({ title, lang, link }) => (
        <li key={link} {...lang}>
          <Link to={link} variant="line">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
