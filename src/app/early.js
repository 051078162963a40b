// The only inline script. It fetches the page's scripts when the browser is idle after the first paint, or at once on the first touch, key or focus;
// and it keeps a press of a button or a submit that comes before its part is alive, and gives it again then. Without scripts nothing of this runs,
// and the native behaviour stands. ENTRIES is replaced at build by the addresses of the page's scripts.
(() => {
  const entries = ENTRIES;
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  const patience = 10_000; // ms after which a press is handed to the browser as it is
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const entry of entries) import(entry);
  };
  const once = { once: true, passive: true, capture: true };
  for (const touch of touches) addEventListener(touch, begin, once);
  // Somebody is there: parts that are near may be fetched as soon as the scripts run (ui/when-near.ts). A pointer that rests where a page appears is told to
  // it as a move of no length.
  const watch = new AbortController();
  const seen = ({ type, movementX, movementY }) => {
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    performance.mark('somebody');
    watch.abort();
  };
  for (const sign of [...touches, 'pointermove', 'wheel', 'scroll'])
    addEventListener(sign, seen, { passive: true, capture: true, signal: watch.signal });
  // A browser may be idle before it has painted, or while the first picture is decoded: scripts that come then hold both up on a slow line.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 3000 }) : setTimeout(begin, 200);
  addEventListener('load', () => setTimeout(() => requestAnimationFrame(whenIdle), 250));

  // React marks the elements that it has taken over; no public sign of it exists.
  const alive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const held = new WeakSet();
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest?.('button, summary');
    if (!target || alive(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(target)) return;
    held.add(target);
    const since = performance.now();
    const submitter = event.submitter;
    const again = () => {
      const waited = performance.now() - since > patience;
      if (!alive(target) && !waited) return requestAnimationFrame(again);
      held.delete(target);
      if (waited) stop();
      if (event.type === 'submit') target.requestSubmit(submitter);
      else target.click();
    };
    requestAnimationFrame(again);
  };
  const stop = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
})();
