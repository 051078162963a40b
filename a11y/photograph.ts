// A picture of a part of the window as numbers, and WCAG's contrast of them.
import { errors, type Page } from '@playwright/test';
import sharp from 'sharp';

import { allowSecondTry } from './second-try.ts';

export type Rgb = readonly [number, number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Photograph {
  at: (x: number, y: number) => Rgb;
}

/** In ms. A picture takes a tenth of a second, or some on a busy machine. */
const patience = 20_000;

/** A part of the window, pixel by CSS pixel, addressed by the window's coordinates. */
export async function photograph(page: Page, clip: Box): Promise<Photograph> {
  const take = () => page.screenshot({ clip, scale: 'css', caret: 'initial', timeout: patience });
  // Headless Chromium leaves a request for a picture unanswered once in some thousand. It is asked again, and only for that: what the picture shows
  // is judged once.
  const again = (error: unknown) => {
    if (error instanceof errors.TimeoutError) return take();
    throw error;
  };
  const image = await take()
    .catch(again)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) allowSecondTry('the browser has stopped drawing the page');
      throw error;
    });
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

/** The smallest whole-numbered box around these. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  };
}

export function* points({ x, y, width, height }: Box): Generator<[number, number]> {
  for (let row = Math.ceil(y); row < y + height; row += 1)
    for (let column = Math.ceil(x); column < x + width; column += 1) yield [column, row];
}

/** Relative luminance and contrast as WCAG 2.2 defines them; for pixels, which are numbers already. */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
