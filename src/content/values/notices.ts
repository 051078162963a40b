/** Notices that were not over on the day of the build, the first one first. */
import { beginOf, endOf } from '#content/rules/fact-state.ts';
import { timesOf } from '#content/rules/notices.ts';
import { buildDay } from '#content/site/build-day.ts';
import { notices as written } from '#content/site/notices.ts';
import { provider } from '#content/site/provider.ts';
import { noticeWords } from '#content/words/notices.ts';

const { utcOffset } = provider;

const coming = written
  .map((notice) => ({ ...notice, ...timesOf(notice, utcOffset) }))
  .filter(({ ends }) => ends > beginOf(buildDay, utcOffset))
  .toSorted((one, other) => one.starts - other.starts);

/** With their days, so that the HTML is right on any day. `starts` and `ends` are in ms since the epoch; `isOfDay`, whether they hold on the day of the build. */
export const notices = coming.map(({ starts, ends, ...notice }) => ({
  text: notice.text,
  days: noticeWords.inBrackets(notice),
  ...(notice.lang && { lang: notice.lang }),
  starts,
  ends,
  isOfDay: starts < endOf(buildDay, utcOffset),
}));

/** Without any, no page has room for one. */
export const hasNotices = notices.length > 0;

/** For the feed. */
export const noticesInFeed = coming.map(({ starts, ...notice }) => ({
  title: notice.text,
  ...(notice.lang && { lang: notice.lang }),
  key: `${notice.from} ${notice.text}`,
  starts,
  days: noticeWords.days(notice),
}));
