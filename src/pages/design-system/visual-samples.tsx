// Shaped pictures, blocks on a board, masonry, and every icon.
import { seeGroup } from '#content/words/design-system.ts';
import { galleryItems } from '#content/records/gallery.ts';
import { Block } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { iconNames } from '#ui/drawing/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Brick, Masonry } from '#ui/media/masonry.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample } from './component-sample.tsx';

const { shapes, blocks, bricks } = seeGroup;

export function VisualSamples() {
  return (
    <SampleGroup id="see" title={seeGroup.title} lead={seeGroup.lead} ground="wheat">
      <ComponentSample name="ShapedPicture" tray="below">
        <ul role="list" className="shapes-shown">
          {shapes.map(({ shape, title, picture, alt }) => (
            <li key={shape}>
              <ShapedPicture
                picture={picture}
                alt={alt}
                shape={shape}
                proportion="square"
                sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 30vw, 45vw"
              />
              <p className="mt-3 font-semibold">{title}</p>
            </li>
          ))}
        </ul>
      </ComponentSample>
      <ComponentSample name="Block" tray="below">
        <ul role="list" className="box-of-blocks">
          {blocks.map(({ title, ...block }) => (
            <li key={title} className="grid">
              <Block {...block}>
                <div className="font-display text-3">{title}</div>
              </Block>
            </li>
          ))}
        </ul>
        <Board />
      </ComponentSample>
      <ComponentSample name="Masonry" tray="below">
        <Masonry
          view="wall"
          bricks={galleryItems.slice(0, bricks.length).map(({ id, large, alt, title }, index) => ({
            id,
            height: bricks[index] ?? 'square',
            content: (
              <Brick
                picture={
                  <Picture picture={large} alt={alt} sizes="(min-width: 900px) 18rem, (min-width: 750px) 46vw, 92vw" />
                }
              >
                {title}
              </Brick>
            ),
          }))}
        />
      </ComponentSample>
      <ComponentSample name="Icon" tray="below">
        <ul role="list" className="icons-shown">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size="block" />
              {name}
            </li>
          ))}
        </ul>
      </ComponentSample>
    </SampleGroup>
  );
}
