/** The name of a person under posts, quotes and comments: 'Maya, infant room'. */
export const bylineOf = ({ name, byline }: { readonly name: string; readonly byline: string }) => `${name}, ${byline}`;
