// A caption in HTML from a configured address (REQ U30). What comes is not trusted: it is read by the browser's parser without running, and only the few
// elements of the table below are made anew from it. The Sanitizer API's setHTML would do the same, but not every browser has it.
import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** Longer answers are no captions (characters). */
const limit = 10_000;

/** Its words go too. */
const dropped = 'script, style, template, noscript, iframe, object, embed, svg, math, textarea, select, title, head';

const makers: Record<string, (children: ReactNode, element: Element) => ReactNode> = {
  P: (children) => <p>{children}</p>,
  STRONG: (children) => <strong>{children}</strong>,
  EM: (children) => <em>{children}</em>,
  BR: () => <br />,
  UL: (children) => <ul className="list-disc pl-6">{children}</ul>,
  LI: (children) => <li>{children}</li>,
  A: (children, element) => {
    const href = safeAddress(element.getAttribute('href'));
    return href ? <a href={href}>{children}</a> : children;
  },
};

export function CaptionHtml({ url }: { url: string }) {
  const [html, setHtml] = useState<{ url: string; text: string }>();

  useEffect(() => {
    const leaving = new AbortController();
    fetchCaption(url, leaving.signal).then(
      (text) => setHtml({ url, text }),
      // A caption is an addition: without it the picture or film stands with its own words.
      () => {},
    );
    return () => leaving.abort();
  }, [url]);

  return html?.url === url && <div className="caption-html">{safeCaption(html.text)}</div>;
}

async function fetchCaption(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`The caption answered ${answer.status}.`);
  const text = await answer.text();
  if (text.length > limit) throw new Error('The answer is too long for a caption.');
  return text;
}

/** HTML as elements of the allow-list: p, strong, em, br, ul, li, and a with a web or mail address. Of everything else only the text is left. */
export function safeCaption(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  return made(body);
}

function made(parent: Node): ReactNode {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const children = made(node);
    const make = Object.hasOwn(makers, node.tagName) ? makers[node.tagName] : undefined;
    return <Fragment key={index}>{make ? make(children, node) : children}</Fragment>;
  });
}

/** The address if it leads to the web or a mail program, written out in full; a relative one is meant within this site. */
function safeAddress(href: string | null): string | undefined {
  if (!href || !URL.canParse(href, document.baseURI)) return undefined;
  const address = new URL(href, document.baseURI);
  return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address.href : undefined;
}
