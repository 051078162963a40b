// A small drawing from public/drawings. Always decorative: the text beside it says the same.
const sizes = {
  small: { className: 'size-16', width: 96, height: 96 },
  /** On the lower edge of a page's header section. */
  head: { className: 'block h-auto w-30 tablet:w-bead wide:w-48', width: 240, height: 288 },
} as const;

export function Sketch({ source, size }: { source: `/drawings/${string}.svg`; size: keyof typeof sizes }) {
  return <img src={source} alt="" {...sizes[size]} loading="lazy" decoding="async" />;
}
