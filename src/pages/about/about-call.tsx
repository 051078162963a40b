// The call to enrol: one sentence, one button, and a picture on the board, or a drawing of coat hooks.
import { aboutLang, type aboutCall } from '#content/site/words/about.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { Band } from '#ui/layout/band.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { CoatHooks } from './coat-hooks.tsx';

export function AboutCall({ text, link, picture }: typeof aboutCall) {
  return (
    <Band overflow="clip" ground="stage" foot="board">
      <div className="wrap grid grid-cols-1 items-center gap-x-6 gap-y-10 tablet:grid-cols-12">
        <div
          className={picture ? 'tablet:col-span-12 wide:col-span-6 wide:pb-section' : 'pb-section tablet:col-span-7'}
        >
          <h2 className="text-hero" {...aboutLang}>
            {text}
          </h2>
          <p className="mt-8">
            <Link to={registerTo} button="solid">
              {registerSays ?? (aboutLang ? <InLanguage lang={aboutLang}>{link}</InLanguage> : link)}
            </Link>
          </p>
        </div>
        {picture ? (
          <div className="self-end tablet:col-span-12 wide:col-span-6">
            <ShapedPicture picture={picture} shape="hill" proportion="broad" sizes="(min-width: 60rem) 38rem, 92vw" />
          </div>
        ) : (
          <div className="pb-section tablet:col-span-5 wide:ps-6 print:hidden!">
            <CoatHooks />
          </div>
        )}
      </div>
    </Band>
  );
}
