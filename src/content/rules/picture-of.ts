/** A picture that content names, as the parts of the site show it. */
import { pictureOf } from '#content/records/picture-files.ts';

export { pictureOf };

/** The alternative text; empty for decoration. */
export const altOf = ({ says = '' }: { readonly says?: string }) => says;

/** A picture with its alternative text. */
export const captioned = (picture: Parameters<typeof pictureOf>[0] & { readonly says: string }) => ({
  picture: pictureOf(picture),
  alt: picture.says,
});

export type Captioned = ReturnType<typeof captioned>;

/** Words with the picture beside them, as the parts of the site take them. */
export const withPicture = <
  Words extends { readonly picture: Parameters<typeof pictureOf>[0] & { readonly says: string } },
>({
  picture,
  ...words
}: Words) => ({ ...words, ...captioned(picture) });
