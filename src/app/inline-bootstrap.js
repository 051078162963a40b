// Inlined in every page. Imports the page's scripts (SCRIPTS) when the browser is idle after loading, or at once on the first interaction. A press inside an
// element with data-hydrating (index.html, ui/hydration/part.tsx) is held until React has hydrated it, and then repeated. An element that waits too
// long is kept (data-kept): it looks and works as without scripts, and is not hydrated any more, since that would take away steps and buttons in use.
(() => {
  const timeout = 10_000; // ms that a press is held at most
  const pauses = [1000, 3000]; // ms before each retry of a failed import
  let isStarted = false;
  let held; // the button or form whose press is held

  const load = () =>
    Promise.all(SCRIPTS.map((script) => import(script))).catch(() => {
      if (pauses.length) setTimeout(load, pauses.shift());
      else keep(document.getElementById('root'));
    });
  const start = () => {
    if (!isStarted) load();
    isStarted = true;
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
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
    held = target;
    const end = performance.now() + timeout;
    const repeat = () => {
      if (isPending(target) && performance.now() < end) return requestAnimationFrame(repeat);
      target.removeAttribute('aria-busy');
      if (isPending(target)) keep(target.closest('[data-hydrating]'));
      held = undefined;
      // Buttons that need scripts are hidden in kept elements.
      if (!target.getClientRects().length) return;
      if (event.type === 'submit') target.requestSubmit(event.submitter);
      else target.click();
    };
    repeat();
  };
  const keep = (element) => {
    // Safari does not focus a button that is clicked.
    const isHere = held && [held, document.body].includes(document.activeElement);
    const place = isHere && (held.closest('form, header') ?? element);
    const focusable = () =>
      [...place.querySelectorAll('a, button, input, select, textarea, [tabindex]')].filter(
        (candidate) => candidate.getClientRects().length,
      );
    const before = place && focusable();
    element.dataset.kept = '';
    // Where the pressed button has gone, what has appeared in its place gets the focus: the next step, the list of the menu.
    if (place && !held.getClientRects().length)
      focusable()
        .find((candidate) => !before.includes(candidate))
        ?.focus();
  };
  // React, which may have hydrated what surrounds a kept element, does not see its presses: the browser follows its links and posts its forms.
  const onPress = (event) => (event.target.closest('[data-kept]') ? event.stopImmediatePropagation() : hold(event));
  for (const type of ['click', 'submit']) addEventListener(type, onPress, true);
})();
