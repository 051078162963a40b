import type { Facts } from '#content/words/accessibility.ts';
import { builtKinds } from '#pages/built-kinds.ts';
import { builtPage, type BuiltPage } from '#pages/built-page.ts';
import type { Given } from '#pages/page-data.tsx';
import { routes } from '#routes.ts';

/**
 * Every page that the build writes: each row of the route table, and the pages that a query makes of it, with their data.
 * @param facts what the accessibility statement says of the last audit
 */
export function* builtPages(facts: Facts): Generator<BuiltPage> {
  for (const route of routes) yield* builtKinds[route.kind]?.pages(route, facts) ?? [builtPage(route)];
}

/** Every data file, once: what a page fetches when somebody comes to it from another page. */
export function dataFiles(facts: Facts): readonly Given[] {
  const kinds = new Set(routes.map(({ kind }) => builtKinds[kind]));
  const files = [...kinds].flatMap((kind) => [...(kind?.data?.(facts) ?? [])]);
  return [...new Map(files.map((file) => [file.key, file])).values()];
}
