// Clips a picture to one of the shapes of design/shapes.css.
import type { ReactNode } from 'react';

export const shapes = {
  arch: 'shape-arch',
  roof: 'shape-roof',
  hill: 'shape-hill',
  disc: 'shape-disc',
  frame: 'shape-frame',
} as const;

const ratios = {
  /** Taller than wide. */
  house: 'aspect-5/6',
  wide: 'aspect-16/11',
  square: 'aspect-square',
  /** As high as its parent. */
  fill: 'h-full',
} as const;

export type Shape = keyof typeof shapes;
export type FrameRatio = keyof typeof ratios;

interface FrameShapeProps {
  shape: Shape;
  ratio?: FrameRatio;
  children: ReactNode;
}

export function FrameShape({ shape, ratio = 'fill', children }: FrameShapeProps) {
  return <span className={`block ${shapes[shape]} ${ratios[ratio]}`}>{children}</span>;
}
