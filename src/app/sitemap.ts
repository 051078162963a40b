import { provider } from '#content/site/provider.ts';
import { routes } from '#routes.ts';

/** The sitemap of the provider's own pages and the small print (product decision 13: no template page). */
export function sitemap(): string {
  const urls = routes
    .filter(({ group }) => group !== 'template')
    .map(({ path }) => `  <url><loc>${new URL(path, provider.url).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export const robots = () => `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', provider.url).href}\n`;
