// What a browser does that translates a page: it puts elements in place of all texts, and of those that come later.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Changes of texts that stood in the page before it was translated, and that nobody sees: the lost words. */
    lost: string[];
    translate?: () => void;
  }
}

/** Gives each page a `translate()`; with `atOnce` it is translated before any script of the page runs. */
export async function translatable(page: Page, { atOnce = false } = {}) {
  await page.addInitScript((isEarly) => {
    window.lost = [];
    const seen = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (!target.isConnected && target.nodeValue?.trim()) window.lost.push(target.nodeValue);
    });
    const left = 'script, style, noscript, textarea, option, title, font';

    function wrap(text: Text) {
      const words = text.nodeValue ?? '';
      if (!words.trim() || text.parentElement?.closest(left) || text.parentElement?.closest('svg')) return;
      // As Chrome does: two elements, the inner one with the translation. Here the words stay as they are, so that they can be found.
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(words);
      outer.append(inner);
      seen.observe(text, { characterData: true });
      text.replaceWith(outer);
    }

    function wrapAll(root: Node) {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    }

    window.translate = () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    if (isEarly) document.addEventListener('DOMContentLoaded', () => window.translate!());
  }, atOnce);
}

/** The errors that React throws where its texts are gone. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  const keep = (text: string) => {
    if (/not a child|NotFoundError|removeChild|insertBefore/.test(text)) errors.push(text);
  };
  page.on('pageerror', ({ message }) => keep(message));
  page.on('console', (line) => keep(line.text()));
  return errors;
}
