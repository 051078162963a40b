// What follows all groups of /program: which of them fits, and the link to the registration form.
import { programLang } from '#content/site/words/program.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Band } from '#ui/layout/band.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Lead } from '#ui/layout/lead.tsx';

interface ProgramCloseProps {
  title: string;
  text: string;
  link: string;
}

export function ProgramClose({ title, text, link }: ProgramCloseProps) {
  return (
    // On paper there is no form to go to.
    <div className="print:hidden">
      <Band ground="stage" foot="board">
        <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-10 tablet:grid-cols-12">
          <div className="tablet:col-span-7 tablet:pb-section">
            <h2 {...programLang}>{title}</h2>
            <Lead>{programLang ? <InLanguage lang={programLang}>{text}</InLanguage> : text}</Lead>
            <p className="mt-8">
              <Link to={registerTo} button="solid">
                {registerSays ?? (programLang ? <InLanguage lang={programLang}>{link}</InLanguage> : link)}
              </Link>
            </p>
          </div>
          <div className="aspect-22/17 max-w-aside tablet:col-span-5 wide:col-span-4 wide:col-start-9">
            <Drawing name="blocks" size="cubby" />
          </div>
        </div>
      </Band>
    </div>
  );
}
