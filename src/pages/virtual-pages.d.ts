declare module 'virtual:pages' {
  import type { ComponentType } from 'react';

  import type { Kind, Route } from '#routes.ts';

  /** Loads the component of each kind of page that the site has. The build writes it (tasks/build/page-files.ts). */
  export const files: Readonly<Partial<Record<Kind, () => Promise<ComponentType<{ route: Route }>>>>>;
}
