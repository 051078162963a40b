/** Words with emphasis and links; where there are none, a plain text. */
import type { Target } from '#routes.ts';

/** Of another site, of a phone or a mailbox, or of a file of the owner's. */
export type WebAddress = `https://${string}` | `tel:${string}` | `mailto:${string}` | `/files/${string}`;
export type RichText = string | readonly Piece[];
export type Piece =
  | string
  | { readonly strong: string }
  | { readonly em: string }
  | { readonly words: string; readonly to: Target }
  | { readonly words: string; readonly href: WebAddress };

/** The words alone. */
export const plainOf = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : Object.values(piece)[0])).join('');
