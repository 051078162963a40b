import type { Post } from '#content/posts/post.ts';
import { provider } from '#content/records/provider.ts';
import { postAddress } from '#content/rules/addresses.ts';

/** Structured data of a post (https://schema.org/BlogPosting). */
export const postData = ({ slug, title, excerpt, date, author, category, tags, picture }: Post) => ({
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

/** A JSON data block. `<` is escaped so that no text can end the script element. */
export const dataScript = (type: 'application/json' | 'application/ld+json', data: unknown, attributes = '') =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
