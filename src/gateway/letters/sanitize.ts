/** HTML that may be mailed: what our own letters are made of, and nothing that runs, loads, hides or leads away (decision 18, pitfall G6). */
import sanitizeHtml from 'sanitize-html';

import { sheet, styles } from '#mail/paper.ts';

/** The styles of our own letters, word for word. No other stands: text in the colour of its paper, or over other text, misleads without any script. */
const known = new Set([
  ...Object.values(styles),
  ...[...sheet('', '').matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style),
]);

const options: sanitizeHtml.IOptions = {
  // No links: the letter to the provider has none, and one that is not ours can say one address and lead to another.
  allowedTags:
    'html head meta title body div h1 h2 h3 p br hr table tbody tr th td ul ol li b i em strong span time'.split(' '),
  allowedAttributes: { '*': ['style', 'lang'], meta: ['charset'], th: ['scope'], time: ['datetime'] },
  allowedSchemes: [],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: style !== undefined && known.has(style) ? { ...attribs, style } : attribs,
    }),
  },
};

const doctype = '<!doctype html>\n';

export const clean = (html: string) => doctype + sanitizeHtml(html, options).trimStart();
