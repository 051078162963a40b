import { pictureFiles } from '#content/records/picture-files.ts';
import type { PostPicture } from '#content/posts/post.ts';

/** The alternative text; empty for decoration. */
export const altOf = ({ says = '' }: { readonly says?: string }) => says;

/** The record of a picture file, with the focus of its crop. */
export const pictureOf = ({ name, focus }: Pick<PostPicture, 'name' | 'focus'>) => ({
  ...pictureFiles[name],
  ...(focus && { focus }),
});
