// What a film or a sound is to the parts that play it: a file of the site's own, or an address at another service that is asked only when somebody wants it.
import type { PictureFile } from './picture-file.ts';

/** One part of a film or a sound in words, from this second on. */
export interface TranscriptPart {
  readonly at: number;
  readonly text: string;
  /** Lines that are sung to it in the room; the recording itself has no voice. */
  readonly sung?: readonly string[];
}

interface RecordingInfo {
  readonly title: string;
  /** How long it is, and whether it has sound. */
  readonly note: string;
  readonly transcript: readonly TranscriptPart[];
  /** Address of a page part in HTML that is shown with it; nothing is asked for without one. */
  readonly captionUrl?: string;
}

export interface SelfHosted {
  /** The same recording in several formats, the smallest first. */
  readonly files: readonly [RecordingFile, ...RecordingFile[]];
  /** WebVTT. */
  readonly captions: `/${string}`;
}
export interface RecordingFile {
  readonly src: `/${string}`;
  readonly type: `${'video' | 'audio'}/${string}`;
}

export interface ExternalRecording {
  /** Address of the service's player. */
  readonly embed: `https://${string}`;
  /** Its page there, as a plain link for everybody who does not use the player. */
  readonly page: `https://${string}`;
  /** The service's name. */
  readonly site: string;
}

/** `cover` stands on the page, `still` in the player before it plays. */
export type SelfHostedFilm = RecordingInfo & SelfHosted & { readonly cover: PictureFile; readonly still: `/${string}` };
export type Film = SelfHostedFilm | (RecordingInfo & ExternalRecording & { readonly cover: PictureFile });
export type Sound = RecordingInfo & (SelfHosted | ExternalRecording);

/** Words with their places in braces: {title}, {site}. */
export interface RecordingWords {
  play: string;
  close: string;
  /** Names the transcript. */
  transcript: string;
  /** Stands before lines that are sung. */
  sung: string;
  /** For a recording at another service: the plain link, the button that loads its player, and what loading means. */
  elsewhere: string;
  load: string;
  loading: string;
}
