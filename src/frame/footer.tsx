// The footer of every page: a board that the page stands on, an invitation, and the provider's address, phone, e-mail, hours and pages.
import { footerLang, pictures } from '#content/site/words/footer.ts';
import { buildDay } from '#content/site/build-day.ts';
import { footer } from '#content/words/footer.ts';
import { footerMenu } from '#content/values/menus.ts';
import { addresses, hasHouses, houses, licences } from '#content/values/houses.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import type { Language } from '#content/rules/language.ts';
import { nameLang, provider } from '#content/site/provider.ts';
import { smallPrint, smallPrintMenu } from '#content/words/small-print.ts';
import type { Route } from '#routes.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Logo } from '#ui/drawing/logo.tsx';
import { Board } from '#ui/layout/board.tsx';
import { late } from '#runtime/late.tsx';
import { Part } from '#runtime/part.tsx';

import { useCurrentTarget } from './current-target.ts';
import { nightFailure } from './failure.tsx';
import { Invitation } from './invitation.tsx';
import { LinkList } from './link-list.tsx';
import { OpeningNow } from './opening-now.tsx';
import { PrintFooter } from './print-footer.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Only the template pages have it: its code is a chunk of its own. */
const FooterNewsletter = late(
  'footer-newsletter',
  async () => (await import('./footer-newsletter.tsx')).FooterNewsletter,
);

interface FooterProps {
  route: Pick<Route, 'path' | 'kind'>;
  /** Whether it contains the newsletter form. */
  newsletter: 'shown' | 'none';
}

export function Footer(props: FooterProps) {
  return (
    <footer className="relative overflow-hidden night">
      <Part renderFailure={nightFailure}>
        <Content {...props} />
      </Part>
    </footer>
  );
}

function Content({ route, newsletter }: FooterProps) {
  // The not-found page has a landscape of its own, so its footer has none.
  const land = route.kind === 'not-found' ? 'none' : 'shown';
  return (
    <>
      {land === 'shown' && <Board />}
      <Invitation route={route} land={land} />
      {newsletter === 'shown' && (
        <Part renderFailure={nightFailure}>
          <FooterNewsletter />
        </Part>
      )}
      <div className="bg-night-base pt-12 pb-8 print:hidden">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-8 wrap-anywhere tablet:grid-cols-2 desktop:flex desktop:flex-wrap desktop:justify-between">
            <Lockup />
            <Address />
            <Contact />
            <Pages />
          </div>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-night-line pt-6 text-small text-night-soft">
            <SmallPrint />
            <p className="flex max-w-prose flex-wrap gap-x-10 gap-y-3">
              <span>{`© ${buildDay.slice(0, 4)} ${provider.name}`}</span>
              <Licence />
              {pictures && <span {...footerLang}>{pictures}</span>}
            </p>
            <SchemeSwitch />
          </div>
        </div>
      </div>
      <PrintFooter />
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h3 className="mb-3 text-body leading-tight font-bold">{children}</h3>
);

function Lockup() {
  return (
    <div>
      <Logo name={provider.name} lang={nameLang} />
      <p className="mt-4 max-w-48 text-small text-balance text-night-soft" {...nameLang}>
        {provider.longName}
      </p>
    </div>
  );
}

function Address() {
  return (
    // Beside the hours of several houses it would be narrower than a street.
    <div {...(hasHouses && { className: 'desktop:shrink-0' })}>
      <Heading>{footer.find}</Heading>
      {addresses.map(({ name, nameLang: lang, lines: [street, town, code] }, index) => (
        <address key={street} className={index ? 'mt-3 not-italic' : 'not-italic'}>
          {hasHouses && <House lang={lang}>{name!}</House>}
          {street}
          <br />
          {town}
          <br />
          {code}
        </address>
      ))}
    </div>
  );
}

/** The name of a house, where there are several. */
const House = ({ lang, children }: { lang: Language | undefined; children: string }) => (
  <b className="block pt-2" {...lang}>
    {children}
  </b>
);

function Contact() {
  return (
    // Hours that change with the season would leave no room for the menu.
    <div className="desktop:max-w-72">
      <Heading>{footer.talk}</Heading>
      <ul role="list">
        {houses.map(({ name, nameLang: lang, phone, opening }) => (
          <li key={name ?? phone}>
            {hasHouses && <House lang={lang}>{name!}</House>}
            <Link href={phoneLink(phone)} variant="line">
              <Icon name="phone" />
              {` ${phone}`}
            </Link>
            <p className="min-h-lh text-small text-night-soft contain-inline-size no-scripts:hidden">
              <OpeningNow hours={opening} />
            </p>
          </li>
        ))}
        <li>
          <Link href={mailLink(provider.email)} variant="line">
            <Icon name="envelope-simple" /> {provider.email}
          </Link>
        </li>
        {provider.social.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} variant="line">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Heading>{footer.open}</Heading>
        {houses.map(({ name, nameLang: lang, hours }) => (
          <p key={name ?? hours}>
            {hasHouses && <House lang={lang}>{name!}</House>}
            {hours}
          </p>
        ))}
      </div>
    </div>
  );
}

function Pages() {
  const current = useCurrentTarget(footerMenu.map(({ link }) => link));
  return (
    <nav aria-label={footer.menuName} className="print:hidden!">
      <Heading>{footer.pages}</Heading>
      <LinkList links={footerMenu} current={current} variant="columns" />
    </nav>
  );
}

function Licence() {
  const { licence } = provider;
  return licences.length ? (
    licences.map((each) => (
      <Link key={each.number} href={each.record} variant="line">
        {footer.licence(licence, each)}
      </Link>
    ))
  ) : (
    <span>{licence}</span>
  );
}

function SmallPrint() {
  const current = useCurrentTarget(smallPrintMenu.map(({ link }) => link));
  return (
    <nav aria-label={smallPrint.menuName} className="w-full print:hidden!">
      <LinkList links={smallPrintMenu} current={current} variant="line" />
    </nav>
  );
}
