// A round badge with a scalloped edge: a figure and two or three words on a plain background, never on a picture.
import type { ReactNode } from 'react';

interface StickerProps {
  figure: string;
  text: ReactNode;
  /** Below the text, such as that the figure is a sample. */
  note?: string | undefined;
}

export function Sticker({ figure, text, note }: StickerProps) {
  return (
    <div className="sticker grid place-content-center text-center text-small leading-tight font-semibold text-on-sticker">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-sticker stroke-sticker forced-colors:hidden"
      >
        {/* The edge is a dotted line of twelve round dots: the length of the circle divided by twelve. */}
        <circle cx="50" cy="50" r="37" strokeWidth="25" strokeLinecap="round" strokeDasharray="0 19.373" />
      </svg>
      <span className="relative max-w-24 rounded-disc bg-sticker">
        <b className="block font-display text-card leading-none">{figure}</b> {text}
        {note && <span className="block font-normal"> {note}</span>}
      </span>
    </div>
  );
}
