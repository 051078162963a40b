// What search engines read of a post (https://schema.org/BlogPosting). React escapes what could end the script element.
import type { Post } from '#content/posts/post.ts';
import { provider } from '#content/site/provider.ts';
import { postAddress } from '#content/rules/addresses.ts';

export const StructuredData = ({ post }: { post: Post }) => (
  <script type="application/ld+json">{JSON.stringify(dataOf(post))}</script>
);

const dataOf = ({ slug, title, excerpt, date, author, category, tags, picture }: Post) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  author: { '@type': 'Person', name: author },
  articleSection: category,
  keywords: tags,
  image: new URL(`/pictures/${picture.name}-800.webp`, provider.url).href,
  mainEntityOfPage: new URL(postAddress(slug), provider.url).href,
  publisher: { '@type': 'ChildCare', name: provider.name, url: provider.url },
});
