// The calendar of closed days, read again by a small reader of RFC 5545 that shares nothing with the writer.
import { expect, test } from 'vitest';

import { closuresCalendar } from '#app/closures-calendar.ts';
import type { Closure } from '#content/rules/opening.ts';
import { repeatOf } from '#content/rules/repeats.ts';
import { noEnd } from '#content/rules/special-days.ts';
import { provider } from '#content/site/provider.ts';
import { closures } from '#content/values/opening.ts';

/** The lines of each VEVENT by their names, with parameters; and the offset of the only time zone. */
function read(text: string) {
  expect(text.endsWith('\r\n')).toBe(true);
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const lines: string[] = [];
  for (const line of physical)
    if (/^[ \t]/.test(line)) lines[lines.length - 1] += line.slice(1);
    else lines.push(line);
  const stack: string[] = [];
  const events: Record<string, string>[] = [];
  const others: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') stack.push(value);
    else if (name === 'END') expect(stack.pop()).toBe(value);
    else if (stack.at(-1) === 'VEVENT') events.at(-1)![name] = value.replaceAll(/\\(.)/g, '$1');
    else others[name] = value.replaceAll(/\\(.)/g, '$1');
    if (line === 'BEGIN:VEVENT') events.push({});
  }
  expect(stack).toEqual([]);
  return { events, others };
}

const today = '2026-11-28';
const eve: Closure = { name: 'Eve; early, “of course”', from: '2026-12-24', until: '2026-12-24', open: [405, 720] };
const winter: Closure = { name: 'Winter '.repeat(20).trim(), from: '2026-12-31', until: '2027-01-03' };
const friday: Closure = {
  name: 'Staff learn',
  from: '2026-11-01',
  until: '2027-02-28',
  every: repeatOf('first Friday'),
};
const thursday: Closure = {
  name: 'Early',
  from: '2026-12-01',
  until: noEnd,
  every: repeatOf('Thursday'),
  open: [480, 750],
};

const host = new URL(provider.url).hostname;
const zone = provider.address.province;

test('a closed day ends before the next one, a half day has its hours in the fixed offset, and each is known by its day', () => {
  const { events, others } = read(closuresCalendar([eve, winter], today));
  expect(others['TZOFFSETTO']).toBe(provider.utcOffset.replace(':', ''));
  expect(others['X-WR-CALNAME']).toContain(provider.name);
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    UID: `closed-2026-12-24@${host}`,
    DTSTAMP: '20261128T000000Z',
    [`DTSTART;TZID=${zone}`]: '20261224T064500',
    [`DTEND;TZID=${zone}`]: '20261224T120000',
    SUMMARY: expect.stringMatching(/: Eve; early, “of course”$/),
  });
  expect(events[1]).toMatchObject({
    UID: `closed-2026-12-31@${host}`,
    'DTSTART;VALUE=DATE': '20261231',
    'DTEND;VALUE=DATE': '20270104',
    SUMMARY: `${provider.name} is closed: ${winter.name}`,
  });
});

test('days that repeat are in it for a year, but for those that have another entry, and no day is known twice', () => {
  const { events } = read(closuresCalendar([friday, thursday, eve, winter], today));
  const days = events.map(({ UID }) => UID!.slice('closed-'.length, -host.length - 1));
  expect(new Set(days).size).toBe(days.length);
  expect(days).toEqual(days.toSorted());
  const named = (words: string) => days.filter((_, index) => events[index]!['SUMMARY']!.endsWith(words));
  // That of January is within the winter closure.
  expect(named('Staff learn')).toEqual(['2026-12-04', '2027-02-05']);
  expect(named('Early').slice(0, 5)).toEqual(['2026-12-03', '2026-12-10', '2026-12-17', '2027-01-07', '2027-01-14']);
  expect(named('Early').at(-1)).toBe('2027-11-25');
});

test('the calendar of the folder has every closed day of it', () => {
  const { events } = read(closuresCalendar(closures, today));
  const starts = events.map((event) => event['DTSTART;VALUE=DATE'] ?? event[`DTSTART;TZID=${zone}`]!.slice(0, 8));
  expect(starts).toEqual(
    expect.arrayContaining(closures.filter(({ every }) => !every).map(({ from }) => from.replaceAll('-', ''))),
  );
});
