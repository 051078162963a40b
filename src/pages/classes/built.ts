import { classes } from '#content/records/classes.ts';
import { classAddress } from '#content/rules/addresses.ts';
import { builtPage, recentPosts, searchOf, withRecentPosts, type KindBuild } from '#pages/built-page.ts';

/** The first class, and each by its name, with the newest posts beside it. */
export const classBuild: KindBuild = {
  ...withRecentPosts,
  *pages(route) {
    const given = recentPosts();
    yield builtPage(route, '', { given });
    for (const { id, title, line } of classes)
      yield builtPage(route, searchOf(classAddress(id)), { title, description: line, given });
  },
};
