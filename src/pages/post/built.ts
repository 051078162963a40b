import { postLayouts } from '#content/layouts/post.ts';
import { posts } from '#content/posts/index.ts';
import { postPage } from '#content/posts/news.ts';
import { postAddress, postKey, readingPath } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** Each layout with its sample post; the layout at `readingPath` also with every other post. */
export const postBuild: KindBuild = {
  *pages(route) {
    const slug = postLayouts[route.variant as keyof typeof postLayouts].post;
    yield builtPage(route, '', { initialData: postData(slug), post: postPage(slug).post });
    if (route.path !== readingPath) return;
    for (const post of posts)
      yield builtPage(route, searchOf(postAddress(post.slug)), {
        initialData: postData(post.slug),
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
