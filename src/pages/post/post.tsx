// The nineteen layouts of a post, and the page on which any post can be read.
import { useLocation } from 'react-router-dom';

import { leadOf, postLayouts, type PostLayout } from '#content/layouts/post.ts';
import { countOf } from '#content/posts/post.ts';
import type { PostPage as PostData } from '#content/posts/news.ts';
import { askedPost, postAddress, postKey } from '#content/rules/addresses.ts';
import { Beside } from '#pages/news/beside.tsx';
import { Article } from './article.tsx';
import { Discussion } from './discussion.tsx';
import { PostHead } from './post-head.tsx';
import { Part, Sections } from '#ui/hydration/part.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { loadSearchable } from '#pages/searchable.ts';
import { usePageTitle } from '#pages/use-page-title.ts';
import { type Placed, withLayout } from '#pages/with-layout.tsx';

export const Post = withLayout(PostPage, postLayouts);

function PostPage({ path, head, sidebar, lead, width, post: own }: PostLayout & Placed) {
  const { search } = useLocation();
  const asked = askedPost(path, search);
  const data = usePageData<PostData>(postKey(asked ?? own));
  usePageTitle(path, asked && data?.post.title);
  if (!data) return <NotFound />;

  const { post, recent, ...around } = data;
  const count = countOf(post.comments);
  return (
    <Sections>
      <PostHead look={head} post={post} comments={count} />
      <Beside sidebar={sidebar} recent={recent} load={loadSearchable}>
        <Part box="none">
          <Article lead={asked ? leadOf(post) : lead} width={width} post={post} {...around} />
        </Part>
        <Part box="none">
          <Discussion
            key={post.slug}
            comments={post.comments}
            count={count}
            address={asked ? postAddress(asked) : path}
            title={post.title}
          />
        </Part>
      </Beside>
    </Sections>
  );
}
