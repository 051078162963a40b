// What a link leads to is fetched before it is followed: all of it when the link is pointed at, touched or focused, its page's code when it is in view and
// somebody is there. Never for a visitor who saves data or has a slow connection.
import { fetchCodeOf, fetchPage } from '#pages/fetch-ahead.ts';
import { somebodyIsThere } from '#ui/when-near.ts';

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether bytes are dear to this visitor. */
export function isSparing(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType !== '4g' || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Begins to watch the links of this page and of all that follow. */
export function fetchLinks(): void {
  for (const sign of signs) document.addEventListener(sign, wanted, { passive: true, capture: true });
  void somebodyIsThere().then(watchLinks);
}

function wanted({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && isInside(link) && !isSparing()) void fetchPage(link);
}

/** Links of a page that has just been shown are looked for when the browser is idle. */
function watchLinks() {
  if (!('IntersectionObserver' in window)) return;
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (!isSparing()) fetchCodeOf((target as HTMLAnchorElement).pathname);
    }
  });
  const look = () => {
    for (const link of document.querySelectorAll('a'))
      if (!seen.has(link) && isInside(link)) {
        seen.add(link);
        observer.observe(link);
      }
  };
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
  whenIdle(look);
  let pending = false;
  new MutationObserver(() => {
    if (pending) return;
    pending = true;
    whenIdle(() => {
      pending = false;
      look();
    });
  }).observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
}

const isInside = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;
