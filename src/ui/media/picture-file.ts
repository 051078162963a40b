/** A picture in public/pictures: its name, intrinsic size in px, the widths in px of its files, and the position of its subject (CSS object-position). */
export interface PictureFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly focus?: string;
}
