/** The words around schools.yaml: the schools, the ways and who goes along are the owner's. */
import type { School } from '#content/rules/schools.ts';

export const schoolsWords = {
  title: 'To school and back',
  question: (name: string) => `How do children get to ${name}?`,
  other: { text: 'Is your school not here?', link: 'Ask us' },
} as const;

/** What is said of a school beside the way. What its daycare has not said has no row. */
export const schoolRows = ({ lang, who, before, after, stepFree }: School) =>
  [
    { head: 'With', text: who, textLang: lang },
    { head: 'Before school', text: before, textLang: lang },
    { head: 'After school', text: after, textLang: lang },
    { head: 'Steps on the way', text: stepFree === undefined ? undefined : stepFree ? 'None' : 'Yes' },
  ].flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));

/** All of it in one text, for searches and for programs. */
export const schoolLine = (school: School) =>
  [
    sentence(school.for ? `For ${school.for}: ${school.way}` : school.way),
    ...schoolRows(school).map(({ head, text }) => sentence(`${head}: ${text}`)),
  ].join(' ');

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
