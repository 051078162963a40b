/** WebVTT of the parts of a recording: each caption stands until the next one begins, the last until the end (s). */
export function subtitles(parts: readonly { readonly at: number; readonly caption: string }[], end: number): string {
  const cues = parts.map(
    ({ at, caption }, index) => `${stamp(at)} --> ${stamp(parts[index + 1]?.at ?? end)}\n${caption}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** 64.5 as 00:01:04.500. */
function stamp(seconds: number): string {
  const clock = new Date(Math.round(seconds * 1000)).toISOString();
  return clock.slice(11, 23);
}
