// The data of a film or a sound: files on this site, or the player of another service, which is loaded only on request.
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import type { PictureFile } from './picture-file.ts';

/** One part of a transcript; `at` is its start in seconds. */
export interface TranscriptPart {
  readonly at: number;
  readonly text: string;
  /** Lyrics that are sung along; the recording itself has no voice. */
  readonly sung?: readonly string[];
}

interface RecordingInfo {
  readonly title: string;
  /** Of the title, the note, the transcript and the captions. */
  readonly lang?: LanguageAttributes;
  /** Its length, and whether it has sound. */
  readonly note: string;
  readonly transcript: readonly TranscriptPart[];
  /** URL of an HTML caption; nothing is fetched without one. */
  readonly captionUrl?: string;
}

export interface SelfHosted {
  /** The same recording in several formats, the smallest first. */
  readonly files: readonly RecordingFile[];
  /** URL of the WebVTT file. */
  readonly captions: `/${string}`;
  /** The name of their language, where it is not English. */
  readonly captionsIn?: string;
}
export interface RecordingFile {
  readonly src: `/${string}`;
  readonly type: `${'video' | 'audio'}/${string}`;
}

export interface ExternalRecording {
  /** URL of the service's embedded player. */
  readonly embed: `https://${string}`;
  /** URL of its page at the service, as a plain link for visitors who do not load the player. */
  readonly page: `https://${string}`;
  /** The service's name. */
  readonly site: string;
}

/** The attributes of their track. */
export const captionsOf = ({ captions, captionsIn = 'English', lang }: SelfHosted & Pick<RecordingInfo, 'lang'>) => ({
  src: captions,
  srcLang: lang?.lang ?? 'en',
  label: captionsIn,
});

/** `cover` is shown on the page, `still` is the poster of the player. */
export type SelfHostedFilm = RecordingInfo & SelfHosted & { readonly cover: PictureFile; readonly still: `/${string}` };
export type Film = SelfHostedFilm | (RecordingInfo & ExternalRecording & { readonly cover: PictureFile });
export type Sound = RecordingInfo & (SelfHosted | ExternalRecording);

/** Texts with placeholders in braces: {title}, {site}, {time}, {length}. */
export interface RecordingWords {
  play: string;
  pause: string;
  /** Name of the slider, and where it stands. */
  position: string;
  at: string;
  captions: string;
  sound: string;
  /** The button that lets a film fill the screen. */
  whole: string;
  failed: string;
  close: string;
  /** Heading of the transcript. */
  transcript: string;
  /** Shown before lyrics. */
  sung: string;
  /** For a recording at another service: the plain link, the button that loads its player, and what loading it means for privacy. */
  elsewhere: string;
  load: string;
  loading: string;
}
