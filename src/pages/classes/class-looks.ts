// The shape and the family in which each class stands on every shelf, so that a class is the same house on all pages.
import { classes } from '#content/site/classes.ts';
import { families } from '#design/families.ts';

const shapes = ['hill', 'arch', 'roof'] as const;

const indexOf = (id: string) => classes.findIndex((each) => each.id === id);

/** Repeated in the order of the classes. */
export const shapeOf = (id: string) => shapes[indexOf(id) % shapes.length]!;
export const familyOf = (id: string) => families[indexOf(id) % families.length]!;
