// The sticky header of every page. After 50 px of scroll it takes its fixed form: lower, with a border. The phone number and Register stand in it; on phones
// once the registration form, or the first screen of a page without it, has scrolled away.
import type { Menu } from '#content/rules/menu.ts';
import { header } from '#content/words/header.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { nameLang, provider } from '#content/site/provider.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import type { Route } from '#routes.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Logo } from '#ui/drawing/logo.tsx';
import { Part } from '#runtime/part.tsx';
import { useScrolledPast } from '#ui/navigation/scrolled-past.ts';
import { SkipLink } from '#ui/navigation/skip-link.tsx';

import { anchorTarget, fixedAfter, headerId } from './scroll-and-focus.ts';
import { BarMenu } from './bar-menu.tsx';
import { CallInBar } from './call-in-bar.tsx';
import { menuTargets } from './menu-targets.ts';
import { OpeningByName } from './opening-now.tsx';
import { useCurrentTarget } from './current-target.ts';
import { SheetMenu } from './sheet-menu.tsx';

interface HeaderProps {
  menu: Menu;
  extra?: Route['header'];
}

/** The header is fixed after 50 px, not at 50 (REQ N14). */
const isHeaderFixed = () => window.scrollY > fixedAfter;
function isFormPast() {
  const form = anchorTarget('#register');
  return form ? form.getBoundingClientRect().bottom < window.innerHeight / 2 : window.scrollY > window.innerHeight;
}

export function Header(props: HeaderProps) {
  const isFixed = useScrolledPast(isHeaderFixed);
  const isAtHand = useScrolledPast(isFormPast);
  return (
    // Without scripts its menu is an open list, which must not cover the page.
    <header
      id={headerId}
      className={`group site-header top-0 z-20 bg-paper data-fixed:border-b-2 data-fixed:border-line no-scripts:static ${props.extra === 'night' ? 'evening text-ink' : ''}`}
      data-fixed={isFixed || undefined}
      data-at-hand={isAtHand || undefined}
    >
      {/* The skip link stands in it, too: React redraws the whole document for a text outside of all parts that a translation has changed. */}
      <Part>
        <SkipLink to="main">{header.skip}</SkipLink>
        <Bar {...props} />
      </Part>
    </header>
  );
}

function Bar({ menu, extra }: HeaderProps) {
  const props = {
    menu,
    name: header.menuName,
    current: useCurrentTarget([...menuTargets(menu), ...header.further.map(({ link }) => link)]),
  };
  return (
    <>
      {extra === 'help-phone' && <HelpPhone />}
      <div className="wrap flex site-bar flex-wrap items-center justify-between gap-2 py-1 tablet:gap-3 print:min-h-0 no-scripts:py-4">
        <Link to="/" variant="plain">
          <Logo name={provider.name} lang={nameLang} />
        </Link>
        <OpeningByName />
        <div className="hidden desktop:ms-auto desktop:block print:hidden! no-scripts:hidden">
          <Part renderFailure={() => <SheetMenu id="bar-menu" {...props} />}>
            <BarMenu {...props} />
          </Part>
        </div>
        <div className="at-hand grow animate-fade flex-wrap gap-2 tablet:ms-auto tablet:max-w-at-hand tablet:gap-3 tablet:ps-3 desktop:ms-0 desktop:ps-0 print:hidden! no-scripts:grow-0">
          <CallInBar />
          <Link to={registerTo} button="solid" size="bar">
            {registerSays ?? header.register}
          </Link>
        </div>
        {/* Without scripts this menu is an open list at every width. */}
        <div className="sheet-menu desktop:hidden print:hidden! no-scripts:block no-scripts:w-full">
          <Part>
            <SheetMenu {...props} />
          </Part>
        </div>
      </div>
    </>
  );
}

/** A line above the bar with the phone number. */
function HelpPhone() {
  return (
    <p className="help-phone flex min-h-target max-w-none flex-wrap items-center justify-center gap-x-2 px-gutter night forced-colors:border-b-2">
      {header.help}:{' '}
      <Link href={phoneLink(provider.phone)} variant="line">
        <Icon name="phone" /> {provider.phone}
      </Link>
    </p>
  );
}
