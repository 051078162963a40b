// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { calendarOf } from '#app/calendar.ts';
import { feed } from '#app/feed.ts';
import { instantOf, isOver } from '#content/rules/event.ts';
import { hoursInWords } from '#content/words/events.ts';
import { posts } from '#content/site/posts.ts';
import { provider } from '#content/site/provider.ts';

import { soupEvening as event } from '../content/own-entries.ts';

const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

/** '-06:00' as calendars write it, and in hours. */
const { utcOffset } = provider;
const hours = Number(utcOffset.slice(0, 3)) + Number(utcOffset.slice(4)) / 60;

test('an event’s calendar file has the provider’s fixed offset in it, in December and in July', () => {
  for (const starts of ['2026-12-11T17:30', '2027-07-09T07:30']) {
    const found = lines(calendarOf({ ...event, starts }));
    expect(found).toContain(`TZOFFSETTO:${utcOffset.replace(':', '')}`);
    expect(found).toContain(`DTSTART;TZID=${provider.address.province}:${starts.replace(/[-:]/g, '')}00`);
    expect(found).toContain('SUMMARY:Soup evening');
    expect(Date.parse(instantOf(starts, utcOffset))).toBe(Date.parse(`${starts}:00Z`) - hours * 3_600_000);
  }
});

test('a calendar file keeps to 75 octets a line and escapes the characters of its format', () => {
  const long = calendarOf({ ...event, lead: 'Soup, bread; and a “quiet” room \\ '.repeat(6) });
  for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines(long).find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Soup\\, bread\\; and a “quiet” room \\\\ ',
  );
});

test('an event’s time is said in Alberta’s hours, whatever the zone of the reader', () => {
  for (const zone of ['America/Edmonton', 'Asia/Tokyo', 'Pacific/Honolulu']) {
    vi.stubEnv('TZ', zone);
    expect(hoursInWords({ starts: '2026-12-11T17:30', ends: '2026-12-11T18:30' }, provider.address.province)).toBe(
      `5:30\u{A0}pm to 6:30\u{A0}pm, ${provider.address.province} time`,
    );
    expect(hoursInWords({ starts: '2027-07-09T07:30', ends: '2027-07-09T09:00' }, provider.address.province)).toBe(
      `7:30\u{A0}am to 9:00\u{A0}am, ${provider.address.province} time`,
    );
    const at = (time: string) => isOver(event, Date.parse(`2026-12-11T${time}:00-07:00`));
    expect([at('18:30'), at('18:29')]).toEqual([true, false]);
  }
});

test('the feed holds the newest posts as valid XML, each with its own address and date', () => {
  const xml = new DOMParser().parseFromString(feed(posts), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const items = [...xml.querySelectorAll('item')];
  expect(items).toHaveLength(Math.min(20, posts.length));
  expect(new Set(items.map((item) => item.querySelector('guid')?.textContent)).size).toBe(items.length);
  for (const [index, item] of items.entries()) {
    expect(item.querySelector('title')?.textContent).toBe(posts[index]!.title);
    expect(new Date(item.querySelector('pubDate')!.textContent).toISOString().slice(0, 10)).toBe(posts[index]!.date);
  }
});

test('what the daycare says for a short time stands first in the feed, with its days, and is known by its words', () => {
  const notice = {
    title: 'Storm: <we> open & wait',
    key: '2026-12-07 Storm',
    starts: Date.parse('2026-12-07T05:30-06:00'),
    days: '7 December 2026.',
  };
  const xml = new DOMParser().parseFromString(feed(posts, [notice]), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const [item] = xml.querySelectorAll('item');
  const textOf = (name: string) => item?.querySelector(name)?.textContent;
  expect(textOf('title')).toBe(notice.title);
  expect(textOf('description')).toBe(notice.days);
  expect(textOf('guid')).toBe(notice.key);
  expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(Date.parse(textOf('pubDate') ?? '')).toBe(notice.starts);
});
