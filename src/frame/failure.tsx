// What stands in the place of a page or a part that failed: phone, e-mail, and another try.
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { failure } from '#content/words/failure.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { notFoundPath } from '#routes.ts';
import { Button } from '#ui/control/button.tsx';
import type { RenderFailure } from '#runtime/error-boundary.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { focusOn, headingOf } from './scroll-and-focus.ts';

export const pageFailure: RenderFailure = () => <PageFailed />;
export const partFailure: RenderFailure = ({ retry }) => <PartFailed retry={retry} />;
/** On the dark ground of the footer. */
export const nightFailure: RenderFailure = ({ retry }) => (
  <div className="evening text-ink">
    <PartFailed retry={retry} />
  </div>
);

function PageFailed() {
  return (
    <div className="wrap py-section">
      <title>{titleOf({ path: notFoundPath, title: failure.page.title }, provider)}</title>
      <h1 className="text-hero">{failure.page.title}</h1>
      <p className="mt-5 text-lead">{failure.page.text}</p>
      <ContactLinks>
        <Link href={here()} button="solid">
          {failure.again}
        </Link>
      </ContactLinks>
    </div>
  );
}

function PartFailed({ retry }: Parameters<RenderFailure>[0]) {
  const box = useRef<HTMLDivElement>(null);

  /** What comes in the place of the pressed button takes the focus. */
  function tryAgain() {
    const { parentElement } = box.current!;
    const place = [...parentElement!.children].indexOf(box.current!);
    flushSync(retry);
    const shown = parentElement!.children[place];
    if (shown instanceof HTMLElement) focusOn(headingOf(shown));
  }

  return (
    <div ref={box} className="wrap py-8">
      <p role="alert" className="font-strong">
        {failure.part}
      </p>
      <ContactLinks>
        <Button onClick={tryAgain}>{failure.retry}</Button>
      </ContactLinks>
    </div>
  );
}

function ContactLinks({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="mt-5">{failure.reach}</p>
      <p className="mt-3 flex flex-wrap gap-3 wrap-anywhere">
        <Link href={phoneLink(provider.phone)} button="quiet">
          <Icon name="phone" />
          {provider.phone}
        </Link>
        <Link href={mailLink(provider.email)} button="quiet">
          <Icon name="envelope-simple" />
          {provider.email}
        </Link>
        {children}
      </p>
    </>
  );
}

const here = () => `${window.location.pathname}${window.location.search}` as `/${string}`;
