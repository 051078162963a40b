import { bylineOf } from '#content/rules/byline.ts';
import { classes } from '#content/site/classes.ts';
import { people } from '#content/site/people.ts';

/** The people who have a page of their own, each with its number in their order, which gives it a colour. */
export const teachers = people
  .flatMap(({ id, name, nameLang, lang, picture, profile }) =>
    profile ? [{ id, name, ...(nameLang && { nameLang }), ...(lang && { lang }), picture, ...profile }] : [],
  )
  .map((teacher, index) => ({ ...teacher, index }));

/** Who teaches each class, by the class's id: no more of them than its page shows. */
export const classTeachers = Object.fromEntries(
  classes.flatMap((each) => {
    const found = teachers.find(({ id }) => id === each.teacher);
    if (!found) return [];
    const { id, name, nameLang, lang, role, line, picture, index } = found;
    const langs = { ...(nameLang && { nameLang }), ...(lang && { lang }) };
    return [[each.id, { id, name, ...langs, role, line, picture, index }]];
  }),
);

/** Who is on /about; the last of them is on /faqs, too. */
export const peopleMet = people
  .flatMap(({ id, name, nameLang, lang, picture, about }) =>
    about ? [{ id, name, ...(nameLang && { nameLang }), ...(lang && { lang }), line: about, picture }] : [],
  )
  .slice(0, 4);

/** Portraits beside comments, by byline: no more of the people than that, since every post loads it. */
export const portraits = people.map(({ picture, ...person }) => ({ byline: bylineOf(person), picture }));

export type Teacher = (typeof teachers)[number];
