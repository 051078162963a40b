/** Pictures in content: as entries name them, and as the site shows them. */

import type { Language } from './language.ts';

/** That an entry names. */
export interface NamedPicture {
  readonly is: 'picture';
  /** In addresses: `img-2041` of IMG_2041.jpg. */
  readonly name: string;
  /** What it shows, for those who do not see it; empty where it decorates. */
  readonly alt: string;
  /** Of `alt`. */
  readonly lang?: Language;
  /** The CSS object-position where it is cropped. */
  readonly focus?: string;
}

/** What a browser needs of one to choose its file and keep its place. */
export interface PictureSize {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** In px, of the files that exist. */
  readonly widths: readonly number[];
  /** Of one of the owner's. */
  readonly isOwn?: true;
}

/** That the site shows. */
export type Picture = Omit<NamedPicture, 'is'> & PictureSize;

/** Content with its pictures as the site shows them. */
export type Shown<Content> = Content extends NamedPicture
  ? Omit<Content, 'is'> & PictureSize
  : Content extends readonly (infer Entry)[]
    ? readonly Shown<Entry>[]
    : Content extends object
      ? { readonly [Key in keyof Content]: Shown<Content[Key]> }
      : Content;

const isNamed = (value: object): value is NamedPicture => 'is' in value && value.is === 'picture';

/**
 * Content with each picture that it names as `show` gives it, in the language of the entry that it is of.
 * @param isLeftOut whether a picture drops out of a list of pictures in which others are left
 */
export function mapPictures(
  content: unknown,
  show: (picture: NamedPicture) => unknown,
  isLeftOut: (picture: NamedPicture) => boolean = () => false,
  lang?: Language,
): unknown {
  if (!content || typeof content !== 'object') return content;
  if (isNamed(content)) return show(lang ? { ...content, lang } : content);
  const of = (content as { readonly lang?: Language }).lang ?? lang;
  const map = (each: unknown) => mapPictures(each, show, isLeftOut, of);
  if (!Array.isArray(content))
    return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, map(each)]));
  const left = content.filter((each) => !(each && typeof each === 'object' && isNamed(each) && isLeftOut(each)));
  return (left.length ? left : content.slice(0, 1)).map(map);
}

/** What a picture of a gallery may show (REQ R80). */
export const galleryKinds = ['Drawing', 'Education', 'Game', 'Lunch'] as const;

/** The entries of a gallery whose pictures may still be shown: they say what they show, and the one in place of an ended consent says nothing. */
export const shownEntries = <Entry extends { readonly picture: Pick<NamedPicture, 'alt'> }>(
  entries: readonly Entry[],
) => entries.filter(({ picture }) => picture.alt);
