/** A page of the owner's own, as it is shown: pages/NAME.md. */
import type { Path } from '#route-rows.ts';

import type { Language } from './language.ts';
import type { NamedPicture, Shown } from './picture.ts';
import type { PostPart } from './post.ts';
import { plainOf, type RichText } from './rich-text.ts';

/** A part of a text in which pictures stand between paragraphs. */
export interface WrittenPart extends Omit<PostPart, 'heading' | 'depth' | 'paragraphs'> {
  readonly paragraphs?: readonly (RichText | NamedPicture)[];
}

interface WrittenPassage {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly WrittenPart[];
}

interface WrittenSection extends WrittenPassage {
  /** Under headings below its own. */
  readonly below: readonly WrittenPassage[];
}

/** As the file says it. */
export interface WrittenPage {
  readonly path: Path;
  readonly title: string;
  readonly description: string;
  readonly lang?: Language;
  readonly lead: string;
  /** Beside the title. */
  readonly picture?: NamedPicture;
  /** Above the first heading. */
  readonly intro: readonly WrittenPart[];
  readonly sections: readonly WrittenSection[];
}

export type OwnPage = Shown<WrittenPage>;
export type OwnPart = OwnPage['intro'][number];

/** So many sections are a long page, which has a list of them. */
export const longPage = 4;

/** The parts of all sections, in reading order. */
export const partsOf = ({ intro, sections }: Pick<OwnPage, 'intro' | 'sections'>): readonly OwnPart[] => [
  ...intro,
  ...sections.flatMap(({ parts, below }) => [...parts, ...below.flatMap((passage) => passage.parts)]),
];

type Drawn = { readonly name: string };

/** Whether it is a picture, which stands in the place of a paragraph. */
export const isPicture = <Each extends Drawn>(paragraph: RichText | Each): paragraph is Each =>
  typeof paragraph === 'object' && !Array.isArray(paragraph);

/** A part of a page or a post without emphasis, links and pictures. */
export const plainPart = <Each extends Drawn>({
  paragraphs = [],
  list = [],
  ...part
}: Omit<WrittenPart, 'paragraphs'> & { readonly paragraphs?: readonly (RichText | Each)[] }) => ({
  ...part,
  paragraphs: paragraphs.flatMap((each) => (isPicture(each) ? [] : plainOf(each))),
  list: list.map(plainOf),
});
