// Inlined in every page. Imports the page's scripts (SCRIPTS, by their names, among them the client entry, CLIENT) when the browser is idle after loading, or at once on the first
// interaction. data-scripts on <html> says how far they are: '' while they are awaited, 'live' once React listens (app/client.tsx). Until then a press that
// only scripts can answer is held, and then repeated. If they cannot be had, or not in time, the attribute goes, and the document is plain for good: it looks
// and works as without scripts, and is never hydrated.
(() => {
  const timeout = 10_000; // ms that a press is held at most
  const pauses = [1000, 3000]; // ms before each retry of what was lost
  const page = document.documentElement;
  const held = new Set();
  let loading;

  page.dataset.scripts = '';
  const isAwaited = () => page.dataset.scripts === '';

  // Most browsers never ask again for a module that was lost once (https://github.com/whatwg/html/pull/10327), so none is imported before all are here.
  const fetched = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(address);
    await answer.blob();
  };
  const load = async () => {
    try {
      const addresses = SCRIPTS.map((name) => `/assets/${name}.js`);
      await Promise.all(addresses.map(fetched));
      await Promise.all(addresses.map((address) => import(address)));
      await (await import(CLIENT)).start(NAMES);
      for (const pressed of release()) pressed.click();
    } catch (error) {
      if (pauses.length) return setTimeout(load, pauses.shift());
      becomePlain();
      throw error;
    }
  };
  const start = () => (loading ??= load());
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  // Browsers may be idle before painting the first picture; on a slow connection the scripts would delay it.
  const startWhenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start, { timeout: 3000 }) : start());
  addEventListener('load', () => setTimeout(startWhenIdle, 250));

  const hold = (event) => {
    const pressed = isAwaited() && event.target.closest('button, summary, a[aria-haspopup=dialog]');
    // A click with a modifier key on a link opens another tab or window.
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.size) setTimeout(becomePlain, timeout);
    held.add(pressed);
    pressed.setAttribute('aria-busy', 'true');
  };
  // Enter in a field presses the button of its form.
  addEventListener('click', hold, true);
  const release = () => {
    const all = [...held];
    held.clear();
    for (const pressed of all) pressed.removeAttribute('aria-busy');
    return all;
  };

  const becomePlain = () => {
    if (!isAwaited()) return;
    const pressed = release().pop();
    // Safari does not focus a button that is clicked.
    const isHere = pressed && [pressed, document.body].includes(document.activeElement);
    const place = isHere && (pressed.closest('form, header') ?? pressed.parentElement);
    const focusable = () =>
      [...place.querySelectorAll('a, button, input, select, textarea, [tabindex]')].filter(isShown);
    const before = place && focusable();
    delete page.dataset.scripts;
    for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
    if (pressed && isShown(pressed)) pressed.click();
    // Where the pressed button has gone, what has appeared in its place gets the focus: the next step, the list of the menu, the panel.
    else if (place) {
      place.tabIndex = -1;
      (focusable().find((element) => !before.includes(element)) ?? place).focus();
    }
  };
  const isShown = (element) => element.getClientRects().length > 0;
})();
