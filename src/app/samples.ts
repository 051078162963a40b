import { classes } from '#content/site/classes.ts';
import { announcement } from '#content/site/words/coming-soon.ts';
import { events } from '#content/site/events.ts';
import { stories } from '#content/site/words/landing.ts';
import { posts } from '#content/site/posts.ts';
import { people } from '#content/site/people.ts';
import { badge, ribbon } from '#content/site/words/home.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { type Kind, routes } from '#routes.ts';

/** Whether the site has a page of a kind. */
const isOn = (kind: Kind) => routes.some((route) => route.kind === kind);

/** Records by kind; those with `sample` are to be replaced by the provider's own (product decision 11). */
const kinds: Readonly<Record<string, readonly { readonly sample?: boolean }[]>> = {
  posts,
  events,
  classes,
  people,
  testimonials,
  'claims of the home page': [badge, ribbon].filter((claim) => claim !== undefined),
  'landing pages': isOn('landing') ? Object.values(stories) : [],
  'pages that announce something': isOn('coming-soon') ? [announcement] : [],
};

/** The remaining sample records in one line, such as 'posts 15, events 12'; '' if there are none. */
export const samplesLeft = (all: typeof kinds = kinds) =>
  Object.entries(all)
    .map(([name, records]) => ({ name, left: records.filter(({ sample }) => sample).length }))
    .filter(({ left }) => left > 0)
    .map(({ name, left }) => `${name} ${left}`)
    .join(', ');
