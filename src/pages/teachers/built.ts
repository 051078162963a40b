import { teachers } from '#content/records/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** The page without a query, which shows the first educator, and a page for each educator. */
export const teacherDetailsBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    for (const { id, name, line } of teachers)
      yield builtPage(route, searchOf(teacherAddress(id)), { title: name, description: line });
  },
};
