// The menu in the header's bar. As prerendered it is plain links and buttons; the code of the mega-menu (11 KB) comes when somebody is at the page, on
// screens wide enough for this bar only, and takes over while nobody is at the menu, or when a button is pressed. Without scripts, or if that code does not
// come, the dropdowns are plain too.
import { type MouseEvent, useEffect, useRef, useState } from 'react';

import type { Menu, MenuDropdown } from '#content/menus.ts';
import type { Target } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { MenuButton, MenuSummary } from '#ui/menu-button.tsx';
import { somebodyIsThere } from '#ui/when-near.ts';

import { isIn } from './built-menu.ts';
import type { MegaMenu } from './mega-menu.tsx';
import { MenuPanel } from './menu-panel.tsx';

export interface BarMenuProps {
  menu: Menu;
  name: string;
  current: Target | undefined;
}

type Code = { MegaMenu: typeof MegaMenu };
type Stage = { is: 'buttons' | 'plain' } | { is: 'mega'; Mega: Code['MegaMenu']; first?: string | undefined };

/** Kept when it has come, so that a press opens in the same moment and the next key already meets the open menu. */
let code: Code | undefined;
const load = async () => (code ??= await import('./mega-menu.tsx'));
/** Fetched ahead; a failure is met when a menu is really opened. */
const prepare = () => void load().catch(() => undefined);
/** The token `desktop`, from which the bar is shown. */
const wide = '(min-width: 70rem)';
/** In ms. A finger leaves before its click comes, and what is clicked must still be there. */
const afterPointer = 500;

export function BarMenu({ menu, name, current }: BarMenuProps) {
  const [stage, setStage] = useState<Stage>({ is: 'buttons' });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => takeOver(nav.current!, ({ MegaMenu: Mega }) => setStage({ is: 'mega', Mega })), []);
  if (stage.is === 'mega') return <stage.Mega menu={menu} name={name} current={current} first={stage.first} />;

  const show = ({ MegaMenu: Mega }: Code, first: string) => setStage({ is: 'mega', Mega, first });
  async function open({ currentTarget: button }: MouseEvent, title: string) {
    if (code) return show(code, title);
    const loaded = await load().catch(() => undefined);
    // Who has gone on to something else meanwhile keeps the focus there, and no menu opens. Safari does not focus a button that is clicked.
    const isWaiting = document.activeElement === button || document.activeElement === document.body;
    if (!loaded) setStage({ is: 'plain' });
    else if (isWaiting) show(loaded, title);
    return undefined;
  }

  return (
    <nav ref={nav} aria-label={name}>
      <ul role="list" className="flex flex-wrap items-center">
        {menu.map((item) => (
          <li key={item.title}>
            {'link' in item ? (
              <Link to={item.link} look="bar" current={item.link === current ? 'page' : undefined}>
                {item.title}
              </Link>
            ) : (
              <>
                {stage.is === 'buttons' && (
                  <span className="no-scripts:hidden">
                    <MenuButton
                      look="bar"
                      aria-expanded={false}
                      aria-current={isIn(item, current) || undefined}
                      onPointerEnter={prepare}
                      onFocus={prepare}
                      onClick={(event) => void open(event, item.title)}
                    >
                      {item.title}
                    </MenuButton>
                  </span>
                )}
                <div className={stage.is === 'buttons' ? 'hidden no-scripts:block' : undefined}>
                  <PlainDropdown dropdown={item} name={name} current={current} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Where the bar is shown, or once a window is widened to it, fetches the code when somebody is at the page, and gives it over while neither the focus nor the pointer is at the menu. A button that is
 * replaced while it is pressed is a new one to a screen reader, which then does not say that it is open. Returns a function that stops it.
 */
function takeOver(menu: HTMLElement, show: (loaded: Code) => void) {
  const watch = new AbortController();
  const { signal } = watch;
  const screen = window.matchMedia(wide);
  const barIsShown = new Promise<unknown>((resolve) => {
    if (screen.matches) resolve(true);
    else screen.addEventListener('change', resolve, { signal, once: true });
  });
  let isPointed = menu.matches(':hover');
  function look() {
    if (signal.aborted || !code || isPointed || menu.contains(document.activeElement)) return;
    watch.abort();
    show(code);
  }
  function pointedAway() {
    isPointed = false;
    look();
  }
  void barIsShown
    .then(somebodyIsThere)
    .then(load)
    .then(look, () => undefined);
  menu.addEventListener('pointerenter', () => (isPointed = true), { signal });
  menu.addEventListener('pointerleave', () => setTimeout(pointedAway, afterPointer), { signal });
  // Where the focus goes is known only after it has left.
  menu.addEventListener('focusout', () => setTimeout(look), { signal });
  return () => watch.abort();
}

interface PlainDropdownProps {
  dropdown: MenuDropdown;
  name: string;
  current: Target | undefined;
}

/** Few links stand in the bar themselves; many are behind the browser's own disclosure, one open at a time. */
function PlainDropdown({ dropdown, name, current }: PlainDropdownProps) {
  const { title, entries = [] } = dropdown;
  if (!entries.length)
    return (
      <details name={name}>
        <MenuSummary look="bar">{title}</MenuSummary>
        <div className="mega-panel">
          <MenuPanel dropdown={dropdown} current={current} />
        </div>
      </details>
    );
  return (
    <ul role="list" aria-label={title} className="flex flex-wrap">
      {entries.map(({ heading, target }) => (
        <li key={target}>
          <Link to={target} look="bar" current={target === current ? 'page' : undefined}>
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  );
}
