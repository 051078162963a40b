// /faqs: frequent questions in two groups, and a form for other questions.
import { AskQuestions } from '#forms/question/index.tsx';
import { FaqHead } from './faq-head.tsx';
import { logo } from '#design/own-logo.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Mark } from '#ui/drawing/mark.tsx';
import { FaqGroups } from './faq-groups.tsx';
import { Part } from '#runtime/part.tsx';
import { Page } from '#pages/page.tsx';

const groupsId = 'questions';

export function Faqs() {
  return (
    <Page path="/faqs">
      <FaqHead />
      <div id={groupsId} className="wrap py-section">
        <Part>
          <FaqGroups />
        </Part>
      </div>
      <div className="bg-canola-tint pt-section">
        <div className="wrap grid grid-cols-1 items-end gap-12 wide:grid-cols-12">
          {/* On phones last, so that it stands on the board below. */}
          <div className="order-last mx-auto aspect-22/17 w-full max-w-aside wide:order-none wide:col-span-4">
            {logo ? <Mark /> : <Drawing name="lantern" size="cubby" />}
          </div>
          <div className="wide:col-span-8 wide:pb-section">
            <AskQuestions />
          </div>
        </div>
      </div>
    </Page>
  );
}
