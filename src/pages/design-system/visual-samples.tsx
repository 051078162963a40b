// Shaped pictures, blocks on a board, icons on blocks, masonry, and every icon.
import { pictureFiles } from '#content/site/picture-files.ts';
import { seeGroup } from '#content/words/design-system.ts';
import { galleryItems } from '#content/values/lists.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Block, blockShapes } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { shapes as shapeClasses } from '#ui/drawing/frame-shape.tsx';
import { families } from '#design/families.ts';
import { iconNames, ownersIconNames } from '#design/icon-names.ts';
import { IconBlock } from '#ui/drawing/icon-block.tsx';
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
      <ComponentSample name="ShapedPicture" tray="below" variants={shapeClasses}>
        <ul role="list" className="grid gap-x-6 gap-y-8 tablet:grid-cols-3 wide:grid-cols-5">
          {shapes.map(({ shape, title, picture }) => (
            <li key={shape}>
              <ShapedPicture
                picture={{ ...pictureFiles[picture.name]!, ...picture }}
                shape={shape}
                proportion="square"
                sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 30vw, 45vw"
              />
              <p className="mt-3 font-semibold">{title}</p>
            </li>
          ))}
        </ul>
      </ComponentSample>
      <ComponentSample name="Block" tray="below" variants={blockShapes}>
        <ul role="list" className="grid grid-cols-figures items-end gap-y-5 phone:grid-cols-2 wide:grid-cols-4">
          {blocks.map(({ title, ...block }) => (
            <li key={title} className="grid h-full items-end border-b-8 border-wood-deep px-1">
              <Block {...block}>
                <div className="font-display text-3">{title}</div>
              </Block>
            </li>
          ))}
        </ul>
        <Board />
      </ComponentSample>
      <ComponentSample name="IconBlock" tray="below">
        <div className="flex flex-wrap items-end gap-4">
          {families.map((family, index) => (
            <IconBlock key={family} name={ownersIconNames[index]!} family={family} />
          ))}
        </div>
        <Board />
      </ComponentSample>
      <ComponentSample name="Masonry" tray="below">
        <Masonry
          bricks={galleryItems.slice(0, bricks.length).map(({ id, picture, title, lang }, index) => ({
            id,
            height: bricks[index] ?? 'wide',
            content: (
              <Brick
                picture={<Picture picture={picture} sizes="(min-width: 900px) 18rem, (min-width: 750px) 46vw, 92vw" />}
              >
                <InLanguage lang={lang}>{title}</InLanguage>
              </Brick>
            ),
          }))}
        />
      </ComponentSample>
      <ComponentSample name="Icon" tray="below">
        <ul role="list" className="grid gap-x-6 gap-y-4 tablet:grid-cols-3 wide:grid-cols-4">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <Icon name={name} size="block" />
              {name}
            </li>
          ))}
        </ul>
      </ComponentSample>
    </SampleGroup>
  );
}
