// What search engines read of a post (https://schema.org/BlogPosting). React escapes what could end the script element.
import type { Post } from '#content/rules/post.ts';
import { provider } from '#content/site/provider.ts';
import { postAddress } from '#content/rules/addresses.ts';

export const StructuredData = ({ post }: { post: Post }) => (
  <script type="application/ld+json">{JSON.stringify(dataOf(post))}</script>
);

const dataOf = ({ slug, title, excerpt, date, author, category, tags, picture, lang }: Post) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  ...(lang && { inLanguage: lang.lang }),
  datePublished: date,
  author: { '@type': author === provider.name ? 'ChildCare' : 'Person', name: author },
  articleSection: category,
  keywords: tags,
  image: new URL(`/pictures/${picture.name}-${widthOf(picture)}.webp`, provider.url).href,
  mainEntityOfPage: new URL(postAddress(slug), provider.url).href,
  publisher: { '@type': 'ChildCare', name: provider.name, url: provider.url },
});

/** A width of which the picture has a file; 800 px are enough. */
const widthOf = (picture: Post['picture']) => picture.widths.findLast((width) => width <= 800);
