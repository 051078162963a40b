// The shape in which each class stands on every shelf, so that a class is the same house on all pages.
import { classes } from '#content/site/classes.ts';

const shapes = ['arch', 'roof', 'hill'] as const;

/** Repeated in the order of the classes. */
export const shapeOf = (id: string) => shapes[classes.findIndex((each) => each.id === id) % shapes.length]!;
