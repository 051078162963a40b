// The nineteen layouts of a post, and the page on which any post can be read.
import { useLocation } from 'react-router-dom';

import { leadOf, postLayouts, type PostLayout } from '#content/layouts/post.ts';
import { countOf } from '#content/posts/post.ts';
import type { PostPage as PostData } from '#content/posts/news.ts';
import { askedPost, postAddress, postKey } from '#content/queries.ts';
import { CommentForm } from '#forms/comment/comment-form.tsx';
import { Beside } from '#sections/news/beside.tsx';
import { Article } from '#sections/post/article.tsx';
import { Discussion } from '#sections/post/discussion.tsx';
import { PostHead } from '#sections/post/post-head.tsx';
import { Part, Sections } from '#ui/part.tsx';

import { NotFound } from './index.ts';
import { usePageData } from './page-data.tsx';
import { loadSearchable } from './searchable.ts';
import { usePageTitle } from './use-page-title.ts';
import { type Placed, withLayout } from './with-layout.tsx';

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
            Form={CommentForm}
          />
        </Part>
      </Beside>
    </Sections>
  );
}
