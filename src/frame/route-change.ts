// What a browser does when it opens a page, for a page that opens without one: title, colours, scroll, focus, and the new page heard once.
import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

import { ownTitle, titleOf } from '#content/rules/page-title.ts';
import { colorOf, type Route, variantOf } from '#routes.ts';
import { speak } from '#ui/overlay/toast-store.ts';

import { anchorOf, focusOn, headingOf, holdBelowHeader, restoreScroll, scrollToTop, whenThere } from './arrive.ts';
import { useScrollMemory } from './scroll-memory.ts';

/** In ms. The focus is spoken first; a live region that changes in the same moment would be cut off by it. */
const afterFocus = 150;

/** In ms. Two changes of the focus in one moment are told as one. */
const afterMain = 400;

/**
 * The focus goes to the new page's heading, so a screen reader speaks the heading. The polite region adds the page's title only where the heading does
 * not say it already: nobody hears the same words twice. Nothing is spoken or focused when the site is first opened.
 */
export function useRouteChange(route: Route) {
  const location = useLocation();
  const type = useNavigationType();
  const scrollOf = useScrollMemory(location.key);
  const last = useRef<Location>(undefined);

  // Before the page's own effects: a page that a query makes has a title of its own.
  useLayoutEffect(() => {
    document.title = titleOf(route);
    document.documentElement.dataset['color'] = colorOf(route);
  }, [route]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (before === location) return undefined;
    if (!before) return firstLoad(location.hash);

    const isNewPage = pageOf(route, before) !== pageOf(route, location);
    // A page that changes only its own query (a filter) looks after itself.
    if (!isNewPage && before.search !== location.search) return undefined;

    const remembered = type === 'POP' ? scrollOf(location.key) : undefined;
    if (remembered !== undefined && !isNewPage) return restoreScroll(remembered);
    let speaking: ReturnType<typeof setTimeout> | undefined;
    const say = (heading: string) => {
      if (!isNewPage) return;
      speaking = setTimeout(() => {
        const title = ownTitle(document.title);
        if (!heading.includes(title)) speak(title, 'polite', 'page');
      }, afterFocus);
    };
    const stop = arrive(location.hash, remembered, isNewPage, say);
    return () => {
      clearTimeout(speaking);
      stop();
    };
  }, [location, type, route, scrollOf]);
}

/** A location without what does not make another page: hash, filters, campaign marks. */
const pageOf = (route: Route, { pathname, search }: Location) => `${pathname}?${variantOf(route, search)}`;

type Say = (heading: string) => void;
type Stop = () => void;

/** Scrolls and focuses; what has to wait for the page is stopped by the next navigation. */
function arrive(hash: string, remembered: number | undefined, isNewPage: boolean, say: Say): Stop {
  if (remembered !== undefined) {
    const stops = [restoreScroll(remembered), focusBack(say)];
    return () => {
      for (const stop of stops) stop();
    };
  }
  if (isNewPage || !hash) scrollToTop();
  return hash ? goToAnchor(hash, say) : focusPage(say);
}

function goToAnchor(hash: string, say: Say): Stop {
  const missing = () => void focusPage(say);
  return whenHeld(
    hash,
    (target) => {
      const heading = headingOf(target);
      focusOn(heading);
      say(heading.textContent);
      return 'smooth';
    },
    missing,
  );
}

/** The page's main heading; where there is none in time, the main part itself. */
function focusPage(say: Say): Stop {
  const main = document.getElementById('main');
  return whenThere(
    () => {
      const heading = main?.querySelector('h1');
      return heading && focusOn(heading) && heading;
    },
    (heading) => say(heading.textContent),
    () => {
      if (main) focusOn(main);
      say('');
    },
  );
}

/**
 * The focus of the page that was left is gone with it. Orca takes the new heading for the place where one is then, without a word, so it has nothing to say when
 * the focus comes to it, and stays in its focus mode. The main part has the focus first, until that was told, and then the heading, unless one has moved on.
 */
function focusBack(say: Say): Stop {
  const main = document.getElementById('main');
  if (!main || !focusOn(main)) return focusPage(say);
  // No ring comes and goes around the page meanwhile.
  main.dataset['passesOn'] = '';
  let stop: Stop = () => {};
  const timer = setTimeout(() => {
    delete main.dataset['passesOn'];
    if (document.activeElement === main) stop = focusPage(say);
  }, afterMain);
  return () => {
    delete main.dataset['passesOn'];
    clearTimeout(timer);
    stop();
  };
}

/** A page opened with a hash: the browser went there by itself, without knowing the header. Who has moved on since is left alone. */
function firstLoad(hash: string): Stop | undefined {
  if (!hash) return undefined;
  return whenHeld(hash, (target) => {
    const { top, bottom } = target.getBoundingClientRect();
    const isElsewhere = window.scrollY > 0 && (top > window.innerHeight || bottom < 0);
    if (isElsewhere || document.activeElement !== document.body) return undefined;
    focusOn(headingOf(target));
    return 'instant';
  });
}

/** Goes to the part that the hash names, in the way that `received` says (nowhere if it says nothing), and holds it there. */
function whenHeld(
  hash: string,
  received: (target: HTMLElement) => 'smooth' | 'instant' | undefined,
  giveUp?: () => void,
): Stop {
  let release: Stop = () => {};
  const stop = whenThere(
    () => anchorOf(hash),
    (target) => {
      const behavior = received(target);
      if (behavior) release = holdBelowHeader(target, behavior);
    },
    giveUp,
  );
  return () => {
    stop();
    release();
  };
}
