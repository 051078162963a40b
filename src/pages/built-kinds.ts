import type { Kind } from '#routes.ts';

import { type KindBuild, withRecentPosts } from './built-page.ts';
import { classBuild } from './classes/built.ts';
import { contactBuild } from './contact/built.ts';
import { eventBuild, eventsBuild } from './events/built.ts';
import { newsBuild } from './news/built.ts';
import { postBuild } from './post/built.ts';
import { accessibilityBuild } from './small-print/built.ts';
import { teacherBuild } from './teachers/built.ts';

/** What the build must know of each kind of page that is more than its one row without data. */
export const builtKinds: Partial<Record<Kind, KindBuild>> = {
  'about-team': withRecentPosts,
  accessibility: accessibilityBuild,
  blog: newsBuild,
  class: classBuild,
  contact: contactBuild,
  event: eventBuild,
  events: eventsBuild,
  landing: withRecentPosts,
  post: postBuild,
  teacher: teacherBuild,
};
