// Inlined in every page's head, so it runs before the first paint: applies the colour scheme that
// the visitor chose in the footer (frame/scheme-switch.tsx), and handles that switch, also before hydration.
(() => {
  const root = document.documentElement;
  const apply = (chosen) => {
    const scheme = ['light', 'dark'].includes(chosen) ? chosen : 'system';
    root.dataset.scheme = scheme;
    document.querySelectorAll('meta[name=theme-color]').forEach((meta, index) => {
      const own = index ? 'dark' : 'light';
      meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all';
    });
    const radio = document.querySelector(`[name=scheme][value=${scheme}]`);
    if (radio) radio.checked = true;
  };
  // A browser may deny localStorage: the choice then applies to this page only.
  const stored = () => {
    try {
      return localStorage.getItem('scheme');
    } catch {}
  };
  const applyStored = () => apply(stored());
  applyStored();
  // The radios are at the end of the page. `storage` fires when another tab changes the choice, `pageshow` also on restoring from the back/forward cache.
  addEventListener('DOMContentLoaded', applyStored);
  addEventListener('storage', applyStored);
  addEventListener('pageshow', ({ persisted }) => persisted && applyStored());
  addEventListener('change', ({ target }) => {
    if (target.name !== 'scheme') return;
    apply(target.value);
    try {
      localStorage.setItem('scheme', target.value);
    } catch {}
  });
})();
