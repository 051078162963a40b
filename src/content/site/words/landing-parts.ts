import { readSiteFile, SiteError } from '#content/reader/site-file.ts';
import { captioned } from '#content/rules/picture-of.ts';
import { isNeeded } from '#content/schemas/files.ts';
import { classes as known, classFigures } from '#content/site/classes.ts';

const words = readSiteFile('words/landing-parts');
const lost = words.classes.filter(({ id }) => !known.some((each) => each.id === id));
if (lost.length && isNeeded('words/landing-parts', () => readSiteFile('pages')))
  throw new SiteError(
    lost.map(
      ({ id }) =>
        `words/landing-parts.yaml: classes.yaml has no class “${id}”. It has ${known.map((each) => each.id).join(', ')}.`,
    ),
  );

type Family = 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon';

/** What the pages of the classes say as well: a class has one name, and all have the same ages. */
const saidOf = (id: string) => ({ name: known.find((each) => each.id === id)?.title ?? id, ages: classFigures.ages });

/** Gives each entry a colour family, in turn. */
const inColours = <Entry>(entries: readonly Entry[], families: readonly Family[]) =>
  entries.map((entry, index) => ({ ...entry, family: families[index % families.length]! }));

const ideaOf = ({ picture, points, ...idea }: typeof words.enrichment, families: readonly Family[]) => ({
  ...idea,
  shot: captioned(picture),
  points: inColours(points, families),
});

export const figures = inColours(words.figures, ['rosehip', 'canola', 'spruce', 'chinook']);
export const classes = inColours(
  words.classes.map(({ picture, ...each }) => ({ ...each, ...saidOf(each.id), shot: captioned(picture) })),
  ['chinook', 'canola', 'rosehip', 'saskatoon', 'canola', 'spruce'],
);
export const enrichment = ideaOf(words.enrichment, ['saskatoon', 'spruce', 'canola', 'rosehip']);
export const focus = ideaOf(words.focus, ['rosehip', 'chinook', 'saskatoon']);
export const { steps } = words;
/** Under the rainbow of the call to enrol. */
export const house = captioned(words.house);

export type LandingClass = (typeof classes)[number];
