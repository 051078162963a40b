/** The smallest parts of the owner's files. */
import { z } from 'zod';

import { withWholeTimes } from '#content/rules/dates.ts';
import { languageOf, tagNamed, type Language } from '#content/rules/language.ts';
import { asTyped } from '#content/rules/signs.ts';

/** A sign as HTML writes it, which the site shows as it stands. */
export const entity = /&(?:[a-z][a-z\d]+|#\w+);/i;
const markup = new RegExp(`</?[a-z][^<>]*>|${entity.source}`, 'i');

/**
 * A text that is not empty. The end of a line is a space in it, since a subject, a title or a head of a file has one line.
 * @param example what an error and an editor show
 * @param description where it stands on the site, for editors
 */
export const text = (example: string, description?: string) =>
  lines(example, description).overwrite((value) => value.replace(/\s*\n\s*/g, ' '));

/** The same with its lines as they are written. A time, “6:45 am”, is in one piece. */
export const lines = (example: string, description?: string) =>
  z
    .string()
    .trim()
    .overwrite(withWholeTimes)
    .min(1)
    // An empty one has been told of.
    .refine((value) => /[\p{L}\p{N}]|^$/u.test(value), 'has neither a letter nor a digit')
    .check(({ value, issues }) => {
      const [found] = markup.exec(value) ?? [];
      if (found)
        issues.push({
          code: 'custom',
          input: value,
          message: `has “${found}”, which pages show as it stands. Take it out`,
        });
    })
    .meta({ examples: [example], ...(description ? { description } : {}) });

/** A text that the site fills when it is shown: no other name than these stands in braces in it. */
export const template = (example: string, ...names: readonly string[]) =>
  text(example)
    .refine((value) => Array.from(value.matchAll(/\{([^}]*)\}/g)).every(([, name = '']) => names.includes(name)), {
      error: `can have no other name in braces than ${names.map((name) => `{${name}}`).join(', ')}`,
    })
    .meta({ examples: [example] });

/** Whether it is an address of the web, as programs read it. */
export function isAddress(value: string): boolean {
  const [, host = ''] = /^https:\/\/([^\s/?#]+)\S*$/.exec(value) ?? [];
  return URL.canParse(value) && host !== '' && host === asTyped(host) && !entity.test(value);
}

/** An address of the web. */
export const address = (example: string) =>
  z
    .templateLiteral(['https://', z.string()], 'is not an address that begins with https://')
    .refine(isAddress, {
      error: 'has a space, “&amp;” or another sign that no address has',
      when: ({ issues }) => !issues.length,
    })
    .meta({ examples: [example] });

/** What is wrong with a day: that the calendar has none such, such as 2027-02-30, or how it is written. */
const wrongDay =
  (form: string) =>
  ({ input }: { readonly input?: unknown }) => {
    const [written] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(String(input)) ?? [];
    return written && !z.iso.date().safeParse(written).success
      ? `is ${written}, and there is no such day`
      : `is not ${form}`;
  };

/** A day of the calendar, such as 2026-11-22. */
export const day = (example: string, description: string) =>
  z.iso
    .date({ error: wrongDay('a day of the calendar, written year-month-day') })
    .meta({ examples: [example], description });

/** Of a group: its last day is not before its first. */
export function daysInOrder({ value, issues }: z.core.ParsePayload<{ from?: string; until?: string }>): void {
  const { from = '', until = from } = value;
  if (until < from)
    issues.push({
      code: 'custom',
      input: until,
      path: ['until'],
      message: 'is before the day at “from”',
      params: { example: from },
    });
}

/** Whether a text is a day of the calendar. */
export const isDay = (value: string): boolean => z.iso.date().safeParse(value).success;

/** A day and a time of day, such as 2026-12-11 17:30; read as 2026-12-11T17:30. */
export const moment = (example: string) =>
  z
    .string()
    .transform((value) => value.trim().replace(/ +/, 'T'))
    .pipe(
      z.iso.datetime({
        local: true,
        precision: -1,
        error: wrongDay('a day and a time, written year-month-day hour:minute in 24 hours'),
      }),
    )
    .meta({ examples: [example] });

/** The part of an address that names an entry. */
export const id = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and single hyphens only')
    .meta({ examples: [example], description: 'A part of its address: keep it when you change the words.' });

/** As people write it: YAML itself has true and false. */
export const yesOrNo = (description: string) =>
  z
    .union([z.boolean(), z.enum(['yes', 'no'])], 'must be yes or no')
    .transform((answer) => answer === true || answer === 'yes')
    .meta({ examples: ['yes'], description });

/**
 * The tag of the language of words, where it is another than that of the site.
 * @param of which words these are
 */
export const languageTag = (of: string) =>
  z
    .string()
    .overwrite((tag) => languageOf(tag)?.lang ?? tag)
    .check(({ value, issues }) => {
      if (!languageOf(value))
        issues.push({
          code: 'custom',
          input: value,
          message: `is “${value}”, which is the tag of no language`,
          params: { example: tagNamed(value) ?? 'fr' },
        });
    })
    .meta({ examples: ['fr'], description: `The language of ${of}, if it is not English: fr, uk, pa, tl, ar …` });

/** The same as attributes. */
export const language = (of: string) => languageTag(of).transform((tag): Language => languageOf(tag) ?? { lang: tag });

/** Something that is so, or is not written at all. */
export const mark = (description: string) =>
  z
    .union([z.literal(true), z.literal('yes')], 'can only be yes. Without the line it is not so')
    .transform((): true => true)
    .meta({ examples: ['yes'], description });

/** On what a daycare must replace by its own, or remove the mark from. */
export const sample = mark('Of the sample site: replace it.').exactOptional();

/** Of a whole file: no two of its entries have the same id. */
export function eachIdOnce({ value, issues }: z.core.ParsePayload): void {
  const seen = new Set<unknown>();
  function visit(entry: unknown, path: PropertyKey[]) {
    if (!entry || typeof entry !== 'object') return;
    const key = Array.isArray(entry) ? Number : String;
    for (const [name, inner] of Object.entries(entry)) {
      if (name === 'id' && seen.has(inner))
        issues.push({
          code: 'custom',
          input: inner,
          path: [...path, name],
          message: `stands twice: another entry above is “${String(inner)}”, too`,
        });
      if (name === 'id') seen.add(inner);
      visit(inner, [...path, key(name)]);
    }
  }
  visit(value, []);
}
