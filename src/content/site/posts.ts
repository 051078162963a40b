import { sitePosts } from '#content/reader/site-posts.ts';

export const posts = await sitePosts();
