/** One converted picture: its name, true size in px, the widths that exist of it, and where its subject stands (CSS object-position). */
export interface PictureFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly focus?: string;
}
