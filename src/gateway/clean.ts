/** HTML that may be mailed: what our own letters are made of, and nothing that runs, loads or leads away (decision 18, pitfall G6). */
import sanitizeHtml from 'sanitize-html';

/** Words, numbers, colours; no bracket, so no url() and no other function. */
const plainValue = [/^[\w\s#.,%-]+$/];
const properties =
  'background-color border border-bottom border-collapse border-radius border-top color font-family font-size font-weight line-height margin max-width overflow-wrap padding text-align vertical-align width';

const options: sanitizeHtml.IOptions = {
  allowedTags:
    'html head meta title body div h1 h2 h3 p br hr table tbody tr th td ul ol li b i em strong span time a'.split(' '),
  allowedAttributes: { '*': ['style', 'lang'], a: ['href'], meta: ['charset'], th: ['scope'], time: ['datetime'] },
  allowedSchemes: ['mailto', 'tel'],
  allowProtocolRelative: false,
  allowedStyles: { '*': Object.fromEntries(properties.split(' ').map((property) => [property, plainValue])) },
};

const doctype = '<!doctype html>\n';

export const clean = (html: string) => doctype + sanitizeHtml(html, options).trimStart();
