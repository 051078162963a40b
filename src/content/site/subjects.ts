/** The categories and tags that posts of the site have: the list of another would be empty. */
import { categories as allCategories, tags as allTags } from '#content/posts/post.ts';
import { posts } from '#content/site/posts.ts';

export const categories = allCategories.filter((name) => posts.some(({ category }) => category === name));
export const tags = allTags.filter((name) => posts.some((post) => post.tags.includes(name)));
