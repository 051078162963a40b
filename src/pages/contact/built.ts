import { barrier } from '#content/words/contact.ts';
import { builtPage, type KindBuild } from '#pages/built-page.ts';

/** The contact page, and the same page for somebody who has met a barrier on this site. */
export const contactBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    const { title, description } = barrier;
    yield builtPage(route, '?about=barrier', { title, description });
  },
};
