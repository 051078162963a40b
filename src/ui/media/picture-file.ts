import type { LanguageAttributes } from '#ui/layout/in-language.tsx';

/** A picture of the site: its name, what it shows, intrinsic size in px, the widths in px of its files, and the position of its subject (CSS object-position). */
export interface PictureFile {
  readonly name: string;
  /** Empty where it is decorative; the content decides. */
  readonly alt: string;
  /** Of `alt`, and of the title of the picture. */
  readonly lang?: LanguageAttributes;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly focus?: string;
}
