import type { Facts } from '#content/words/accessibility.ts';
import { builtKinds } from '#pages/built-kinds.ts';
import { builtPage, type BuiltPage } from '#pages/built-page.ts';
import type { Given } from '#pages/page-data.tsx';
import { routes } from '#routes.ts';

/**
 * Every page that the build writes: each route, and its variants by query, with their data.
 * @param facts results of the last accessibility audit, for the accessibility statement
 */
export function* builtPages(facts: Facts): Generator<BuiltPage> {
  for (const route of routes) yield* builtKinds[route.kind]?.pages(route, facts) ?? [builtPage(route)];
}

/** Every data file, without duplicates: pages fetch them on client-side navigation. */
export function dataFiles(facts: Facts): readonly Given[] {
  const kinds = new Set(routes.map(({ kind }) => builtKinds[kind]));
  const files = [...kinds].flatMap((kind) => [...(kind?.data?.(facts) ?? [])]);
  return [...new Map(files.map((file) => [file.key, file])).values()];
}
