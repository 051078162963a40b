/** What all letters share: escaped text, colours and the HTML frame. Styles are inline, because mail programs remove style sheets. */
import { escapeHtml } from './escape-html.ts';
import { withoutInvisible } from './invisible.ts';
import { type LetterColours } from './letterhead.ts';

/** Shown for an empty value. */
export const dash = '—';

/** The styles of a letter in the daycare's colours. */
export const stylesIn = (colours: LetterColours) => ({
  heading: `color:${colours.accent};font-size:20px;line-height:1.3;margin:24px 0 8px`,
  text: 'margin:0 0 16px',
  ending: 'margin:24px 0 8px',
  cardHeading: `color:${colours.accent};font-size:20px;line-height:1.3;margin:0 0 8px`,
  card: `background-color:${colours.card};border-radius:12px;margin:24px 0;padding:16px 20px`,
  table: 'border-collapse:collapse;width:100%',
  label: `border-bottom:1px solid ${colours.line};font-weight:bold;padding:8px 16px 8px 0;text-align:left;vertical-align:top;width:34%`,
  value: `border-bottom:1px solid ${colours.line};padding:8px 0;text-align:left;vertical-align:top`,
  link: `color:${colours.accent};font-weight:bold`,
});

/** Text of several lines: every line break becomes `\n`, and other control characters except tabs are removed. */
export const lines = (text: string) =>
  text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Text of one line, for names, subjects and addresses: line breaks become spaces, so that typed text cannot start a new header. */
export const line = (text: string) =>
  withoutInvisible(lines(text))
    .replace(/[\n\t]+/g, ' ')
    .trim();

/** A complete HTML document. `lang` is repeated inside the body, because webmail removes the `<html>` element. */
export const htmlLetter = (colours: LetterColours, title: string, body: string) =>
  `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8" /><title>${escapeHtml(title)}</title></head>
<body style="background-color:${colours.paper};margin:0;padding:16px">
<div lang="en-CA" style="background-color:${colours.surface};border:1px solid ${colours.line};border-top:12px solid ${colours.band};border-radius:20px;color:${colours.ink};font-family:Verdana, sans-serif;font-size:16px;line-height:1.5;margin:0 auto;max-width:600px;overflow-wrap:anywhere;padding:16px 24px">
<h1 style="color:${colours.ink};font-size:26px;line-height:1.2;margin:8px 0 16px">${escapeHtml(title)}</h1>
${body}
</div>
</body></html>
`;

/** Stands in a letter for what the visitor left empty. */
export const none = 'N/A';

/** The writer in a subject. @param name as the letter shows it */
export const writerOf = (name = none) => (name === none ? 'Website Visitor' : name);
