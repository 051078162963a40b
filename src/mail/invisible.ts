/**
 * Invisible characters (Default_Ignorable_Code_Point, the blank of braille and the marks of annotations), and those that change the direction of the text after them:
 * they make one name look like another, or change what a subject seems to say. The joiners U+200C and U+200D and the variation selectors are kept, since Persian,
 * Indic, Mongolian and Japanese names and emoji need them.
 */
const invisible = /(?![\u200C\u200D\p{VS}])[\p{DI}\u2800\uFFF9-\uFFFB]/gu;

export const withoutInvisible = (text: string) => text.replace(invisible, '');
