import { classes } from '#content/records/classes.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { builtPage, recentPosts, searchOf, withRecentPosts, type KindBuild } from '#pages/built-page.ts';

/** The page without a query, which shows the first class, and a page for each class; the sidebar shows the newest posts. */
export const classDetailsBuild: KindBuild = {
  ...withRecentPosts,
  *pages(route) {
    const initialData = recentPosts();
    yield builtPage(route, '', { initialData });
    for (const { id, title, line } of classes)
      yield builtPage(route, searchOf(classAddress(id)), { title, description: line, initialData });
  },
};
