// Stands inline in every page's head, before anything is painted: says that scripts run, for the style sheet (design/base.css), and applies the colour
// scheme that the visitor chose with the switch in the footer (frame/scheme-switch.tsx), which works before React has hydrated it.
(() => {
  const root = document.documentElement;
  root.dataset.scripts = '';

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
  // A browser may forbid localStorage: the choice then holds for this page only.
  const stored = () => {
    try {
      return localStorage.getItem('scheme');
    } catch {}
  };
  const applyStored = () => apply(stored());
  applyStored();
  // The radios stand at the end of the page. `storage` comes from another open page, `pageshow` when the browser brings back a page that it had kept.
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
