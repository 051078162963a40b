// The head of /about: no colour, one very large line, and a picture in a roof that stands on the edge.
import type { aboutHead } from '#content/about.ts';
import { ShapedPicture } from '#ui/shaped-picture.tsx';

export function AboutHead({ title, lead, text, picture, alt }: typeof aboutHead) {
  return (
    <div className="pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-8 wide:grid-cols-12">
        <h1 className="text-hero wide:col-span-9">{title}</h1>
        <div className="wide:col-span-6 wide:row-start-2 wide:self-center">
          <p className="max-w-lead text-lead">{lead}</p>
          <p className="mt-4">{text}</p>
        </div>
        <div className="wide:col-span-6 wide:col-start-7 wide:row-start-2">
          <ShapedPicture
            picture={picture}
            alt={alt}
            shape="roof"
            proportion="house"
            sizes="(min-width: 60rem) 36rem, 100vw"
            priority="hero"
          />
        </div>
      </div>
    </div>
  );
}
