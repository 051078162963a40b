// The mission as a quote on its own ground; the lantern stands at its foot.
import type { mission } from '#content/about.ts';
import { Lantern } from '#ui/lantern.tsx';

export function Mission({ title, quote, source }: typeof mission) {
  return (
    <section className="band bg-saskatoon-tint pb-0">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-8 wide:grid-cols-12">
        <figure className="wide:col-span-10 wide:pb-section">
          <h2 className="text-2 text-saskatoon-deep">{title}</h2>
          <blockquote className="mt-6">
            <p className="font-display text-quote text-balance max-w-full">{quote}</p>
          </blockquote>
          <figcaption className="mt-6">{source}</figcaption>
        </figure>
        <div className="w-24 wide:col-span-2 wide:w-full">
          <Lantern />
        </div>
      </div>
    </section>
  );
}
