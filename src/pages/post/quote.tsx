// The quote of a post, beside a thick line in the colours of its category.
import type { Post } from '#content/rules/post.ts';
import type { Family } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

export function Quote({ text, by, lang, family }: NonNullable<Post['quote']> & { lang: Post['lang']; family: Family }) {
  const { border, tint } = familyClasses[family];
  return (
    <figure className={`my-12 border-l-12 p-6 tablet:clear-both tablet:p-10 ${border} ${tint}`}>
      <blockquote className="font-display text-2 text-balance" {...lang}>
        {text}
      </blockquote>
      <figcaption className="mt-4">{by}</figcaption>
    </figure>
  );
}
