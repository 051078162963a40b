// After a client-side navigation, does what a browser does for a new document: sets the colours, scrolls, moves focus, and announces the page once.
import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

import { ownTitle } from '#content/rules/page-title.ts';
import { provider } from '#content/site/provider.ts';
import { colorOf, type Route, variantOf } from '#routes.ts';
import { speak } from '#ui/overlay/toast-store.ts';

import {
  anchorTarget,
  focusOn,
  headingOf,
  holdBelowHeader,
  restoreScroll,
  scrollToTop,
  whenFound,
} from './scroll-and-focus.ts';
import { useScrollMemory } from './scroll-memory.ts';

/** In ms between the change of focus and the announcement: screen readers drop a live region update that coincides with a change of focus. */
const announcementDelay = 150;

/** In ms between focusing <main> and focusing the heading: screen readers treat faster changes of focus as one. */
const headingDelay = 400;

/**
 * Moves focus to the new page's heading, so that screen readers read it. The polite live region announces the page's title only if the heading does not
 * contain it, so that nothing is read twice. On the first load nothing is focused or announced.
 */
export function useRouteChange(route: Route) {
  const location = useLocation();
  const type = useNavigationType();
  const scrollOf = useScrollMemory(location.key);
  const last = useRef<Location>(undefined);

  useLayoutEffect(() => {
    document.documentElement.dataset['color'] = colorOf(route);
  }, [route]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (before === location) return undefined;
    if (!before) return firstLoad(location.hash);

    const isNewPage = pageOf(route, before) !== pageOf(route, location);
    // A page that changes only its query, such as a filter, handles scroll and focus itself.
    if (!isNewPage && before.search !== location.search) return undefined;

    const remembered = type === 'POP' ? scrollOf(location.key) : undefined;
    if (remembered !== undefined && !isNewPage) return restoreScroll(remembered);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (heading: string) => {
      if (!isNewPage) return;
      timer = setTimeout(() => {
        const title = ownTitle(document.title, provider);
        if (!heading.includes(title)) speak(title, 'polite', 'page');
      }, announcementDelay);
    };
    const stop = scrollAndFocus(location.hash, remembered, isNewPage, announce);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [location, type, route, scrollOf]);
}

/** Identifies the page of a location; ignores the hash, filters and campaign parameters. */
const pageOf = (route: Route, { pathname, search }: Location) => `${pathname}?${variantOf(route, search)}`;

type Announce = (heading: string) => void;
type Stop = () => void;

/** Scrolls and moves focus. The returned function cancels what still waits for the page to render. */
function scrollAndFocus(hash: string, remembered: number | undefined, isNewPage: boolean, announce: Announce): Stop {
  if (remembered !== undefined) {
    const stops = [restoreScroll(remembered), byWayOfMain(() => focusPage(announce))];
    return () => {
      for (const stop of stops) stop();
    };
  }
  if (isNewPage || !hash) scrollToTop();
  const go = hash ? () => goToAnchor(hash, announce) : () => focusPage(announce);
  return isNewPage && hash ? byWayOfMain(go) : go();
}

function goToAnchor(hash: string, announce: Announce): Stop {
  const missing = () => void focusPage(announce);
  return holdAtAnchor(
    hash,
    (target) => {
      const heading = headingOf(target);
      focusOn(heading);
      announce(heading.textContent);
      return 'smooth';
    },
    missing,
  );
}

/** Focuses the <h1>, or <main> if no <h1> is rendered in time. */
function focusPage(announce: Announce): Stop {
  const main = document.getElementById('main');
  return whenFound(
    () => {
      const heading = main?.querySelector('h1');
      return heading && focusOn(heading) && heading;
    },
    (heading) => announce(heading.textContent),
    () => {
      if (main) focusOn(main);
      announce('');
    },
  );
}

/**
 * For Back, Forward, and a part of another page. When the focused element unmounts, Orca silently moves to the new heading, so it reads nothing when the heading
 * then receives focus, and stays in focus mode. So <main> is focused first, and the heading once that has been reported, unless the visitor has moved focus meanwhile.
 */
function byWayOfMain(focusHeading: () => Stop): Stop {
  const main = document.getElementById('main');
  if (!main || !focusOn(main)) return focusHeading();
  // Hides the focus indicator of <main> meanwhile (frame.tsx).
  main.dataset['passesOn'] = '';
  let stop: Stop = () => {};
  const timer = setTimeout(() => {
    delete main.dataset['passesOn'];
    if (document.activeElement === main) stop = focusHeading();
  }, headingDelay);
  return () => {
    delete main.dataset['passesOn'];
    clearTimeout(timer);
    stop();
  };
}

/** On the first load with a hash, the browser's own scroll ignores the sticky header. Does nothing if the visitor has scrolled or moved focus since. */
function firstLoad(hash: string): Stop | undefined {
  if (!hash) return undefined;
  return holdAtAnchor(hash, (target) => {
    const { top, bottom } = target.getBoundingClientRect();
    const isElsewhere = window.scrollY > 0 && (top > window.innerHeight || bottom < 0);
    if (isElsewhere || document.activeElement !== document.body) return undefined;
    focusOn(headingOf(target));
    return 'instant';
  });
}

/** Waits for the target of the hash, calls `focusTarget`, and scrolls with the behaviour that it returns (not at all for undefined). */
function holdAtAnchor(
  hash: string,
  focusTarget: (target: HTMLElement) => 'smooth' | 'instant' | undefined,
  giveUp?: () => void,
): Stop {
  let release: Stop = () => {};
  const stop = whenFound(
    () => anchorTarget(hash),
    (target) => {
      const behavior = focusTarget(target);
      if (behavior) release = holdBelowHeader(target, behavior);
    },
    giveUp,
  );
  return () => {
    stop();
    release();
  };
}
