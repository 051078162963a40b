import { pictureFiles } from './picture-files.ts';
import type { PostPicture } from './posts/post.ts';

/** The file of a post's picture, with the focus of its crop. */
export const pictureOf = ({ name, focus }: Pick<PostPicture, 'name' | 'focus'>) => ({
  ...pictureFiles[name],
  ...(focus && { focus }),
});
