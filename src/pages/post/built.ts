import { postLayouts } from '#content/layouts/post.ts';
import { posts } from '#content/posts/index.ts';
import { postPage } from '#content/posts/news.ts';
import { postAddress, postKey, readingPath } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** Each layout with its own post, and on the one layout that shows any post, all of them. */
export const postBuild: KindBuild = {
  *pages(route) {
    const own = postLayouts[route.variant as keyof typeof postLayouts].post;
    yield builtPage(route, '', { given: postData(own), post: postPage(own).post });
    if (route.path !== readingPath) return;
    for (const post of posts)
      yield builtPage(route, searchOf(postAddress(post.slug)), {
        given: postData(post.slug),
        post,
        title: post.title,
        description: post.excerpt,
      });
  },
  *data() {
    for (const { slug } of posts) yield postData(slug);
  },
};

const postData = (slug: string) => ({ key: postKey(slug), data: postPage(slug) });
