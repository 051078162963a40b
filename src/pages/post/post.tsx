// A post in any of its nineteen layouts; one of them (`readingPath`) shows the post that the query names.
import { useSearchParams } from 'react-router-dom';

import { leadOf, postLayouts } from './post-layouts.ts';
import { countOf } from '#content/rules/post.ts';
import type { PostPage as PostData } from '#content/rules/news.ts';
import { takesComments } from '#content/site/provider.ts';
import { requestedPost, postAddress, postKey } from '#content/rules/addresses.ts';
import { SidebarLayout } from '#pages/shared-sidebar/sidebar-layout.tsx';
import { Article } from './article.tsx';
import { Discussion } from './discussion.tsx';
import { PostHead } from './post-head.tsx';
import { WidgetFoot } from '#pages/shared-sidebar/widget-foot.tsx';
import { BesideRail } from './beside-rail.tsx';
import { Part } from '#runtime/part.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';
import type { RouteOf } from '#routes.ts';

export function Post({ route: { path, variant, post: defaultPost = '' } }: { route: RouteOf<'post'> }) {
  const { head, sidebar, lead, width } = postLayouts[variant];
  const [query] = useSearchParams();
  const requested = requestedPost(path, query);
  const data = usePageData<PostData>(postKey(requested ?? defaultPost));
  if (!data) return <NotFound />;

  const { post, recent, ...neighbours } = data;
  const count = countOf(post.comments);
  const isWithdrawn = (lead === 'film' || lead === 'sound') && !post[lead];
  const shown = requested || isWithdrawn ? leadOf(post) : lead;
  /** Author and tags: in the post, or in the rail beside it. */
  const facts = sidebar === 'rail' ? 'beside' : 'inside';
  const top = <PostHead variant={head} width={width} lead={shown} post={post} author={facts} comments={count} />;
  const article = (
    <Part>
      <Article lead={shown} width={width} tags={facts} post={post} {...neighbours} />
    </Part>
  );
  const discussion = (takesComments || count > 0) && (
    <Part>
      <Discussion
        key={post.slug}
        width={width}
        comments={post.comments}
        count={count}
        address={requested ? postAddress(post.slug) : path}
        title={post.title}
      />
    </Part>
  );
  if (sidebar === 'rail')
    return (
      <Page path={path}>
        {top}
        <BesideRail post={post} {...neighbours} end={discussion}>
          {article}
        </BesideRail>
        <Part>
          <WidgetFoot recent={recent} ground="paper" />
        </Part>
      </Page>
    );
  return (
    <Page path={path} {...(requested && { title: post.title, description: post.excerpt, lang: post.lang })}>
      {top}
      <SidebarLayout sidebar={sidebar} recent={recent} end={discussion}>
        {article}
      </SidebarLayout>
    </Page>
  );
}
