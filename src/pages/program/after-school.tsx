// Out-of-school care: points such as the school year and the summer, and a picture that extends to the right edge of wide viewports.
import { programLang, type afterSchool } from '#content/site/words/program.ts';
import { Band } from '#ui/layout/band.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Points, type Point } from './points.tsx';

type AfterSchoolProps = Omit<NonNullable<typeof afterSchool>, 'points'> & { points: readonly Point[] };

export function AfterSchool({ id, title, text, points, picture }: AfterSchoolProps) {
  return (
    <Band id={id} overflow="clip" ground="wheat" foot="board">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-10 tablet:grid-cols-12">
        <div className="tablet:col-span-6 tablet:pb-section wide:pe-6">
          {/* `text-wrap: balance` would break the name at its hyphens. */}
          <h2 className="text-wrap" {...programLang}>
            {title}
          </h2>
          <p className="mt-4 text-lead" {...programLang}>
            {text}
          </p>
          <Points points={points} />
        </div>
        <div className="tablet:col-span-6 tablet:-me-edge tablet:self-end">
          <ShapedPicture picture={picture} shape="hill" proportion="broad" sizes="(min-width: 40rem) 50vw, 100vw" />
        </div>
      </div>
    </Band>
  );
}
