/**
 * The confirmation to the parent. It depends on the provider and the address alone: no personal data can reach a mistyped address, and the gateway can compose it again
 * and refuse any other. Anybody can have it sent to any address, so it shows the address only if that cannot contain a message (decision 010).
 */
import { shownAddress } from './address.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { escapeHtml, line, htmlLetter, styles } from './letter-template.ts';

export function parentConfirmation(letterhead: Letterhead, email: string): Message {
  const { name, longName, phone, address, answersWithin } = letterhead;
  const to = line(email);
  const shown = shownAddress(to) ?? 'The address that you gave us';
  const subject = "We've received your registration";
  const thanks = `Thank you for your registration request to ${longName}.`;
  const next = `We have it, and we reply within ${answersWithin}.`;
  const updateLink = `mailto:${letterhead.email}?subject=${encodeURIComponent('Update my details')}`;
  const postalAddress = `${address.street}, ${address.town}, ${address.province} ${address.postalCode}`;

  return {
    to,
    subject,
    message: `${thanks} ${next}

Contact email on file: ${shown}
If it is wrong, or something else has changed, write to ${letterhead.email} or call ${phone}.

${name}
${postalAddress}`,
    html: htmlLetter(
      subject,
      `<p style="${styles.text}">${escapeHtml(thanks)} ${escapeHtml(next)}</p>
<div style="${styles.card}">
<h2 style="${styles.cardHeading}">Contact Email On File</h2>
<p style="${styles.text}">${escapeHtml(shown)}</p>
<p style="margin:0">Is it wrong, or has something else changed? <a href="${escapeHtml(updateLink)}" style="${styles.link}">Update my details</a></p>
</div>
<p style="${styles.text}">You can also call us at ${escapeHtml(phone)}.</p>
<p style="margin:0">${escapeHtml(name)}<br />
${escapeHtml(postalAddress)}</p>`,
    ),
  };
}
