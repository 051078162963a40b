// A small flat drawing from public/drawings. Always decoration: the words beside it say the same.
const sizes = { small: 'size-16', large: 'size-24' } as const;

export function Sketch({ source, size }: { source: `/drawings/${string}.svg`; size: keyof typeof sizes }) {
  return <img src={source} alt="" width={96} height={96} loading="lazy" decoding="async" className={sizes[size]} />;
}
