// Inlined in every page. Imports the page's scripts (SCRIPTS) when the browser is idle after loading, or at once on the first interaction. A press inside an
// element with data-hydrating (index.html, ui/hydration/hydrate-on-visible.tsx) is held until React has hydrated it, and then repeated.
(() => {
  const timeout = 10_000; // ms that a press is held at most
  const pauses = [1000, 3000]; // ms before each retry of a failed import
  let isStarted = false;
  let hasGivenUp = false;

  const load = () =>
    Promise.all(SCRIPTS.map((script) => import(script))).catch(() => {
      if (pauses.length) setTimeout(load, pauses.shift());
      else giveUp();
    });
  const start = () => {
    if (!isStarted) load();
    isStarted = true;
  };
  const startNow = () => {
    document.documentElement.dataset.interacted = ''; // read by ui/hydration/hydrate-on-visible.tsx
    start();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, startNow, { once: true, capture: true, passive: true });
  // Browsers may be idle before painting the first picture; on a slow connection the scripts would delay it.
  const startWhenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 3000 }) : start());
  addEventListener('load', () => setTimeout(startWhenIdle, 250));

  const isPending = (element) => element.closest('[data-hydrating]') !== null && !element.closest('[data-kept]');
  const hold = (event) => {
    const target =
      event.type === 'submit' ? event.target : event.target.closest('button, summary, a[aria-haspopup=dialog]');
    // A click with a modifier key on a link opens another tab or window.
    if (!target || !isPending(target) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    if (target.getAttribute('aria-busy')) return;
    target.setAttribute('aria-busy', 'true');
    const end = performance.now() + timeout;
    const repeat = () => {
      if (isPending(target) && !hasGivenUp && performance.now() < end) {
        target.dispatchEvent(new Event('hydrate', { bubbles: true })); // makes its part hydrate now
        return requestAnimationFrame(repeat);
      }
      target.removeAttribute('aria-busy');
      if (isPending(target)) giveUp();
      // After giving up, the page looks as it does without scripts, so buttons that need scripts are hidden.
      if (!target.getClientRects().length) return;
      if (event.type === 'submit') target.requestSubmit(event.submitter);
      else target.click();
    };
    repeat();
  };
  const giveUp = () => {
    hasGivenUp = true;
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    delete document.documentElement.dataset.scripts;
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
})();
