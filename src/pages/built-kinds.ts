import type { Kind } from '#routes.ts';

import { type KindBuild, withRecentPosts } from './built-page.ts';
import { classDetailsBuild } from './classes/built.ts';
import { contactBuild } from './contact/built.ts';
import { eventDetailsBuild, eventsBuild } from './events/built.ts';
import { newsBuild } from './news/built.ts';
import { postBuild } from './post/built.ts';
import { accessibilityBuild } from './small-print/built.ts';
import { teacherDetailsBuild } from './teachers/built.ts';

/** How the build writes the kinds of pages that have data or more than one page a row. Every other row is one page without data. */
export const builtKinds: Partial<Record<Kind, KindBuild>> = {
  'about-team': withRecentPosts,
  accessibility: accessibilityBuild,
  blog: newsBuild,
  'class-details': classDetailsBuild,
  contact: contactBuild,
  'event-details': eventDetailsBuild,
  events: eventsBuild,
  landing: withRecentPosts,
  post: postBuild,
  'teacher-details': teacherDetailsBuild,
};
