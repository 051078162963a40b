import type { Facts } from '#content/words/accessibility.ts';
import { newest } from '#content/posts/news.ts';
import type { Post } from '#content/posts/post.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { fileOf, type Route } from '#routes.ts';

import type { InitialData } from './page-data.tsx';

/** One page that the build writes. */
export interface BuiltPage {
  readonly route: Route;
  /** Empty, or beginning with '?'. */
  readonly search: string;
  /** Path of the HTML file, relative to the output folder. */
  readonly file: string;
  readonly initialData?: InitialData;
  readonly post?: Post;
  /** Set if a query makes this page: it has its own title and description instead of the row's. */
  readonly title?: string;
  readonly description?: string;
}

/** The build's part of a kind of page that has data, or of which a query makes further pages. It is not in the browser's bundle. */
export interface KindBuild {
  /**
   * The pages of a row, the row's own first.
   * @param facts what the accessibility statement says of the last audit
   */
  readonly pages: (route: Route, facts: Facts) => Iterable<BuiltPage>;
  /** The data files that pages of this kind fetch after a navigation within the site. Two kinds may list the same file. */
  readonly data?: (facts: Facts) => Iterable<InitialData>;
}

export function builtPage(
  route: Route,
  search = '',
  rest: Omit<BuiltPage, 'route' | 'search' | 'file'> = {},
): BuiltPage {
  return { route, search, file: fileOf(route, search), ...rest };
}

/** The query of an address, with its question mark; empty if there is none. */
export const searchOf = (address: string) => /\?.*/.exec(address)?.[0] ?? '';

/** The newest posts as the data of a page. */
export const recentPosts = (): InitialData => ({ key: recentKey, data: newest(6) });

/** For kinds of pages whose only data is the newest posts. */
export const withRecentPosts: KindBuild = {
  *pages(route) {
    yield builtPage(route, '', { initialData: recentPosts() });
  },
  *data() {
    yield recentPosts();
  },
};
