// A page: what the head of the document says of it, and its sections. React moves <title>, <meta> and <link> into the head, and takes them out with the page.
// https://react.dev/reference/react-dom/components/title
import { Children, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { provider } from '#content/site/provider.ts';
import { socialPicture } from '#content/values/site.ts';
import { titleLangs } from '#content/values/title-langs.ts';
import type { Language } from '#content/rules/language.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { addressOf, notFoundPath, type Path, routeOf } from '#routes.ts';
import { Part } from '#runtime/part.tsx';

interface HeadProps {
  path: Path;
  /** For a page that a query makes: its own title and description instead of the row's. */
  title?: string | undefined;
  description?: string | undefined;
  /** Of its own title. The document stays in the language of its menus (product decision 36). */
  lang?: Language | undefined;
}

/** Each child is a section, a part of its own. */
export const Page = ({ children, ...head }: HeadProps & { children: ReactNode }) => (
  <>
    <Head {...head} />
    {Children.map(children, (section) => (
      <Part>{section}</Part>
    ))}
  </>
);

/** Template pages are noindex (product decision 13). */
export function Head({ path, lang, ...own }: HeadProps) {
  const [query] = useSearchParams();
  const route = routeOf(path)!;
  const { kind, group, ...row } = route;
  const title = titleOf({ path, title: own.title ?? row.title }, provider);
  const description = own.description ?? row.description;
  return (
    <>
      <title {...(titleLangs && !own.title ? titleLangs[path] : lang)}>{title}</title>
      <meta name="description" content={description} />
      {group === 'template' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:image" content={absolute(socialPicture.path)} />
          <meta property="og:image:alt" content={socialPicture.alt} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={provider.name} />
      {path !== notFoundPath && <meta property="og:url" content={absolute(addressOf(route, query))} />}
      {['blog', 'post'].includes(kind) && (
        <link rel="alternate" type="application/rss+xml" title={`News from ${provider.name}`} href="/feed.xml" />
      )}
    </>
  );
}

const absolute = (target: string) => new URL(target, provider.url).href;
