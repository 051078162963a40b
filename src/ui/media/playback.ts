/** What a film or a sound does, as its element says, and what can be asked of it. */

export interface Playback {
  readonly isPlaying: boolean;
  /** Where it is, and its length, in whole seconds; 0 for a length that is not known yet. */
  readonly time: number;
  readonly length: number;
  readonly isMuted: boolean;
  /** Whether captions are shown; undefined for what has none to show. */
  readonly captions: boolean | undefined;
  readonly canFillScreen: boolean;
  /** Whether it has a sound. Browsers know it once they have begun to play. */
  readonly hasSound: boolean;
}

/** No standard says whether a film has a sound: Safari, Firefox and Chromium each have a word of their own. */
interface Heard {
  readonly audioTracks?: { readonly length: number };
  readonly mozHasAudio?: boolean;
  readonly webkitAudioDecodedByteCount?: number;
}

const hasSound = ({ audioTracks, mozHasAudio, webkitAudioDecodedByteCount }: Heard) =>
  Boolean(audioTracks?.length || mozHasAudio || webkitAudioDecodedByteCount);

export const playbackOf = (media: HTMLMediaElement): Playback => ({
  isPlaying: !media.paused && !media.ended,
  time: Math.floor(media.currentTime),
  length: Number.isFinite(media.duration) ? Math.floor(media.duration) : 0,
  isMuted: media.muted,
  captions: media instanceof HTMLVideoElement ? media.textTracks[0]?.mode === 'showing' : undefined,
  canFillScreen: media instanceof HTMLVideoElement && canFillScreen(media),
  hasSound: hasSound(media as Heard),
});

/** iPhones know only a word of their own for it. */
interface OnPhone {
  readonly webkitEnterFullscreen?: () => void;
}

const canFillScreen = (video: HTMLVideoElement): boolean =>
  document.fullscreenEnabled || Boolean((video as OnPhone).webkitEnterFullscreen);

/** In the whole screen the browser's own controls are shown, which every system draws in its own way. */
export async function fillScreen(video: HTMLVideoElement): Promise<void> {
  if (!document.fullscreenEnabled) return (video as OnPhone).webkitEnterFullscreen!();
  video.controls = true;
  document.addEventListener('fullscreenchange', function onChange() {
    if (document.fullscreenElement) return;
    video.controls = false;
    document.removeEventListener('fullscreenchange', onChange);
  });
  await video.requestFullscreen();
}
