// A picture with the audio player beside it, on one board over the head's edge.
import { sounds } from '#content/values/recordings.ts';
import { soundWords } from '#content/words/sounds.ts';
import { BoardPanel } from '#ui/layout/board-panel.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { SoundPlayer } from '#ui/media/sound-player.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadSound({ post: { sound, picture } }: LeadProps) {
  const recording = sound && sounds[sound];
  return (
    <BoardPanel ground="wheat">
      <div className="grid items-center gap-8 tablet:grid-cols-5">
        <div className="tablet:col-span-2">
          <ShapedPicture picture={picture} shape="hill" proportion="house" sizes="(min-width: 40rem) 20rem, 90vw" />
        </div>
        <div className="tablet:col-span-3">{recording && <SoundPlayer sound={recording} words={soundWords} />}</div>
      </div>
    </BoardPanel>
  );
}
