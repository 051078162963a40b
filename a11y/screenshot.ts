// Screenshots as pixels, and WCAG's contrast of colours.
import { errors, type Page } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [number, number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Screenshot {
  at: (x: number, y: number) => Rgb;
}

/** In ms. A screenshot takes about 100 ms, several times that on a busy machine. */
const timeout = 20_000;

/** A screenshot of a part of the viewport, one pixel for each CSS pixel. `at` takes coordinates of the viewport and returns the nearest pixel. */
export async function takeScreenshot(page: Page, clip: Box): Promise<Screenshot> {
  const take = () => page.screenshot({ clip, scale: 'css', caret: 'initial', timeout });
  // About once in some thousand screenshots headless Chromium does not answer. Only then the screenshot is taken again; what it shows is judged once.
  const again = (error: unknown) => {
    if (error instanceof errors.TimeoutError) return take();
    throw error;
  };
  const image = await take().catch(again);
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    at(x, y) {
      const column = Math.min(info.width - 1, Math.max(0, Math.floor(x - clip.x)));
      const row = Math.min(info.height - 1, Math.max(0, Math.floor(y - clip.y)));
      const index = (row * info.width + column) * info.channels;
      return [data[index]!, data[index + 1]!, data[index + 2]!];
    },
  };
}

/** The smallest box with whole numbers around these boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  };
}

/** The points with whole-numbered coordinates in a box. */
export function* points({ x, y, width, height }: Box): Generator<[number, number]> {
  for (let row = Math.ceil(y); row < y + height; row += 1)
    for (let column = Math.ceil(x); column < x + width; column += 1) yield [column, row];
}

/** Relative luminance as WCAG 2.2 defines it: 0 to 1. */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** Contrast ratio of two luminances as WCAG 2.2 defines it: 1 to 21. */
export const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
