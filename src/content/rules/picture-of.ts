/** A picture that content names, as the parts of the site show it. */
export { pictureOf } from '#content/records/picture-files.ts';

/** The alternative text; empty for decoration. */
export const altOf = ({ says = '' }: { readonly says?: string }) => says;
