// A post in any of its nineteen layouts; one of them (`readingPath`) shows the post that the query names.
import { useLocation } from 'react-router-dom';

import { leadOf, postLayouts, type PostLayout } from '#content/layouts/post.ts';
import { countOf } from '#content/posts/post.ts';
import type { PostPage as PostData } from '#content/posts/news.ts';
import { requestedPost, postAddress, postKey } from '#content/rules/addresses.ts';
import { SidebarLayout } from '#pages/news/sidebar-layout.tsx';
import { Article } from './article.tsx';
import { Discussion } from './discussion.tsx';
import { PostHead } from './post-head.tsx';
import { Part, Sections } from '#ui/hydration/part.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { loadSearchable } from '#pages/searchable.ts';
import { usePageTitle } from '#pages/use-page-title.ts';
import { type PageWithPath, withLayout } from '#pages/with-layout.tsx';

export const Post = withLayout(PostPage, postLayouts);

function PostPage({ path, head, sidebar, lead, width, post: defaultPost }: PostLayout & PageWithPath) {
  const { search } = useLocation();
  const requested = requestedPost(path, search);
  const data = usePageData<PostData>(postKey(requested ?? defaultPost));
  usePageTitle(path, requested && data?.post.title);
  if (!data) return <NotFound />;

  const { post, recent, ...neighbours } = data;
  const count = countOf(post.comments);
  return (
    <Sections>
      <PostHead look={head} post={post} comments={count} />
      <SidebarLayout sidebar={sidebar} recent={recent} load={loadSearchable}>
        <Part box="none">
          <Article lead={requested ? leadOf(post) : lead} width={width} post={post} {...neighbours} />
        </Part>
        <Part box="none">
          <Discussion
            key={post.slug}
            comments={post.comments}
            count={count}
            address={requested ? postAddress(requested) : path}
            title={post.title}
          />
        </Part>
      </SidebarLayout>
    </Sections>
  );
}
