// The head of a gallery: title and lead at the left, the number of pictures at the right.
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

interface GalleryHeadProps {
  title: string;
  lead: string;
  /** Of both. */
  lang: LanguageAttributes | undefined;
  count: string;
}

export function GalleryHead({ title, lead, lang, count }: GalleryHeadProps) {
  return (
    <div className="pt-10 tablet:pt-16">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div className="min-w-0" {...lang}>
          <PageHead title={title} lead={lead} />
        </div>
        <div className="font-display text-2 text-rosehip-deep">{count}</div>
      </div>
    </div>
  );
}
