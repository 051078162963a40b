import { firstSnow } from './first-snow.ts';
import { newShoes } from './new-shoes.ts';
import { riverWalk } from './river-walk.ts';
import type { Post } from './post.ts';

export const posts: readonly Post[] = [riverWalk, newShoes, firstSnow];
export const postOf = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);
