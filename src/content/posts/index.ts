/** All posts. To add one, write its file, and import and list it here. */
import { aDayHere } from './a-day-here.ts';
import { afterSchool } from './after-school.ts';
import { biting } from './biting.ts';
import { choosingADaycare } from './choosing-a-daycare.ts';
import { fees } from './fees.ts';
import { firstWeek } from './first-week.ts';
import { flight } from './flight.ts';
import { homeLanguage } from './home-language.ts';
import { insideDays } from './inside-days.ts';
import { lunchTable } from './lunch-table.ts';
import { onOurShelf } from './on-our-shelf.ts';
import { sickDays } from './sick-days.ts';
import { tidyUpTune } from './tidy-up-tune.ts';
import { toiletLearning } from './toilet-learning.ts';
import { winterBag } from './winter-bag.ts';
import type { Post } from './post.ts';

/** The newest first. */
export const posts: readonly Post[] = [
  sickDays,
  fees,
  homeLanguage,
  aDayHere,
  afterSchool,
  insideDays,
  lunchTable,
  toiletLearning,
  biting,
  tidyUpTune,
  flight,
  choosingADaycare,
  firstWeek,
  winterBag,
  onOurShelf,
].toSorted((a, b) => b.date.localeCompare(a.date));

/** The post with that slug, if there is one. */
export const postOf = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);
