import { teachers } from '#content/records/teachers.ts';
import { teacherAddress } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** The first educator, and each by name. */
export const teacherBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    for (const { id, name, line } of teachers)
      yield builtPage(route, searchOf(teacherAddress(id)), { title: name, description: line });
  },
};
