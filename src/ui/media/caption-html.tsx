// An HTML caption from a configured URL (REQ U30). The response is not trusted: DOMParser parses it without running scripts, and only the elements of the
// table below are rendered. The Sanitizer API's setHTML would do the same, but not every browser supports it.
import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** In characters; longer responses are rejected. */
const limit = 10_000;

/** Elements that are removed with their text. */
const removed = 'script, style, template, noscript, iframe, object, embed, svg, math, textarea, select, title, head';

const renderers: Record<string, (children: ReactNode, element: Element) => ReactNode> = {
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
    const abort = new AbortController();
    fetchCaption(url, abort.signal).then(
      (text) => setHtml({ url, text }),
      // A caption is optional: without it the picture or film still has its own texts.
      () => {},
    );
    return () => abort.abort();
  }, [url]);

  return html?.url === url && <div className="grid gap-2 wrap-anywhere">{safeCaption(html.text)}</div>;
}

async function fetchCaption(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`The caption answered ${response.status}.`);
  const text = await response.text();
  if (text.length > limit) throw new Error('The answer is too long for a caption.');
  return text;
}

/** Renders HTML with the allowed elements only: p, strong, em, br, ul, li, and a with a web or mail URL. Of other elements only the text is kept. */
export function safeCaption(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removed)) element.remove();
  return renderChildren(body);
}

function renderChildren(parent: Node): ReactNode {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const children = renderChildren(node);
    const render = Object.hasOwn(renderers, node.tagName) ? renderers[node.tagName] : undefined;
    return <Fragment key={index}>{render ? render(children, node) : children}</Fragment>;
  });
}

/** The absolute URL if its scheme is http, https or mailto; relative URLs resolve against this site. */
function safeAddress(href: string | null): string | undefined {
  if (!href) return undefined;
  const link = document.createElement('a');
  link.href = href;
  return ['http:', 'https:', 'mailto:'].includes(link.protocol) ? link.href : undefined;
}
