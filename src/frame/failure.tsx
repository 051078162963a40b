// Fallbacks of the error boundaries, for a page or a part of one: phone, e-mail, and a link that reloads the page as a document.
import { useEffect } from 'react';

import { failure } from '#content/words/failure.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { notFoundPath } from '#routes.ts';
import { reloadOnce } from '#ui/hydration/reload-document.ts';
import type { FailureProps } from '#ui/hydration/error-boundary.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function PageFailure({ reloads }: FailureProps) {
  useReload(reloads);
  return (
    <div className="wrap py-section">
      <title>{titleOf({ path: notFoundPath, title: failure.page.title })}</title>
      <h1 className="text-hero">{failure.page.title}</h1>
      <p className="mt-5 text-lead">{failure.page.text}</p>
      <ContactLinks />
    </div>
  );
}

export function SectionFailure({ reloads }: FailureProps) {
  useReload(reloads);
  return (
    <div className="wrap py-8">
      <p className="font-strong">{failure.part}</p>
      <ContactLinks />
    </div>
  );
}

function ContactLinks() {
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
        <Link href={here()} button="solid">
          {failure.again}
        </Link>
      </p>
    </>
  );
}

const here = () => `${window.location.pathname}${window.location.search}` as `/${string}`;

function useReload(reloads: boolean) {
  useEffect(() => {
    if (reloads) void reloadOnce();
  }, [reloads]);
}
