/**
 * The thanks to the parent. A function of the provider and the address alone: no name and no child's data can reach a mistyped address, and the gateway can compose
 * it again and refuse any other. Anybody can have it sent to anybody, so the address is shown only where it cannot carry a message (decision 010).
 */
import { shownAddress } from './address.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { escape, line, sheet, styles } from './paper.ts';

export function parentConfirmation(letterhead: Letterhead, email: string): Message {
  const { name, longName, phone, address, answersWithin } = letterhead;
  const to = line(email);
  const onFile = shownAddress(to) ?? 'The address that you gave us';
  const subject = "We've received your registration";
  const thanks = `Thank you for your registration request to ${longName}.`;
  const next = `We have it, and we reply within ${answersWithin}.`;
  const update = `mailto:${letterhead.email}?subject=${encodeURIComponent('Update my details')}`;
  const where = `${address.street}, ${address.town}, ${address.province} ${address.postalCode}`;

  return {
    to,
    subject,
    message: `${thanks} ${next}

Contact email on file: ${onFile}
If it is wrong, or something else has changed, write to ${letterhead.email} or call ${phone}.

${name}
${where}`,
    html: sheet(
      subject,
      `<p style="${styles.text}">${escape(thanks)} ${escape(next)}</p>
<div style="${styles.card}">
<h2 style="${styles.cardHeading}">Contact Email On File</h2>
<p style="${styles.text}">${escape(onFile)}</p>
<p style="margin:0">Is it wrong, or has something else changed? <a href="${escape(update)}" style="${styles.link}">Update my details</a></p>
</div>
<p style="${styles.text}">You can also call us at ${escape(phone)}.</p>
<p style="margin:0">${escape(name)}<br />
${escape(where)}</p>`,
    ),
  };
}
