import type { PictureFile } from '#ui/media/picture-file.ts';

/** The frame of a picture in a gallery. A wide one is shown wide, unless it may be cropped and has a focus, which stays in view; a high one keeps most of its height. */
export function frameOf({ width, height, focus }: PictureFile, isCropped = true) {
  if (width < height) return { shape: 'arch', ratio: 'house' } as const;
  return (isCropped && focus) || width === height
    ? ({ shape: 'arch', ratio: 'square' } as const)
    : ({ shape: 'hill', ratio: 'wide' } as const);
}
