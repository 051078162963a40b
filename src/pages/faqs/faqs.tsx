// /faqs: frequent questions in two groups, and a form for other questions beside somebody who answers them.
import { AskQuestions } from '#forms/question/index.tsx';
import { FaqHead } from './faq-head.tsx';
import { Mark } from '#ui/drawing/mark.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { peopleMet } from '#content/values/people.ts';
import { FaqGroups } from './faq-groups.tsx';
import { Part } from '#runtime/part.tsx';
import { Page } from '#pages/page.tsx';

const groupsId = 'questions';
/** Last stands who is in the office, if anybody. */
const person = peopleMet.at(-1);

export function Faqs() {
  return (
    <Page path="/faqs">
      <FaqHead />
      <div id={groupsId} className="wrap py-section">
        <Part>
          <FaqGroups />
        </Part>
      </div>
      <div className="bg-chinook-tint pt-section">
        <div className="wrap grid grid-cols-1 items-end gap-12 wide:grid-cols-12">
          {/* On phones last, so that it stands on the board below. */}
          <div className="order-last mx-auto w-full max-w-card wide:order-none wide:col-span-5">
            {person ? (
              <>
                <p className="mb-8 font-display text-quote text-balance" {...person.lang}>
                  {person.line}
                </p>
                <Portrait picture={person.picture} family="canola" sizes="(min-width: 60rem) 28rem, 92vw" />
              </>
            ) : (
              <div className="mx-auto w-48">
                <Mark />
              </div>
            )}
          </div>
          <div className="wide:col-span-7 wide:pb-section">
            <AskQuestions />
          </div>
        </div>
      </div>
    </Page>
  );
}
