import { siteContent } from '#content/reader/site-content.ts';

export const {
  lang: footerLang,
  closing,
  pages: closingsOfPages,
  posts: closingOfPosts,
  buttons,
  pictures,
} = await siteContent('words/footer');
