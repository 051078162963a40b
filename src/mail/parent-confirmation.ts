/**
 * The confirmation to the parent. It depends on the letterhead and the address alone: no personal data can reach a mistyped address, and the gateway can compose it again
 * and refuse any other. Anybody can have it sent to any address, so it shows the address only if that cannot contain a message (decision 010).
 */
import { shownAddress } from './address.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { escapeHtml } from './escape-html.ts';
import { line, htmlLetter, stylesIn } from './letter-template.ts';

export function parentConfirmation(letterhead: Letterhead, email: string): Message {
  const { address, colours } = letterhead;
  const words = letterhead.words.confirmation;
  const styles = stylesIn(colours);
  const of = words.lang && ` lang="${words.lang}" dir="auto"`;
  const said = (text: string) => (of ? `<span${of}>${escapeHtml(text)}</span>` : escapeHtml(text));
  const to = line(email);
  const shown = shownAddress(to) ?? words.noAddress;
  const subject = "We've received your registration";
  const updateLink = `mailto:${letterhead.email}?subject=${encodeURIComponent('Update my details')}`;
  const postalAddress = `${address.street}, ${address.town}, ${address.province} ${address.postalCode}`;

  return {
    to,
    subject,
    message: `${words.greeting}

Contact email on file: ${shown}
${words.ifWrong}

${words.closing}
${postalAddress}`,
    html: htmlLetter(
      colours,
      subject,
      `<p style="${styles.text}">${said(words.greeting)}</p>
<div style="${styles.card}">
<h2 style="${styles.cardHeading}">Contact Email On File</h2>
<p style="${styles.text}">${escapeHtml(shown)}</p>
<p style="margin:0">${said(words.isWrong)} <a href="${escapeHtml(updateLink)}" style="${styles.link}">Update my details</a></p>
</div>
<p style="${styles.text}">${said(words.call)}</p>
<p style="margin:0">${said(words.closing)}<br />
${escapeHtml(postalAddress)}</p>`,
    ),
  };
}
