import type { Facts } from '#content/words/accessibility.ts';
import { newest } from '#content/posts/news.ts';
import type { Post } from '#content/posts/post.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { fileOf, type Route } from '#routes.ts';

import type { Given } from './page-data.tsx';

/** One page that the build writes. */
export interface BuiltPage {
  readonly route: Route;
  /** Empty, or beginning with '?'. */
  readonly search: string;
  /** The built file, within the site's folder. */
  readonly file: string;
  readonly given?: Given;
  readonly post?: Post;
  /** Where a query makes another page of the row: its own title and description. */
  readonly title?: string;
  readonly description?: string;
}

/** What the build must know of a kind of page that has data, or of which a query makes further pages. No visitor loads it. */
export interface KindBuild {
  /**
   * The pages of a row, the row's own first.
   * @param facts what the accessibility statement says of the last audit
   */
  readonly pages: (route: Route, facts: Facts) => Iterable<BuiltPage>;
  /** The data that pages fetch when somebody comes to them from another page. Kinds may name the same data. */
  readonly data?: (facts: Facts) => Iterable<Given>;
}

export function builtPage(
  route: Route,
  search = '',
  rest: Omit<BuiltPage, 'route' | 'search' | 'file'> = {},
): BuiltPage {
  return { route, search, file: fileOf(route, search), ...rest };
}

/** The rest of an address, from its question mark on. */
export const searchOf = (address: string) => /\?.*/.exec(address)?.[0] ?? '';

/** The newest posts as the data of a page. */
export const recentPosts = (): Given => ({ key: recentKey, data: newest(6) });

/** A kind of page that shows the newest posts besides its own content. */
export const withRecentPosts: KindBuild = {
  *pages(route) {
    yield builtPage(route, '', { given: recentPosts() });
  },
  *data() {
    yield recentPosts();
  },
};
